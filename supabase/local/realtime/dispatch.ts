// Sends each change to the channels that subscribed to it and may read it, in commit order.
import type { PGlite } from '@electric-sql/pglite';
import { asListener, isExpired, type Listener } from '../access-token.ts';
import { isAskedFor, isFor, type Binding } from './bindings.ts';
import type { Change, PublishedTable, Values } from './capture.ts';
import { readView, type View } from './reader.ts';

export interface Subscription {
  listener: Listener;
  bindings: readonly Binding[];
  deliver(payload: Values): void;
  expire(): void;
}

export async function dispatch(
  pglite: PGlite,
  batch: readonly Change[],
  subscriptions: readonly Subscription[],
) {
  const views = new Map<string, View | undefined>();
  const tables = [...new Set(batch.map((change) => change.table))];
  const audiences = new Map<PublishedTable, { subscription: Subscription; view: View }[]>();
  for (const table of tables) {
    const keys = batch.flatMap(({ table: one, key }) => (one === table && key ? [key] : []));
    const audience = [];
    for (const subscription of subscriptions) {
      if (!isTableAskedFor(subscription, table)) continue;
      const name = viewName(subscription.listener, table);
      if (!views.has(name)) views.set(name, await readAs(pglite, subscription, table, keys));
      const view = views.get(name);
      if (view) audience.push({ subscription, view });
    }
    audiences.set(table, audience);
  }
  for (const change of batch) {
    for (const { subscription, view } of audiences.get(change.table) ?? []) {
      deliver(change, subscription, view);
    }
  }
}

/** A failing policy hides the row. */
async function readAs(
  pglite: PGlite,
  { listener }: Subscription,
  table: PublishedTable,
  keys: Values[],
): Promise<View | undefined> {
  return asListener(pglite, listener, (transaction) => readView(transaction, table, keys)).catch(
    () => undefined,
  );
}

function deliver(change: Change, subscription: Subscription, view: View) {
  if (isExpired(subscription.listener)) {
    subscription.expire();
    return;
  }
  const data = describeChange(change, view);
  if (!data) return;
  const record = change.type === 'DELETE' ? change.oldKey : data.record;
  const ids = subscription.bindings
    .filter((binding) => isAskedFor(binding, change, record ?? {}))
    .map((binding) => binding.id);
  if (ids.length > 0) subscription.deliver({ ids, data });
}

/**
 * As hosted (`realtime.apply_rls`): policies cannot check a deleted row. A delete is sent to every
 * subscriber of the table, with only the primary key if the table has row-level security; `deliver`
 * matches filters with the whole replica identity. An insert or update is sent only to subscribers
 * that may read the row.
 */
function describeChange(change: Change, { columns, hasKey, find }: View) {
  const { table, type, key, oldKey, commitTimestamp } = change;
  const origin = { schema: table.schema, table: table.name, type };
  const common = { ...origin, commit_timestamp: commitTimestamp, columns, errors: null };
  const selectable = columns.map((column) => column.name);
  if (type === 'DELETE') {
    const { hasRowSecurity, primaryKey } = table;
    const sent = selectable.filter((name) => !hasRowSecurity || primaryKey.includes(name));
    return { ...common, record: undefined, old_record: pick(oldKey, sent) };
  }
  const record = hasKey && key ? find(key) : undefined;
  if (!record) return undefined;
  const old = type === 'UPDATE' && { old_record: pick(oldKey, selectable) };
  return { ...common, record, ...old };
}

function pick(values: Values | null, names: string[]): Values {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => names.includes(name)));
}

function isTableAskedFor({ bindings }: Subscription, { schema, name }: PublishedTable) {
  return bindings.some((binding) => isFor(binding, schema, name));
}

function viewName({ claims, role }: Listener, { schema, name }: PublishedTable): string {
  return JSON.stringify([role, claims, schema, name]);
}
