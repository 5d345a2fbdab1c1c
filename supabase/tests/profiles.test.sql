begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(47);

insert into public.profiles (id, display_name, avatar_url) values
  ('7b000000-0000-4000-8000-0000000000a1', 'Anna', '/anna.jpg'),
  ('7b000000-0000-4000-8000-0000000000a2', 'Bram', null),
  ('7b000000-0000-4000-8000-0000000000a3', 'Cor', null),
  ('7b000000-0000-4000-8000-0000000000a4', 'Dirk', null);
insert into public.timelines (id, title, public_slug, is_public) values
  ('7b000000-0000-4000-8000-000000000001', 'Open', 'zz-profiles-open', true),
  ('7b000000-0000-4000-8000-000000000002', 'Other', 'zz-profiles-other', true),
  ('7b000000-0000-4000-8000-000000000003', 'Closed', 'zz-profiles-closed', false);
insert into public.timeline_items (timeline_id, item_type, item_date, created_by) values
  ('7b000000-0000-4000-8000-000000000001', 'text', '1950-01-01', '7b000000-0000-4000-8000-0000000000a1'),
  ('7b000000-0000-4000-8000-000000000001', 'text', '1951-01-01', '7b000000-0000-4000-8000-0000000000a1'),
  ('7b000000-0000-4000-8000-000000000002', 'text', '1950-01-01', '7b000000-0000-4000-8000-0000000000a2'),
  ('7b000000-0000-4000-8000-000000000003', 'text', '1950-01-01', '7b000000-0000-4000-8000-0000000000a3');

