// The initial state of a hosted project: for the embedded backend, the tests and the doctor.
import { fileURLToPath } from 'node:url';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { readMigrations } from './local/migrations.ts';

export const migrationsDir = fileURLToPath(new URL('./migrations', import.meta.url));

export const hostedRoles = `
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
`;

/** Without the `auth` schema, which the embedded backend gets from its library. */
export const hostedDefaults = `
create schema extensions;
grant usage on schema public, extensions to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on functions to anon, authenticated, service_role;
create publication supabase_realtime;

create schema storage;
grant usage on schema storage to anon, authenticated, service_role;
create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  metadata jsonb,
  version text,
  owner_id text
);
create unique index bucketid_objname on storage.objects (bucket_id, name);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
`;

export const hostedProject = `${hostedDefaults}
create schema auth;
grant usage on schema auth to anon, authenticated, service_role;
create function auth.uid() returns uuid language sql stable as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
`;

/** A new database in this process, as a hosted project is after the migrations. */
export async function openMigratedDatabase(options?: PGliteOptions, tools = ''): Promise<PGlite> {
  const pglite = await PGlite.create(options);
  await pglite.exec(hostedRoles + hostedProject + tools);
  for (const { sql } of await readMigrations(migrationsDir)) await pglite.exec(sql);
  return pglite;
}
