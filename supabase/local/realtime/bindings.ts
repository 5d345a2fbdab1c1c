// The subscriptions of a channel, from its join message.
import type { PGlite } from '@electric-sql/pglite';
import { asListener, type Listener } from '../access-token.ts';
import type { Change, PublishedTable, Values } from './capture.ts';
import { parseFilter, passesFilter, type Filter } from './filter.ts';
import { isRecord } from './protocol.ts';
import { selectableColumns } from './reader.ts';

export interface Binding {
  id: number;
  event: string;
  schema: string;
  /** Undefined: every published table of the schema. */
  table?: string;
  filter?: Filter;
  /** The request of the client, which compares the response with it field by field. */
  asked: Record<string, unknown>;
}

const events = ['*', 'INSERT', 'UPDATE', 'DELETE'];
const maxBindings = 50;
let lastId = 0;

/** Throws with a message for the subscriber if a binding is not supported. */
export async function parseBindings(
  pglite: PGlite,
  tables: PublishedTable[],
  listener: Listener,
  payload: Values,
): Promise<Binding[]> {
  const config = isRecord(payload.config) ? payload.config : {};
  const asked = config.postgres_changes ?? [];
  if (!Array.isArray(asked) || asked.length > maxBindings) throw unable('too many bindings');
  if (asked.length === 0) return [];
  return asListener(pglite, listener, async (transaction) => {
    const bindings: Binding[] = [];
    for (const one of asked) {
      const binding = parseBinding(one);
      const table = tables.find(({ schema, name }) => isFor(binding, schema, name));
      if (!table) throw unable(describe(binding));
      if (binding.asked.filter !== undefined) {
        if (binding.table === undefined) throw unable(describe(binding));
        const columns = await selectableColumns(transaction, table);
        const names = columns.map((column) => column.name);
        binding.filter = await parseFilter(transaction, table, names, String(binding.asked.filter));
      }
      bindings.push(binding);
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

export function isFor({ schema, table }: Binding, onSchema: string, onTable: string): boolean {
  return (schema === '*' || schema === onSchema) && (table === undefined || table === onTable);
}

function parseBinding(value: unknown): Binding {
  if (!isRecord(value)) throw unable('not an object');
  const { event, schema, table, filter } = value;
  const isKnownEvent = typeof event === 'string' && events.includes(event.toUpperCase());
  if (!isKnownEvent || typeof schema !== 'string') throw unable(describe({ asked: value }));
  if (filter !== undefined && typeof filter !== 'string') throw unable('filter is not a text');
  lastId += 1;
  return {
    id: lastId,
    event: event.toUpperCase(),
    schema,
    ...(typeof table === 'string' && table !== '*' && { table }),
    asked: value,
  };
}

function describe({ asked }: Pick<Binding, 'asked'>): string {
  const { event, schema, table } = asked;
  return `event: ${String(event)}, schema: ${String(schema)}, table: ${String(table)}`;
}

function unable(what: string): Error {
  return new Error(
    'Unable to subscribe to changes with given parameters. ' +
      `Please check Realtime is enabled for the given connect parameters: [${what}]`,
  );
}
