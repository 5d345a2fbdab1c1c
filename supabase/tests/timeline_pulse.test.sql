begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(92);

-- How often a statement of the owner raises the change counters of two timelines
create temp table raised (timeline_id uuid, previous bigint, seq bigint);
create function pg_temp.note_raise() returns trigger language plpgsql as $$
begin
  insert into pg_temp.raised values (new.timeline_id, case when tg_op = 'UPDATE' then old.seq else 0 end, new.seq);
  return null;
end;
$$;
create trigger zz_note after insert or update on public.timeline_pulse
for each row execute function pg_temp.note_raise();
create function pg_temp.beats(statement text) returns int[] language plpgsql as $$
declare
  counted int[];
begin
  delete from pg_temp.raised;
  perform set_config('role', 'service_role', true);
  execute statement;
  reset role;
  select array_agg((select count(*) from pg_temp.raised where timeline_id = id and seq > previous) order by id)
  into counted
  from unnest('{7e000000-0000-4000-8000-000000000001,7e000000-0000-4000-8000-000000000002}'::uuid[]) as id;
  return counted;
end;
$$;

select is(pg_temp.beats(statement), beats, description)
from (values
  (1, $$insert into public.timelines (id, title, public_slug, is_public) values
    ('7e000000-0000-4000-8000-000000000001', 'One', 'zz-pulse-one', true),
    ('7e000000-0000-4000-8000-000000000002', 'Two', 'zz-pulse-two', true)$$,
    '{1,1}'::int[], 'A new public timeline gets a change counter'),
  (2, $$insert into public.profiles (id) values ('7e000000-0000-4000-8000-0000000000a1')$$,
    '{0,0}', 'A new profile is not counted'),
  (3, $$insert into public.timeline_items (id, timeline_id, item_type, item_date) values
    ('7e000000-0000-4000-8000-0000000000b1', '7e000000-0000-4000-8000-000000000001', 'text', '1950-01-01')$$,
    '{1,0}', 'A new item is counted once for its timeline'),
  (4, $$insert into public.timeline_items (timeline_id, item_type, item_date, created_by)
    select '7e000000-0000-4000-8000-000000000001', 'text', date '1950-01-01' + n, '7e000000-0000-4000-8000-0000000000a1'
    from generate_series(1, 50) as n$$,
    '{1,0}', 'Fifty new items in one statement are counted once'),
  (5, $$insert into public.timeline_items (timeline_id, item_type, item_date)
    select id, 'text', '1960-01-01' from public.timelines, generate_series(1, 3)
    where id in ('7e000000-0000-4000-8000-000000000001', '7e000000-0000-4000-8000-000000000002')$$,
    '{1,1}', 'New items in two timelines are counted once for each'),
  (6, $$update public.timeline_items set title = 'X' where id = '7e000000-0000-4000-8000-0000000000b1'$$,
    '{1,0}', 'A changed item is counted once'),
  (7, $$update public.timeline_items set title = 'Y' where timeline_id = '7e000000-0000-4000-8000-000000000001'$$,
    '{1,0}', 'Many changed items in one statement are counted once'),
  (8, $$update public.timeline_items set timeline_id = '7e000000-0000-4000-8000-000000000002'
    where id = '7e000000-0000-4000-8000-0000000000b1'$$,
    '{1,1}', 'A move is counted once for the old and once for the new timeline'),
  (9, $$update public.timeline_items set title = 'Z' where id = '7e000000-0000-4000-8000-0000000000ff'$$,
    '{0,0}', 'An update of no rows is not counted'),
  (10, $$delete from public.timeline_items where id = '7e000000-0000-4000-8000-0000000000ff'$$,
    '{0,0}', 'A delete of no rows is not counted'),
  (11, $$delete from public.timeline_items where id = '7e000000-0000-4000-8000-0000000000b1'$$,
    '{0,1}', 'A deleted item is counted once'),
  (11.1, $$update public.profiles set display_name = 'Riet' where id = '7e000000-0000-4000-8000-0000000000a1'$$,
    '{1,0}', 'A new name of a contributor is counted for the timeline of the items'),
  (11.2, $$update public.profiles set avatar_url = '/riet.jpg' where id = '7e000000-0000-4000-8000-0000000000a1'$$,
    '{1,0}', 'A new picture of a contributor is counted'),
  (11.3, $$update public.profiles set display_name = 'Riet' where id = '7e000000-0000-4000-8000-0000000000a1'$$,
    '{0,0}', 'The same name again is not counted'),
  (12, $$delete from public.profiles where id = '7e000000-0000-4000-8000-0000000000a1'$$,
    '{1,0}', 'Deleting a contributor is counted once for the timeline of the items'),
  (13, $$delete from public.timeline_items where timeline_id = '7e000000-0000-4000-8000-000000000001'$$,
    '{1,0}', 'Many deleted items in one statement are counted once'),
  (14, $$update public.timelines set title = 'Uno' where id = '7e000000-0000-4000-8000-000000000001'$$,
    '{1,0}', 'A new title is counted'),
  (15, $$update public.timelines set custom_primary_color = '#abcdef' where id = '7e000000-0000-4000-8000-000000000001'$$,
    '{1,0}', 'A new colour is counted'),
  (16, $$update public.timelines set public_slug = 'zz-pulse-uno' where id = '7e000000-0000-4000-8000-000000000001'$$,
    '{1,0}', 'A new slug is counted'),
  (17, $$update public.timelines set is_public = false where id = '7e000000-0000-4000-8000-000000000001'$$,
    '{1,0}', 'Becoming private is counted'),
  (18, $$update public.timelines set is_public = true where id = '7e000000-0000-4000-8000-000000000001'$$,
    '{1,0}', 'Becoming public again is counted'),
  (19, $$truncate public.timeline_items$$, '{1,1}', 'Truncating the items is counted once for each timeline'),
  (20, $$update public.timelines set is_public = false where id = '7e000000-0000-4000-8000-000000000002'$$,
    '{0,1}', 'Becoming private is counted for the subscribers of the timeline'),
  (21, $$insert into public.timeline_items (id, timeline_id, item_type, item_date) values
    ('7e000000-0000-4000-8000-0000000000b2', '7e000000-0000-4000-8000-000000000002', 'text', '1950-01-01')$$,
    '{0,0}', 'A new item of a private timeline is not counted'),
  (22, $$update public.timeline_items set title = 'X' where id = '7e000000-0000-4000-8000-0000000000b2'$$,
    '{0,0}', 'A changed item of a private timeline is not counted'),
  (23, $$update public.timeline_items set timeline_id = '7e000000-0000-4000-8000-000000000001'
    where id = '7e000000-0000-4000-8000-0000000000b2'$$,
    '{1,0}', 'A move out of a private timeline is counted for the new timeline'),
  (24, $$update public.timeline_items set timeline_id = '7e000000-0000-4000-8000-000000000002'
    where id = '7e000000-0000-4000-8000-0000000000b2'$$,
    '{1,0}', 'A move into a private timeline is counted for the old timeline'),
  (25, $$delete from public.timeline_items where id = '7e000000-0000-4000-8000-0000000000b2'$$,
    '{0,0}', 'A deleted item of a private timeline is not counted'),
  (26, $$update public.timelines set title = 'Dos' where id = '7e000000-0000-4000-8000-000000000002'$$,
    '{0,0}', 'A new title of a private timeline is not counted'),
  (27, $$truncate public.timeline_items$$, '{1,0}', 'Truncating the items is not counted for a private timeline'),
  (28, $$insert into public.timelines (id, title, is_public)
    values ('7e000000-0000-4000-8000-000000000003', 'Three', false)$$,
    '{0,0}', 'A new private timeline is not counted'),
  (29, $$delete from public.timelines where id = '7e000000-0000-4000-8000-000000000002'$$,
    '{0,0}', 'A deleted private timeline is not counted'),
  (30, $$insert into public.timelines (id, title, public_slug, is_public)
    values ('7e000000-0000-4000-8000-000000000002', 'Two', 'zz-pulse-two', true)$$,
    '{0,1}', 'A timeline that is there again is counted'),
  (31, $$insert into public.timeline_items (timeline_id, item_type, item_date)
    select id, 'text', '1960-01-01' from public.timelines, generate_series(1, 3) where id::text like '7e000000-%'$$,
    '{1,1}', 'All of them get items again'),
  (32, $$delete from public.timelines where id in
    ('7e000000-0000-4000-8000-000000000001', '7e000000-0000-4000-8000-000000000003')$$,
    '{1,0}', 'A deleted public timeline is counted once, with all of its items'),
  (33, $$insert into public.timelines (id, title, public_slug, is_public)
    values ('7e000000-0000-4000-8000-000000000001', 'Uno', 'zz-pulse-uno', true)$$,
    '{1,0}', 'A timeline with the id of a deleted one goes on with its counter'),
  (34, $$truncate public.timelines cascade$$, '{1,1}', 'Deleting all timelines at once is counted for each public one'),
  (35, $$insert into public.timelines (id, title, public_slug, is_public) values
    ('7e000000-0000-4000-8000-000000000001', 'Uno', 'zz-pulse-uno', true),
    ('7e000000-0000-4000-8000-000000000002', 'Dos', 'zz-pulse-dos', true)$$,
    '{1,1}', 'Two new timelines are counted once each')
) as done (step, statement, beats, description)
order by step;
drop trigger zz_note on public.timeline_pulse;

