begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(70);

insert into public.profiles (id, display_name) values ('7d000000-0000-4000-8000-0000000000a1', 'Anna');
insert into public.timelines (id, title, public_slug, is_public) values
  ('7d000000-0000-4000-8000-000000000001', 'Open', 'zz-items-open', true),
  ('7d000000-0000-4000-8000-000000000002', 'Other', 'zz-items-other', true),
  ('7d000000-0000-4000-8000-000000000003', 'Closed', 'zz-items-closed', false),
  ('7d000000-0000-4000-8000-000000000004', 'Bench', null, false);
insert into public.timeline_items (id, timeline_id, title, item_type, item_date, created_by) values
  ('7d000000-0000-4000-8000-0000000000b1', '7d000000-0000-4000-8000-000000000001', 'Open', 'text', '1950-01-01', '7d000000-0000-4000-8000-0000000000a1'),
  ('7d000000-0000-4000-8000-0000000000b2', '7d000000-0000-4000-8000-000000000002', 'Other', 'text', '1950-01-01', null),
  ('7d000000-0000-4000-8000-0000000000b3', '7d000000-0000-4000-8000-000000000003', 'Closed', 'text', '1950-01-01', null),
  ('7d000000-0000-4000-8000-0000000000b4', '7d000000-0000-4000-8000-000000000004', 'Bench', 'text', '1950-01-01', null);
select cmp_ok(
  (select min(created_at) from public.timeline_items where timeline_id::text like '7d000000%'), '>', now(),
  'An item has its own moment, not that of its transaction'
);


-- The owner
set local role service_role;
select results_eq(
  $$select title from public.timeline_items where id::text like '7d000000-%' order by 1$$,
  array['Bench', 'Closed', 'Open', 'Other'], 'The owner sees the items of every timeline'
);
select lives_ok(
  format($$update public.timeline_items set %s where id = '7d000000-0000-4000-8000-0000000000b4'$$, assignment),
  description
)
from (values
  ('item_type = ''photo''', 'A photo is accepted'),
  ('item_type = ''video''', 'A video is accepted'),
  ('item_type = ''audio''', 'A recording is accepted'),
  ('item_type = ''gif''', 'A gif is accepted'),
  ('item_type = ''text''', 'A text is accepted'),
  ('title = ''''', 'An empty title is accepted'),
  ('title = repeat(''é'', 200)', 'A title of 200 letters is accepted'),
  ('description = repeat(''é'', 20000)', 'A description of 20000 letters is accepted'),
  ('description = null', 'An item needs no description'),
  ('media_url = ''https://example.org/a.jpg''', 'Media elsewhere are accepted'),
  ('media_url = ''/demo/a.jpg''', 'Media of our own are accepted'),
  ('media_url = null', 'An item needs no media'),
  ('item_date = ''0001-01-01''', 'The first day is accepted'),
  ('item_date = ''9999-12-31''', 'The last day is accepted'),
  ('metadata = ''{}''', 'Empty metadata are accepted'),
  ('metadata = ''{"audio_variant": "vinyl", "a": [1]}''', 'Metadata as an object are accepted'),
  ('metadata = null', 'An item needs no metadata'),
  ('metadata = jsonb_build_object(''a'', repeat(''x'', 32759))', 'Metadata of 32768 bytes are accepted'),
  ('created_by = ''7d000000-0000-4000-8000-0000000000a1''', 'A known contributor is accepted'),
  ('created_by = null', 'An item needs no contributor')
) as accepted (assignment, description);
select throws_ok(
  format($$update public.timeline_items set %s where id = '7d000000-0000-4000-8000-0000000000b4'$$, assignment),
  '23514', format('new row for relation "timeline_items" violates check constraint "%s"', name), description
)
from (values
  ('item_type = ''pdf''', 'timeline_items_item_type_known', 'An unknown type is refused'),
  ('item_type = ''Photo''', 'timeline_items_item_type_known', 'A type in capitals is refused'),
  ('item_type = ''''', 'timeline_items_item_type_known', 'An empty type is refused'),
  ('title = repeat(''é'', 201)', 'timeline_items_title_length', 'A title of 201 letters is refused'),
  ('description = repeat(''é'', 20001)', 'timeline_items_description_length', 'A description of 20001 letters is refused'),
  ('media_url = ''javascript:alert(1)''', 'timeline_items_media_url_safe', 'A script as media is refused'),
  ('media_url = ''https://user@example.org/a''', 'timeline_items_media_url_safe', 'Media with a user name are refused'),
  ('item_date = ''infinity''', 'timeline_items_item_date_finite', 'An infinite date is refused'),
  ('item_date = ''-infinity''', 'timeline_items_item_date_finite', 'A negative infinite date is refused'),
  ('item_date = ''0001-12-31 BC''', 'timeline_items_item_date_finite', 'A day before year 1 is refused'),
  ('item_date = ''10000-01-01''', 'timeline_items_item_date_finite', 'A day after year 9999 is refused'),
  ('metadata = ''[]''', 'timeline_items_metadata_object', 'A list as metadata is refused'),
  ('metadata = ''"a"''', 'timeline_items_metadata_object', 'A text as metadata is refused'),
  ('metadata = ''null''', 'timeline_items_metadata_object', 'A JSON null as metadata is refused'),
  ('metadata = jsonb_build_object(''a'', repeat(''x'', 32760))', 'timeline_items_metadata_size', 'Metadata of 32769 bytes are refused'),
  ('metadata = jsonb_build_object(''a'', repeat(''é'', 16380))', 'timeline_items_metadata_size', 'Metadata are measured in bytes, not in letters')
) as refused (assignment, name, description);
select throws_ok(
  format($$update public.timeline_items set %s = null where id = '7d000000-0000-4000-8000-0000000000b4'$$, field),
  '23502', null, format('An item always has its %s', field)
)
from unnest(array['timeline_id', 'title', 'item_type', 'item_date']) as field;
select throws_ok(
  $$update public.timeline_items set timeline_id = '7d000000-0000-4000-8000-0000000000ff' where id = '7d000000-0000-4000-8000-0000000000b4'$$,
  '23503', 'insert or update on table "timeline_items" violates foreign key constraint "timeline_items_timeline_id_fkey"',
  'An item of an unknown timeline is refused'
);
select throws_ok(
  $$update public.timeline_items set created_by = '7d000000-0000-4000-8000-0000000000ff' where id = '7d000000-0000-4000-8000-0000000000b4'$$,
  '23503', 'insert or update on table "timeline_items" violates foreign key constraint "timeline_items_created_by_fkey"',
  'An unknown contributor is refused'
);
select throws_ok(
  $$insert into public.timeline_items (id, timeline_id, item_type, item_date)
    values ('7d000000-0000-4000-8000-0000000000b1', '7d000000-0000-4000-8000-000000000001', 'text', '1950-01-01')$$,
  '23505', null, 'An item id is unique'
);