-- The owner
set local role service_role;
select results_eq(
  $$select display_name from public.profiles where id::text like '7b000000-%' order by 1$$,
  array['Anna', 'Bram', 'Cor', 'Dirk'], 'The owner sees every profile'
);
select lives_ok(
  format($$update public.profiles set %s where id = '7b000000-0000-4000-8000-0000000000a4'$$, assignment),
  description
)
from (values
  ('display_name = ''D''', 'A name of one letter is accepted'),
  ('display_name = repeat(''é'', 100)', 'A name of 100 letters is accepted'),
  ('display_name = null', 'A profile needs no name'),
  ('avatar_url = ''https://example.org/d.jpg''', 'A picture elsewhere is accepted'),
  ('avatar_url = ''/d.jpg''', 'A picture of our own is accepted'),
  ('avatar_url = null', 'A profile needs no picture')
) as accepted (assignment, description);
select throws_ok(
  format($$update public.profiles set %s where id = '7b000000-0000-4000-8000-0000000000a4'$$, assignment),
  '23514', format('new row for relation "profiles" violates check constraint "%s"', name), description
)
from (values
  ('display_name = ''''', 'profiles_display_name_length', 'An empty name is refused'),
  ('display_name = repeat(''é'', 101)', 'profiles_display_name_length', 'A name of 101 letters is refused'),
  ('avatar_url = ''javascript:alert(1)''', 'profiles_avatar_url_safe', 'A script as picture is refused'),
  ('avatar_url = ''http://example.org/d.jpg''', 'profiles_avatar_url_safe', 'An unencrypted picture is refused'),
  ('avatar_url = ''''', 'profiles_avatar_url_safe', 'An empty picture address is refused')
) as refused (assignment, name, description);
select throws_ok(
  $$insert into public.profiles (id) values ('7b000000-0000-4000-8000-0000000000a4')$$,
  '23505', 'duplicate key value violates unique constraint "profiles_pkey"', 'A profile id is unique'
);
select lives_ok($$insert into public.profiles default values$$, 'A profile may be empty and gets its id by itself');
select throws_ok($$update public.profiles set id = null$$, '23502', null, 'A profile always has an id');

-- Visitors, without and with an account
create function pg_temp.seen_by(actor text, headers text) returns text language plpgsql as $$
declare
  seen text;
begin
  perform set_config('request.headers', headers, true);
  perform set_config('role', actor, true);
  select coalesce(string_agg(display_name, ',' order by display_name), '') into seen from public.profiles;
  reset role;
  return seen;
end;
$$;
reset role;
select is(pg_temp.seen_by(actor, headers), seen, actor || ' ' || description)
from (values ('anon'), ('authenticated')) as actors (actor),
(values
  ('{"x-share-slug": "zz-profiles-open"}', 'Anna', 'with the link sees only the contributors of its timeline, once'),
  ('{"x-share-slug": "zz-profiles-other"}', 'Bram', 'with another link sees the contributors of that timeline'),
  ('{"x-share-slug": "zz-profiles-closed"}', '', 'with the link of a private timeline sees no profiles'),
  ('{"x-share-slug": "zz-profiles-unknown"}', '', 'with a wrong link sees no profiles'),
  ('{"x-share-slug": ""}', '', 'with an empty link sees no profiles'),
  ('{"x-share-slug": "%FF"}', '', 'with a broken link sees no profiles'),
  ('{}', '', 'without a link sees no profiles'),
  ('', '', 'subscribed to realtime, without headers, sees no profiles')
) as held (headers, seen, description);

-- The view behind the policy reads the items as their owner
create function pg_temp.contributors_seen_by(actor text, headers text) returns text language plpgsql as $$
declare
  seen text;
begin
  perform set_config('request.headers', headers, true);
  perform set_config('role', actor, true);
  select string_agg(distinct created_by::text, ',') into seen from private.shared_contributors;
  reset role;
  return seen;
end;
$$;
select is(
  pg_temp.contributors_seen_by(actor, headers), seen, format('To %s the view of contributors shows no more, %s', actor, description)
)
from (values ('anon'), ('authenticated')) as actors (actor),
(values
  ('{}', null, 'without a link'),
  ('{"x-share-slug": "zz-profiles-open"}', '7b000000-0000-4000-8000-0000000000a1', 'with the link'),
  ('{"x-share-slug": "zz-profiles-closed"}', null, 'with the link of a private timeline')
) as held (headers, seen, description);

set local "request.headers" = '{"x-share-slug": "zz-profiles-open"}';
set local role anon;
select throws_ok(statement, '42501', 'permission denied for table profiles', 'A visitor cannot ' || deed)
from (values
  ('insert into public.profiles default values', 'add a profile'),
  ('update public.profiles set display_name = ''X''', 'rename a profile'),
  ('delete from public.profiles', 'remove a profile'),
  ('truncate public.profiles cascade', 'empty the profiles')
) as tried (statement, deed);
set local role authenticated;
select throws_ok(statement, '42501', 'permission denied for table profiles', 'A visitor with an account cannot ' || deed)
from (values
  ('insert into public.profiles default values', 'add a profile'),
  ('update public.profiles set display_name = ''X''', 'rename a profile'),
  ('delete from public.profiles', 'remove a profile'),
  ('truncate public.profiles cascade', 'empty the profiles')
) as tried (statement, deed);

-- The cost of reading everything
create function pg_temp.plan_of(query text) returns text language plpgsql as $$
declare
  line text;
  plan text := '';
begin
  for line in execute 'explain (costs off) ' || query loop
    plan := plan || line || e'\n';
  end loop;
  return plan;
end;
$$;
do $$
begin
  execute 'grant execute on function pg_temp.plan_of(text) to anon, authenticated';
  perform set_config('request.headers', '{"x-share-slug": "zz-profiles-open"}', true);
end;
$$;
-- The tables of the tests are so small that all ways cost the same.
set local enable_seqscan = off;
set local role anon;
select alike(
  pg_temp.plan_of('select id from public.profiles'), '%profiles_id_text_idx%',
  'anon: a read begins with those who tell in the story, and not with all profiles'
);
set local role authenticated;
select alike(
  pg_temp.plan_of('select id from public.profiles'), '%profiles_id_text_idx%',
  'authenticated: a read begins with those who tell in the story, and not with all profiles'
);
reset role;

select * from finish();
rollback;
