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
alter default privileges in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public
  grant execute on functions to anon, authenticated, service_role;
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
