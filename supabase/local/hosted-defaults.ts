// What a hosted Supabase project has before its first migration, and migrations therefore rely on.

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
alter default privileges in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public
  grant execute on functions to anon, authenticated, service_role;
`;

/** After the library has made its `auth` schema: policies may call `auth.uid()`. */
export const authSchemaUsage = `
grant usage on schema auth to anon, authenticated, service_role;
`;

/** A private schema for what only the embedded backend keeps: nobody else may use it. */
export const embeddedSchema = `
create schema if not exists embedded;
revoke all on schema embedded from public;
create table if not exists embedded.settings (key text primary key, value text not null);
`;
