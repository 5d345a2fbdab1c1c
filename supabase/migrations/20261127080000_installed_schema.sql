-- What is installed in this database: who may do what, and the definitions that decide about it. The command
-- `npm run doctor` compares the answer of a hosted project with that of a new database that has the
-- migrations of the repository. Only definitions: no row of a story, of a visitor or of an account.

-- The rights of visitors and of servers, one row each. MAINTAIN exists from PostgreSQL 17 only. In the
-- schema `public` a hosted project gives its servers default privileges, or not: only those of visitors count.
create function private.installed_grants() returns table (role text, privilege text, object text)
language sql
stable
set search_path = ''
as $$
  with namespaces as (
    select oid, nspname, nspacl, case nspname when 'public' then '' else nspname || '.' end as prefix
    from pg_catalog.pg_namespace where nspname in ('public', 'private')
  ),
  extension_members as (
    select classid, objid from pg_catalog.pg_depend where deptype = 'e'
  ),
  owner as (
    select relowner as oid from pg_catalog.pg_class where oid = 'public.timelines'::regclass
  ),
  lists as (
    select nspacl as acl, 'schema ' || nspname as object from namespaces
    union all
    select relacl, case relkind when 'S' then 'sequence ' when 'v' then 'view ' else 'table ' end || prefix || relname
    from pg_catalog.pg_class join namespaces on namespaces.oid = relnamespace
    where ('pg_class'::regclass, pg_class.oid) not in (select classid, objid from extension_members)
    union all
    select attacl, 'column ' || attname || ' of ' || prefix || relname
    from pg_catalog.pg_attribute
    join pg_catalog.pg_class on pg_class.oid = attrelid
    join namespaces on namespaces.oid = relnamespace
    where not attisdropped
    union all
    select coalesce(proacl, acldefault('f', proowner)),
      'function ' || regexp_replace(pg_proc.oid::regprocedure::text, '^public\.', '')
    from pg_catalog.pg_proc join namespaces on namespaces.oid = pronamespace
    where ('pg_proc'::regclass, pg_proc.oid) not in (select classid, objid from extension_members)
  ),
  defaults as (
    select defaclacl as acl,
      'new ' || case defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions'
        else 'objects ' || defaclobjtype::text end || ' in schema ' || nspname as object
    from pg_catalog.pg_default_acl
    join namespaces on namespaces.oid = defaclnamespace
    join owner on owner.oid = defaclrole
    union all
    select
      coalesce(
        (
          select defaclacl from pg_catalog.pg_default_acl
          where defaclrole = owner.oid and defaclnamespace = 0 and defaclobjtype = 'f'
        ),
        acldefault('f', owner.oid)
      ),
      'new functions'
    from owner
  ),
  rights as (
    select grantee, privilege_type, is_grantable, object, false as is_default
    from lists, aclexplode(acl)
    union all
    select grantee, privilege_type, is_grantable, object, true from defaults, aclexplode(acl)
  ),
  named as (
    select
      case grantee when 0 then 'PUBLIC' else pg_get_userbyid(grantee)::text end as role,
      privilege_type || case when is_grantable then ' with grant option' else '' end as privilege,
      object, is_default
    from rights
    where privilege_type <> 'MAINTAIN' and not (grantee = 0 and object = 'schema public')
  )
  select distinct role, privilege, object from named
  where role in ('PUBLIC', 'anon', 'authenticated') or (role = 'service_role' and not is_default)
$$;