select is_empty(
  $$select 1 from public.timeline_pulse where timeline_id = '7e000000-0000-4000-8000-000000000003'$$,
  'A timeline that was never public has no change counter'
);

-- The counter says nothing of what was before
select ok(
  seq between extract(epoch from now()) * 1000000 and extract(epoch from clock_timestamp()) * 1000000,
  'The counter is a clock, not the number of changes'
) from public.timeline_pulse where timeline_id = '7e000000-0000-4000-8000-000000000001';
update public.timeline_pulse set seq = 9000000000000000 where timeline_id = '7e000000-0000-4000-8000-000000000001';
update public.timelines set title = 'Un' where id = '7e000000-0000-4000-8000-000000000001';
select is(
  (select seq from public.timeline_pulse where timeline_id = '7e000000-0000-4000-8000-000000000001'), 9000000000000001,
  'A clock that was set back does not lower the counter'
);

-- Constraints
set local role service_role;
select lives_ok(
  $$update public.timeline_pulse set seq = 0 where timeline_id = '7e000000-0000-4000-8000-000000000002'$$,
  'A counter of 0 is accepted'
);
select throws_ok(
  $$update public.timeline_pulse set seq = -1 where timeline_id = '7e000000-0000-4000-8000-000000000002'$$,
  '23514', 'new row for relation "timeline_pulse" violates check constraint "timeline_pulse_seq_positive"',
  'A counter below 0 is refused'
);
select throws_ok(
  $$insert into public.timeline_pulse (timeline_id) values ('7e000000-0000-4000-8000-000000000001')$$,
  '23505', 'duplicate key value violates unique constraint "timeline_pulse_pkey"', 'A timeline has one change counter'
);
select throws_ok(
  $$update public.timeline_pulse set seq = null where timeline_id = '7e000000-0000-4000-8000-000000000002'$$,
  '23502', null, 'The counter is not null'
);

