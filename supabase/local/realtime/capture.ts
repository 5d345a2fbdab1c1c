// Captures changes without a replication slot: triggers notify keys only, never a row.
import type { PGlite } from '@electric-sql/pglite';

export interface PublishedTable {
  schema: string;
  name: string;
  /** The columns of the replica identity: the known part of a row before its change. */
  identity: string[];
  primaryKey: string[];
  hasRowSecurity: boolean;
  /** The published columns. */
  columns: string[];
}

export type Values = Record<string, unknown>;

export interface Change {
  table: PublishedTable;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  /** The identity after an insert or update. */
  key: Values | null;
  /** The identity before an update or delete. */
  oldKey: Values | null;
  commitTimestamp: string;
}

const channel = 'embedded_changes';

const announceFunction = `
create sequence if not exists embedded.change_number;
create or replace function embedded.announce_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  message text;
begin
  -- As hosted, the publication decides at each change.
  if not (
    select case tg_op when 'INSERT' then pubinsert when 'UPDATE' then pubupdate else pubdelete end
    from pg_catalog.pg_publication where pubname = 'supabase_realtime'
  ) then
    return null;
  end if;
  -- The number keeps equal messages of one transaction apart: notify would send them once.
  select json_build_object(
    'number', nextval('embedded.change_number'),
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op,
    'key', case when tg_op <> 'DELETE' then jsonb_object_agg(name, new_row -> name) end,
    'oldKey', case when tg_op <> 'INSERT' then jsonb_object_agg(name, old_row -> name) end
  )::text
  into message
  from unnest(tg_argv) as name;
  perform pg_notify('${channel}', message);
  return null;
end;
$$;`;

const publishedTables = `
select published.schemaname as schema, published.tablename as name,
  published.attnames::text[] as columns, relation.relrowsecurity as "hasRowSecurity",
  (select array_agg(attname::text order by place)
    from pg_index, unnest(indkey::int2[]) with ordinality as part (number, place)
    join pg_attribute on attrelid = relation.oid and attnum = part.number
    where indrelid = relation.oid and indisprimary) as "primaryKey",
  (select array_agg(attname::text order by place)
    from pg_index, unnest(indkey::int2[]) with ordinality as part (number, place)
    join pg_attribute on attrelid = relation.oid and attnum = part.number
    where indrelid = relation.oid and relation.relreplident = 'i' and indisreplident) as index
from pg_publication_tables as published
join pg_class as relation on relation.oid =
  format('%I.%I', published.schemaname, published.tablename)::regclass
where published.pubname = 'supabase_realtime'`;

interface PublishedRow extends Omit<PublishedTable, 'identity' | 'primaryKey'> {
  primaryKey: string[] | null;
  index: string[] | null;
}

/** Adds triggers to the published tables that have a primary key. */
export async function watchPublication(
  pglite: PGlite,
  onChange: (change: Change) => void,
): Promise<{ tables: PublishedTable[]; stop: () => Promise<void> }> {
  const { rows } = await pglite.query<PublishedRow>(publishedTables);
  const tables = rows.flatMap(({ primaryKey, index, ...table }) =>
    primaryKey ? [{ ...table, primaryKey, identity: index ?? primaryKey }] : [],
  );
  await pglite.exec(announceFunction + (await staleTriggers(pglite)) + newTriggers(tables));
  const stop = await pglite.listen(channel, (message) => onChange(readChange(message, tables)));
  return { tables, stop: async () => stop() };
}

export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function readChange(message: string, tables: PublishedTable[]): Change {
  const {
    schema,
    table: name,
    type,
    key,
    oldKey,
  } = JSON.parse(message) as {
    schema: string;
    table: string;
  } & Pick<Change, 'type' | 'key' | 'oldKey'>;
  const table = tables.find((one) => one.schema === schema && one.name === name)!;
  return { table, type, key, oldKey, commitTimestamp: new Date().toISOString() };
}

async function staleTriggers(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ drop: string }>(
    `select format('drop trigger announce_change on %s;', tgrelid::regclass) as drop
     from pg_trigger where tgname = 'announce_change' and not tgisinternal`,
  );
  return rows.map((row) => row.drop).join('\n');
}

function newTriggers(tables: PublishedTable[]): string {
  return tables
    .map(({ schema, name, identity }) => {
      const keys = identity.map((column) => `'${column.replaceAll("'", "''")}'`).join(', ');
      return `create trigger announce_change after insert or update or delete
        on ${quoteIdentifier(schema)}.${quoteIdentifier(name)}
        for each row execute function embedded.announce_change(${keys});`;
    })
    .join('\n');
}
