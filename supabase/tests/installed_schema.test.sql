begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(20);

create function pg_temp.object_of(kind text, name text) returns jsonb language sql as $$
  select object -> 'state' from jsonb_array_elements(public.installed_schema() -> 'objects') as object
  where object ->> 'kind' = object_of.kind and object ->> 'name' = object_of.name
$$;
create function pg_temp.has_grant(role text, privilege text, object text) returns boolean language sql as $$
  select public.installed_schema() -> 'grants'
    @> jsonb_build_array(jsonb_build_object('role', role, 'privilege', privilege, 'object', object))
$$;

-- A server of ours
set local role service_role;
select lives_ok('select public.installed_schema()', 'A server of ours can read what is installed');
select throws_ok('select * from private.installed_grants()', '42501', null, 'only as a whole');
select throws_ok('select * from private.installed_objects()', '42501', null, 'and by the function for it');
reset role;

-- A visitor
set local role anon;
select throws_ok('select public.installed_schema()', '42501', null, 'Without an account nobody can read it');
reset role;
set local role authenticated;
select throws_ok('select public.installed_schema()', '42501', null, 'With an account neither');
reset role;

-- What it tells
select ok(pg_temp.has_grant('anon', 'SELECT', 'column title of timelines'), 'It tells what visitors may read');
select ok(not pg_temp.has_grant('anon', 'SELECT', 'table timelines'), 'and no more');
do $$ begin execute 'grant update (title) on public.timelines to public'; end $$;
select ok(pg_temp.has_grant('PUBLIC', 'UPDATE', 'column title of timelines'), 'A grant to everyone');
create function public.zz_open() returns int language sql as 'select 1';
do $$ begin execute 'grant execute on function public.zz_open() to anon'; end $$;
select ok(pg_temp.has_grant('anon', 'EXECUTE', 'function zz_open()'), 'a function that visitors may call');
do $$ begin execute 'alter default privileges in schema public grant select on tables to anon'; end $$;
select ok(pg_temp.has_grant('anon', 'SELECT', 'new tables in schema public'), 'a default privilege');
select is(
  pg_temp.object_of('policy', '"Anyone with the link can read its timeline" on timelines') ->> 'using',
  '(is_public AND (public_slug = ( SELECT private.opened_slug() AS opened_slug)))', 'The condition of a policy'
);
select is(
  pg_temp.object_of('constraint', 'call_count_positive of private.call_count') ->> 'definition', 'CHECK ((VALUE > 0))',
  'The check of a domain'
);
do $$ begin execute 'create policy "Open" on public.timelines for select to anon using (true)'; end $$;
select is(
  pg_temp.object_of('policy', '"Open" on timelines') - 'check',
  '{"command": "select", "permissive": true, "roles": ["anon"], "using": "true"}', 'A policy that was added'
);
do $$ begin execute 'alter table public.timelines disable row level security'; end $$;
select is(
  pg_temp.object_of('table', 'timelines') -> 'row level security', 'false', 'Row level security that is off'
);
select is(
  pg_temp.object_of('publication', 'supabase_realtime') -> 'announces', '["insert", "update"]', 'What Realtime announces'
);
update storage.buckets set public = true where id = 'timeline-media';
select is(pg_temp.object_of('bucket', 'timeline-media') -> 'public', 'true', 'A bucket that is public');
select is(
  pg_temp.object_of('function', 'private.shared_slug()') - array['body', 'volatility', 'returns'],
  '{"security definer": false, "settings": ["search_path=\"\""]}', 'How a function runs'
);
do $$ begin execute 'alter table public.timeline_items disable trigger beat_after_insert'; end $$;
select is(
  pg_temp.object_of('trigger', 'beat_after_insert on timeline_items') -> 'enabled', 'false', 'A trigger that is off'
);
update private.early_access_settings set is_open = true;
select is(public.installed_schema() -> 'is_early_access_open', 'true', 'An early-access list that is open');

-- Contents
insert into public.profiles (id, display_name) values ('7d000000-0000-4000-8000-000000000001', 'geheimwoord');
insert into public.timelines (id, title, public_slug, is_public)
values ('7d000000-0000-4000-8000-000000000001', 'geheimwoord', 'geheimwoord', true);
select ok(public.installed_schema()::text not like '%geheimwoord%', 'It tells nothing of what is in the tables');

select * from finish();
rollback;