-- Realtime subscribers and visitors, without and with an account
reset role;
create function pg_temp.seen_by(actor text, headers text) returns bigint language plpgsql as $$
declare
  seen bigint;
begin
  perform set_config('request.headers', headers, true);
  perform set_config('role', actor, true);
  select count(*) into seen from public.timeline_pulse where timeline_id::text like '7e000000-%';
  reset role;
  return seen;
end;
$$;
select is(pg_temp.seen_by(actor, headers), seen, actor || ' ' || description)
from (values ('anon'), ('authenticated')) as actors (actor),
(values
  ('', 2::bigint, 'listening to realtime, without any headers, hears every pulse'),
  ('{"x-share-slug": "zz-pulse-uno"}', 0, 'with the link reads no pulse through the API'),
  ('{"x-share-slug": "wrong"}', 0, 'with a wrong link reads no pulse through the API'),
  ('{}', 0, 'without a link reads no pulse through the API'),
  ('{"accept": "*/*"}', 0, 'with other headers reads no pulse through the API')
) as held (headers, seen, description);

-- The counter that a story has for its readers, also where nothing is announced
create function pg_temp.read_counter(actor text, headers text) returns bigint language plpgsql as $$
declare
  counter bigint;
begin
  perform set_config('request.headers', headers, true);
  perform set_config('role', actor, true);
  select seq into counter from public.timeline_counters
  where timeline_id = '7e000000-0000-4000-8000-000000000001';
  reset role;
  return counter;