-- Visitors, without and with an account
reset role;
create function pg_temp.seen_by(actor text, headers text) returns text language plpgsql as $$
declare
  seen text;
begin
  perform set_config('request.headers', headers, true);
  perform set_config('role', actor, true);
  select coalesce(string_agg(title, ',' order by title), '') into seen from public.timeline_items;
  reset role;
  return seen;
end;
$$;
select is(pg_temp.seen_by(actor, headers), seen, actor || ' ' || description)
from (values ('anon'), ('authenticated')) as actors (actor),
(values
  ('{"x-share-slug": "zz-items-open"}', 'Open', 'with the link sees its items alone'),
  ('{"x-share-slug": "zz-items-other"}', 'Other', 'with another link sees the other items alone'),
  ('{"x-share-slug": "zz-items-closed"}', '', 'with the link of a private timeline sees nothing'),
  ('{"x-share-slug": "zz-items-unknown"}', '', 'with a wrong link sees nothing'),
  ('{"x-share-slug": ""}', '', 'with an empty link sees nothing'),
  ('{}', '', 'without a link sees nothing'),
  ('', '', 'listening to realtime, without any headers, sees nothing')
) as held (headers, seen, description);

set local "request.headers" = '{"x-share-slug": "zz-items-open"}';
set local role anon;
select is_empty(
  $$select 1 from public.timeline_items where timeline_id = '7d000000-0000-4000-8000-000000000002'$$,
  'A read of another timeline by its id returns nothing'
);
select throws_ok(statement, '42501', 'permission denied for table timeline_items', 'A visitor cannot ' || deed)
from (values
  ('insert into public.timeline_items (timeline_id, item_type, item_date)
    values (''7d000000-0000-4000-8000-000000000001'', ''text'', ''1950-01-01'')', 'add an item'),
  ('update public.timeline_items set title = ''X''', 'change an item'),
  ('delete from public.timeline_items', 'remove an item'),
  ('truncate public.timeline_items', 'empty the items')
) as tried (statement, deed);
set local role authenticated;
select throws_ok(statement, '42501', 'permission denied for table timeline_items', 'A visitor with an account cannot ' || deed)
from (values
  ('insert into public.timeline_items (timeline_id, item_type, item_date)
    values (''7d000000-0000-4000-8000-000000000001'', ''text'', ''1950-01-01'')', 'add an item'),
  ('update public.timeline_items set title = ''X''', 'change an item'),
  ('delete from public.timeline_items', 'remove an item'),
  ('truncate public.timeline_items', 'empty the items')
) as tried (statement, deed);

-- Cascades
set local role service_role;
delete from public.profiles where id = '7d000000-0000-4000-8000-0000000000a1';
select results_eq(
  $$select created_by from public.timeline_items where id = '7d000000-0000-4000-8000-0000000000b1'$$,
  array[null::uuid], 'Deleting a contributor keeps the items'
);
delete from public.timelines where id = '7d000000-0000-4000-8000-000000000001';
select is_empty(
  $$select 1 from public.timeline_items where id = '7d000000-0000-4000-8000-0000000000b1'$$,
  'Deleting a timeline deletes its items'
);

select * from finish();
rollback;
