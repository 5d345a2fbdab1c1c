// Reads rows as the role of the subscriber, without request headers: policies and grants apply.
import type { Transaction } from '@electric-sql/pglite';
import { quoteIdentifier, type PublishedTable, type Values } from './capture.ts';

export interface Column {
  name: string;
  type: string;
}

export interface View {
  /** The columns that the subscriber may select. */
  columns: Column[];
  /** Whether the subscriber may select the whole primary key. */
  hasKey: boolean;
  /** The row as the subscriber may read it now; undefined if not allowed. */
  find(key: Values): Values | undefined;
}

export async function readView(
  transaction: Transaction,
  table: PublishedTable,
  keys: Values[],
): Promise<View> {
  const columns = await selectableColumns(transaction, table);
  const names = new Set(columns.map((column) => column.name));
  const hasKey = [...table.primaryKey, ...table.identity].every((column) => names.has(column));
  const rows = hasKey && keys.length > 0 ? await readRows(transaction, table, columns, keys) : [];
  const keyOf = (row: Values) => JSON.stringify(table.identity.map((column) => row[column]));
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return { columns, hasKey, find: (key) => found.get(keyOf(key)) };
}

export async function selectableColumns(
  transaction: Transaction,
  table: PublishedTable,
): Promise<Column[]> {
  const { rows } = await transaction.query<Column>(
    `select attname as name, typname as type
     from pg_attribute join pg_type on pg_type.oid = atttypid
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped
       and attname = any ($2::text[]) and has_column_privilege(attrelid, attnum, 'select')
     order by attnum`,
    [qualifiedName(table), table.columns],
  );
  return rows;
}

async function readRows(
  transaction: Transaction,
  table: PublishedTable,
  columns: Column[],
  keys: Values[],
): Promise<Values[]> {
  const name = qualifiedName(table);
  const selected = columns.map((column) => quoteIdentifier(column.name)).join(', ');
  const identity = table.identity.map(quoteIdentifier).join(', ');
  const { rows } = await transaction.query<{ record: Values }>(
    `select to_jsonb(visible) as record from (
       select ${selected} from ${name} where (${identity}) in (
         select ${identity} from jsonb_populate_recordset(null::${name}, $1)
       )
     ) as visible`,
    [JSON.stringify(keys)],
  );
  return rows.map((row) => row.record);
}

export function qualifiedName({ schema, name }: PublishedTable): string {
  return `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
}