end;
$$;
create function pg_temp.moves_for_reader(statement text) returns boolean language plpgsql as $$
declare
  before bigint := coalesce(pg_temp.read_counter('anon', '{"x-share-slug": "zz-pulse-uno"}'), 0);
begin
  execute statement;
  return pg_temp.read_counter('anon', '{"x-share-slug": "zz-pulse-uno"}') > before;
end;
$$;
insert into public.profiles (id) values ('7e000000-0000-4000-8000-0000000000a1');
select ok(pg_temp.moves_for_reader(statement), description)
from (values
  (1, $$insert into public.timeline_items (id, timeline_id, item_type, item_date, created_by) values
    ('7e000000-0000-4000-8000-0000000000b1', '7e000000-0000-4000-8000-000000000001', 'text', '1950-01-01',
     '7e000000-0000-4000-8000-0000000000a1')$$, 'A new item moves the counter that readers get'),
  (2, $$update public.timeline_items set title = 'X' where id = '7e000000-0000-4000-8000-0000000000b1'$$,
    'A changed item moves it'),
  (3, $$update public.profiles set display_name = 'Riet' where id = '7e000000-0000-4000-8000-0000000000a1'$$,
    'A new name of a contributor moves it'),
  (4, $$update public.timeline_items set timeline_id = '7e000000-0000-4000-8000-000000000002'
    where id = '7e000000-0000-4000-8000-0000000000b1'$$, 'An item that moves away moves it'),
  (5, $$truncate public.timeline_items$$, 'Emptying the table moves it')
) as done (step, statement, description)
order by step;
select ok(
  not pg_temp.moves_for_reader($$update public.profiles set display_name = 'Riet'
    where id = '7e000000-0000-4000-8000-0000000000a1'$$),
  'What changes nothing does not move it'
);
update public.timelines set link_asks_password = true where id = '7e000000-0000-4000-8000-000000000001';
create temp table before as
select counter.seq as counted, pulse.seq as announced
from private.change_counters as counter join public.timeline_pulse as pulse using (timeline_id)
where timeline_id = '7e000000-0000-4000-8000-000000000001';
insert into public.timeline_items (timeline_id, item_type, item_date)
values ('7e000000-0000-4000-8000-000000000001', 'text', '1950-01-01');
select results_eq(
  $$select counter.seq > counted, pulse.seq > announced
    from private.change_counters as counter join public.timeline_pulse as pulse using (timeline_id), before
    where timeline_id = '7e000000-0000-4000-8000-000000000001'$$,
  $$values (true, false)$$, 'A change of a story with a password is counted, and not announced'
);
select is(pg_temp.read_counter('anon', '{"x-share-slug": "zz-pulse-uno"}'), null::bigint,
  'Without the key of its password nobody reads the counter');
update public.timelines set link_asks_password = false, link_expires_at = '2026-01-01'
where id = '7e000000-0000-4000-8000-000000000001';
select is(pg_temp.read_counter('anon', '{"x-share-slug": "zz-pulse-uno"}'), null::bigint,
  'After the end of its link nobody reads the counter');
update public.timelines set link_expires_at = null where id = '7e000000-0000-4000-8000-000000000001';
select is(pg_temp.read_counter(actor, headers), null::bigint, actor || ' reads no counter ' || description)
from (values ('anon'), ('authenticated')) as actors (actor),
(values
  ('', 'without any headers'),
  ('{}', 'without a link'),
  ('{"x-share-slug": "wrong"}', 'with a wrong link'),
  ('{"x-share-slug": "zz-pulse-dos"}', 'with the link of another story')
) as held (headers, description);
alter table public.timelines add column zz_owner_id uuid;
select isnt(pg_temp.read_counter(actor, '{"x-share-slug": "zz-pulse-uno"}'), null::bigint,
  actor || ' reads the counter also beside a column that it may not read')
