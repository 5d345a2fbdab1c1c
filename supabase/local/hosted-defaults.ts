// The roles, schemas and grants of a hosted project, on which the migrations rely.

export const hostedDefaults = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;

create schema if not exists extensions;
grant usage on schema public, extensions to anon, authenticated, service_role;

-- Once: the first migration takes them from visitors, and must not have done so in vain.
do $$
begin
  if to_regclass('supabase_migrations.schema_migrations') is null then
    alter default privileges in schema public
      grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public
      grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public
      grant execute on functions to anon, authenticated, service_role;
  end if;
end
$$;
`;

/**
 * The tables of the storage service, as far as `storage.ts` and the policies need them. As hosted,
 * every role may use them, and only the policies decide.
 */
export const storageSchema = `
create schema if not exists storage;
grant usage on schema storage to anon, authenticated, service_role;
create table if not exists storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);
create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner_id text,
  unique (bucket_id, name)
);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
`;

/** Runs after the library has created its `auth` schema: policies can call `auth.uid()`. */
export const authSchemaUsage = `
grant usage on schema auth to anon, authenticated, service_role;
`;

/** A private schema for data of the embedded backend. */
export const embeddedSchema = `
create schema if not exists embedded;
revoke all on schema embedded from public;
create table if not exists embedded.settings (key text primary key, value text not null);
`;
