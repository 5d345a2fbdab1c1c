// The subscriptions of a channel, from its join message.
import type { PGlite } from '@electric-sql/pglite';
import * as z from 'zod';
import { asListener, type Listener } from '../access-token.ts';
import type { Change, PublishedTable, Values } from './capture.ts';
import { parseFilter, passesFilter, type Filter } from './filter.ts';

const changes = z.object({
  event: z
    .string()
    .toUpperCase()
    .pipe(z.enum(['*', 'INSERT', 'UPDATE', 'DELETE'])),
  schema: z.string(),
  table: z.string().optional(),
  filter: z.string().optional(),
});
const join = z.object({
  config: z.object({ postgres_changes: z.array(z.unknown()).max(50).default([]) }).prefault({}),
});

export interface Binding extends Omit<z.infer<typeof changes>, 'filter'> {
  id: number;
  filter?: Filter;
  /** The request of the client, which compares the response with it field by field. */
  asked: Values;
}

let lastId = 0;

/** Throws with a message for the subscriber if a binding is not supported. */
export async function parseBindings(
  pglite: PGlite,
  tables: PublishedTable[],
  listener: Listener,
  payload: Values,
): Promise<Binding[]> {
  const { data: joined } = join.safeParse(payload);
  if (!joined) throw unable(payload.config);
  return asListener(pglite, listener, async (transaction) => {
    const bindings: Binding[] = [];
    for (const asked of joined.config.postgres_changes) {
      const { data } = changes.safeParse(asked);
      const table = data && tables.find(({ schema, name }) => isFor(data, schema, name));
      if (!table || (data.filter !== undefined && data.table !== table.name)) throw unable(asked);
      const { filter, ...binding } = data;
      lastId += 1;
      bindings.push({
        ...binding,
        id: lastId,
        asked: asked as Values,
        ...(filter !== undefined && { filter: await parseFilter(transaction, table, filter) }),
      });
    }
    return bindings;
  });
}

/** `record` is the row that the subscriber may read, or the old replica identity of a deleted one. */
export function isAskedFor(binding: Binding, { table, type }: Change, record: Values): boolean {
  if (!isFor(binding, table.schema, table.name)) return false;
  if (binding.event !== '*' && binding.event !== type) return false;
  return !binding.filter || passesFilter(binding.filter, record);
}

/** Without a table, or with `*`, every published table of the schema. */
export function isFor(
  { schema, table = '*' }: Pick<Binding, 'schema' | 'table'>,
  onSchema: string,
  onTable: string,
): boolean {
  return ['*', onSchema].includes(schema) && ['*', onTable].includes(table);
}

const unable = (asked: unknown) =>
  new Error(
    'Unable to subscribe to changes with given parameters. ' +
      `Please check Realtime is enabled for the given connect parameters: ${JSON.stringify(asked)}`,
  );