from (values ('anon'), ('authenticated')) as actors (actor);
alter table public.timelines drop column zz_owner_id;
set local "request.headers" = '{"x-share-slug": "zz-pulse-dos"}';
set local role anon;
select results_eq(
  $$select timeline_id::text from public.timeline_counters where timeline_id::text like '7e000000-%'$$,
  array['7e000000-0000-4000-8000-000000000002'], 'A link reads the counter of its own story and no other'
);
select is(
  public.change_counter(
    jsonb_populate_record(null::public.timelines, '{"id": "7e000000-0000-4000-8000-000000000001"}')
  ),
  0::bigint, 'Another link gets no counter of this story, with a forged row either'
);
reset role;

set local "request.headers" = '';
set local role anon;
select throws_ok(statement, '42501', 'permission denied for table timeline_pulse', 'A visitor cannot ' || deed)
from (values
  ('insert into public.timeline_pulse values (''7e000000-0000-4000-8000-000000000001'')', 'add a pulse'),
  ('update public.timeline_pulse set seq = 7', 'change a pulse'),
  ('delete from public.timeline_pulse', 'remove a pulse'),
  ('truncate public.timeline_pulse', 'empty the pulses')
) as tried (statement, deed);
set local role authenticated;
select throws_ok(statement, '42501', 'permission denied for table timeline_pulse', 'A visitor with an account cannot ' || deed)
from (values
  ('insert into public.timeline_pulse values (''7e000000-0000-4000-8000-000000000001'')', 'add a pulse'),
  ('update public.timeline_pulse set seq = 7', 'change a pulse'),
  ('delete from public.timeline_pulse', 'remove a pulse'),
  ('truncate public.timeline_pulse', 'empty the pulses')
) as tried (statement, deed);

-- Deleting a timeline
set local role service_role;
insert into public.timeline_items (timeline_id, item_type, item_date)
values ('7e000000-0000-4000-8000-000000000001', 'text', '1950-01-01');
select lives_ok(
  $$delete from public.timelines where id = '7e000000-0000-4000-8000-000000000001'$$,
  'A timeline can be deleted with its items'
);
select is_empty(
  $$select 1 from public.timeline_items where timeline_id = '7e000000-0000-4000-8000-000000000001'$$,
  'Its items are deleted'
);
select isnt_empty(
  $$select 1 from public.timeline_pulse where timeline_id = '7e000000-0000-4000-8000-000000000001'$$,
  'Its change counter stays for those who are reading it'
);
select is(
  (select count(*) from public.timeline_pulse where timeline_id = '7e000000-0000-4000-8000-000000000002'), 1::bigint,
  'Another timeline keeps its counter'
);
update public.timelines set is_public = false where id = '7e000000-0000-4000-8000-000000000002';
delete from public.timelines where id = '7e000000-0000-4000-8000-000000000002';
select is_empty(
  $$select 1 from public.timeline_pulse where timeline_id = '7e000000-0000-4000-8000-000000000002'$$,
  'The counter of a deleted private timeline is deleted'
);
insert into public.timelines (id, title) values ('7e000000-0000-4000-8000-000000000004', 'Four');
update public.timeline_pulse set seq = extract(epoch from now() - interval '59 minutes') * 1000000
where timeline_id = '7e000000-0000-4000-8000-000000000001';
delete from public.timelines where id = '7e000000-0000-4000-8000-000000000004';
select isnt_empty(
  $$select 1 from public.timeline_pulse where timeline_id = '7e000000-0000-4000-8000-000000000001'$$,
  'The counter of a timeline that was deleted less than an hour ago stays'
);
insert into public.timelines (id, title, public_slug, is_public)
values ('7e000000-0000-4000-8000-000000000005', 'Five', 'zz-pulse-five', true);
update public.timeline_pulse set seq = extract(epoch from now() - interval '61 minutes') * 1000000
where timeline_id in ('7e000000-0000-4000-8000-000000000001', '7e000000-0000-4000-8000-000000000005');
insert into public.timelines (id, title) values ('7e000000-0000-4000-8000-000000000004', 'Four');
delete from public.timelines where id = '7e000000-0000-4000-8000-000000000004';
select results_eq(
  $$select timeline_id::text from public.timeline_pulse where timeline_id::text like '7e000000-%'$$,
  array['7e000000-0000-4000-8000-000000000005'],
  'The next deletion removes older ones, and no counter of a timeline that is there'
);
select lives_ok('truncate public.timelines cascade', 'All timelines can be deleted in one statement');

select * from finish();
rollback;
