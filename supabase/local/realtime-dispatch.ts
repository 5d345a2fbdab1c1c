// Brings each change to the channels that asked for it and may see it, in the order of commits.
import type { PGlite } from '@electric-sql/pglite';
import { isExpired, type Listener } from './access-token.ts';
import { isAskedFor, isFor, type Binding } from './realtime-bindings.ts';
import type { Change, PublishedTable, Values } from './realtime-capture.ts';
import { asListener, readView, type View } from './realtime-reader.ts';
import type { WorkQueue } from './work-queue.ts';

export interface Subscription {
  listener: Listener;
  bindings: readonly Binding[];
  deliver(payload: Values): void;
  expire(): void;
}

export interface Dispatcher {
  announce(change: Change): void;
}

const batchSize = 200;

export function createDispatcher(options: {
  pglite: PGlite;
  queue: WorkQueue;
  subscriptions: () => Iterable<Subscription>;
  maxPending: number;
  /** More is waiting than is kept: listeners must be told to read everything again. */
  onOverflow: () => void;
}): Dispatcher {
  const { pglite, queue, subscriptions, maxPending, onOverflow } = options;
  let pending: Change[] = [];
  let isPumping = false;

  async function pump() {
    isPumping = true;
    while (pending.length > 0) {
      const batch = pending.splice(0, batchSize);
      await queue.run(() => dispatchBatch(pglite, batch, [...subscriptions()])).catch(onOverflow);
    }
    isPumping = false;
  }

  return {
    announce(change) {
      if (pending.length >= maxPending) {
        pending = [];
        onOverflow();
        return;
      }
      pending.push(change);
      if (!isPumping) void pump();
    },
  };
}

async function dispatchBatch(pglite: PGlite, batch: Change[], subscriptions: Subscription[]) {
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

/** A policy that fails shows nothing. */
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
 * As hosted (`realtime.apply_rls`): policies cannot be asked about a row that is gone. A delete
 * therefore reaches every listener of the table, with the primary key alone where the table has
 * row security; `deliver` still matches filters with the whole replica identity. An insert or
 * update is sent only where the listener may see the row.
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