-- Tables, policies, functions and all else that decides what a reader gets, by kind and name. White space
-- and the qualifiers of columns in views differ by version of PostgreSQL, and are left out.
create function private.installed_objects() returns table (kind text, name text, state jsonb)
language sql
stable
set search_path = ''
as $$
  with namespaces as (
    select oid, nspname, case nspname when 'public' then '' else nspname || '.' end as prefix
    from pg_catalog.pg_namespace where nspname in ('public', 'private')
  ),
  relations as (
    select pg_class.oid, prefix || relname as name, relkind, relrowsecurity, relreplident, reloptions
    from pg_catalog.pg_class join namespaces on namespaces.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (
        select from pg_catalog.pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
      )
  ),
  indexes as (
    select pg_index.*, pg_class.relname, relations.name as table_name, relations.relkind
    from pg_catalog.pg_index
    join pg_catalog.pg_class on pg_class.oid = indexrelid
    join relations on relations.oid = indrelid
  )
  select 'role', rolname::text, jsonb_build_object(
    'superuser', rolsuper,
    'bypasses policies', rolbypassrls,
    'member of', (
      select jsonb_agg(pg_get_userbyid(roleid) order by pg_get_userbyid(roleid))
      from pg_catalog.pg_auth_members where member = pg_roles.oid
    )
  )
  from pg_catalog.pg_roles where rolname in ('anon', 'authenticated')
  union all
  select 'table', name, jsonb_build_object(
    'row level security', relrowsecurity,
    'replica identity', case relreplident
      when 'd' then 'primary key' when 'f' then 'full' when 'n' then 'nothing'
      else (select relname from indexes where indrelid = relations.oid and indisreplident) end
  )
  from relations where relkind in ('r', 'p', 'f')
  union all
  select 'view', name, jsonb_build_object(
    'definition', regexp_replace(regexp_replace(pg_get_viewdef(oid), '\m\w+\.', '', 'g'), '\s+', ' ', 'g'),
    'options', to_jsonb(reloptions)
  )
  from relations where relkind in ('v', 'm')
  union all
  select 'column', attname || ' of ' || name, jsonb_build_object(
    'type', format_type(atttypid, atttypmod),
    'not null', attnotnull,
    'default', (select pg_get_expr(adbin, adrelid) from pg_catalog.pg_attrdef where adrelid = attrelid and adnum = attnum)
  )
  from pg_catalog.pg_attribute join relations on relations.oid = attrelid
  where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'f')
  union all
  select 'constraint', conname || ' of ' || name, jsonb_build_object(
    'definition', regexp_replace(pg_get_constraintdef(pg_constraint.oid), '\s+', ' ', 'g'),
    'validated', convalidated
  )
  from pg_catalog.pg_constraint join relations on relations.oid = conrelid
  -- From PostgreSQL 18 a column that is not null has a constraint, too.
  where contype not in ('n', 't')
  union all
  select 'unique index', relname || ' of ' || table_name, jsonb_build_object(
    'definition', pg_get_indexdef(indexrelid), 'valid', indisvalid
  )
  from indexes where indisunique and not indisprimary and relkind in ('r', 'p')
  union all
  select 'policy', '"' || polname || '" on ' || coalesce(relations.name, polrelid::regclass::text), jsonb_build_object(
    'command', case polcmd
      when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
    'permissive', polpermissive,
    'roles', (
      select jsonb_agg(role order by role collate "C")
      from (
        select case role when 0 then 'PUBLIC' else pg_get_userbyid(role)::text end as role
        from unnest(polroles) as role
      ) as named
    ),
    'using', regexp_replace(pg_get_expr(polqual, polrelid), '\s+', ' ', 'g'),
    'check', regexp_replace(pg_get_expr(polwithcheck, polrelid), '\s+', ' ', 'g')
  )
  from pg_catalog.pg_policy left join relations on relations.oid = polrelid
  where relations.oid is not null
    or polrelid in (to_regclass('storage.objects'), to_regclass('storage.buckets'))
  union all
  select 'function', regexp_replace(pg_proc.oid::regprocedure::text, '^public\.', ''), jsonb_build_object(
    'security definer', prosecdef,
    'settings', to_jsonb(proconfig),
    'volatility', provolatile,
    'returns', pg_get_function_result(pg_proc.oid),
    'body', md5(replace(prosrc, chr(13), ''))
  )
  from pg_catalog.pg_proc join namespaces on namespaces.oid = pronamespace
  where not exists (
    select from pg_catalog.pg_depend
    where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e'
  )
  union all
  select 'operator', pg_operator.oid::regoperator::text, jsonb_build_object(
    'function', oprcode::regproc::text, 'estimate', oprrest::regproc::text
  )
  from pg_catalog.pg_operator join namespaces on namespaces.oid = oprnamespace
  union all
  select 'trigger', tgname || ' on ' || name, jsonb_build_object(
    'definition', pg_get_triggerdef(pg_trigger.oid),
    'enabled', tgenabled in ('O', 'A')
  )
  from pg_catalog.pg_trigger join relations on relations.oid = tgrelid
  where not tgisinternal
  union all
  select 'publication', pubname::text, jsonb_build_object(
    'all tables', puballtables,
    'announces', to_jsonb(array_remove(array[
      case when pubinsert then 'insert' end, case when pubupdate then 'update' end,
      case when pubdelete then 'delete' end, case when pubtruncate then 'truncate' end
    ], null))
  )
  from pg_catalog.pg_publication where pubname = 'supabase_realtime'
  union all
  select 'published table', case schemaname when 'public' then '' else schemaname || '.' end || tablename,
    jsonb_build_object('columns', to_jsonb(attnames), 'filter', rowfilter)
  from pg_catalog.pg_publication_tables where pubname = 'supabase_realtime'
  union all
  select 'bucket', id, jsonb_build_object(
    'public', public,
    'allowed types', (select jsonb_agg(type order by type collate "C") from unnest(allowed_mime_types) as type)
  )
  from storage.buckets where id = 'timeline-media'
$$;

-- With the rights of the owner: servers may not read which migrations have run. Null where no table says it.
create function public.installed_schema() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  versions jsonb;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select jsonb_agg(version order by version) from supabase_migrations.schema_migrations' into versions;
  end if;
  return jsonb_build_object(
    'migrations', versions,
    -- Visitors have one right more while the list is open.
    'is_early_access_open', exists (select from private.early_access_settings where is_open),
    'grants', (select jsonb_agg(installed) from private.installed_grants() as installed),
    'objects', (select jsonb_agg(installed) from private.installed_objects() as installed)
  );
end;
$$;

revoke execute on function private.installed_grants(), private.installed_objects() from public;
revoke execute on function public.installed_schema() from public, anon, authenticated;
grant execute on function public.installed_schema() to service_role;
