begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(73);

insert into public.timelines (id, title, public_slug, is_public) values
  ('7c000000-0000-4000-8000-000000000001', 'Open', 'zz-timelines-open', true),
  ('7c000000-0000-4000-8000-000000000002', 'Other', 'zz-timelines ''é''/%', true),
  ('7c000000-0000-4000-8000-000000000003', 'Closed', 'zz-timelines-closed', false),
  ('7c000000-0000-4000-8000-000000000004', 'Draft', null, false);

-- The owner
set local role service_role;
select results_eq(
  $$select title from public.timelines where id::text like '7c000000-%' order by 1$$,
  array['Closed', 'Draft', 'Open', 'Other'], 'The owner sees every timeline, private ones too'
);
select lives_ok(
  format($$update public.timelines set %s where id = '7c000000-0000-4000-8000-000000000004'$$, assignment),
  description
)
from (values
  ('title = ''T''', 'A title of one letter is accepted'),
  ('title = repeat(''é'', 200)', 'A title of 200 letters is accepted'),
  ('description = repeat(''é'', 5000)', 'A description of 5000 letters is accepted'),
  ('description = ''''', 'An empty description is accepted'),
  ('description = null', 'A timeline needs no description'),
  ('public_slug = ''z''', 'A slug of one letter is accepted'),
  ('public_slug = repeat(''é'', 200)', 'A slug of 200 letters is accepted'),
  ('public_slug = ''zz met spatie/%?#👵''', 'A slug can have any printable characters'),
  ('is_public = false, public_slug = null', 'A private timeline needs no slug'),
  ('is_public = false, public_slug = ''zz-x''', 'A private timeline may keep its slug'),
  ('is_public = true, public_slug = ''zz-x''', 'A timeline with a slug may be public'),
  ('custom_primary_color = ''#abcdef''', 'A primary colour in small letters is accepted'),
  ('custom_primary_color = ''#ABCDEF''', 'A primary colour in capitals is accepted'),
  ('custom_primary_color = ''#012345''', 'A primary colour in digits is accepted'),
  ('custom_primary_color = null', 'A timeline needs no primary colour'),
  ('custom_accent_color = ''#abcdef''', 'An accent colour in small letters is accepted'),
  ('custom_accent_color = ''#ABCDEF''', 'An accent colour in capitals is accepted'),
  ('custom_accent_color = null', 'A timeline needs no accent colour'),
  ('custom_logo_url = ''https://example.org/logo.svg''', 'A logo elsewhere is accepted'),
  ('custom_logo_url = ''/logo.svg''', 'A logo of our own is accepted')
) as accepted (assignment, description);
select throws_ok(
  format($$update public.timelines set %s where id = '7c000000-0000-4000-8000-000000000004'$$, assignment),
  '23514', format('new row for relation "timelines" violates check constraint "%s"', name), description
)
from (values
  ('title = ''''', 'timelines_title_length', 'An empty title is refused'),
  ('title = repeat(''é'', 201)', 'timelines_title_length', 'A title of 201 letters is refused'),
  ('description = repeat(''é'', 5001)', 'timelines_description_length', 'A description of 5001 letters is refused'),
  ('public_slug = ''''', 'timelines_public_slug_length', 'An empty slug is refused'),
  ('public_slug = repeat(''é'', 201)', 'timelines_public_slug_length', 'A slug of 201 letters is refused'),
  ('public_slug = e''zz\n''', 'timelines_public_slug_printable', 'A line break in a slug is refused'),
  ('public_slug = e''zz\x01''', 'timelines_public_slug_printable', 'A control character in a slug is refused'),
  ('is_public = true, public_slug = null', 'timelines_public_has_slug', 'A public timeline without slug is refused'),
  ('custom_primary_color = ''#abc''', 'timelines_custom_primary_color_hex', 'A short primary colour is refused'),
  ('custom_primary_color = ''red''', 'timelines_custom_primary_color_hex', 'A named primary colour is refused'),
  ('custom_primary_color = ''#12345g''', 'timelines_custom_primary_color_hex', 'A primary colour with another letter is refused'),
  ('custom_primary_color = ''#abcdef0''', 'timelines_custom_primary_color_hex', 'A long primary colour is refused'),
  ('custom_primary_color = e''#abcdef\n''', 'timelines_custom_primary_color_hex', 'A primary colour with a line end is refused'),
  ('custom_primary_color = e''red\n#abcdef''', 'timelines_custom_primary_color_hex', 'A primary colour on a second line is refused'),
  ('custom_accent_color = ''#abc''', 'timelines_custom_accent_color_hex', 'A short accent colour is refused'),
  ('custom_accent_color = ''red''', 'timelines_custom_accent_color_hex', 'A named accent colour is refused'),
  ('custom_accent_color = ''#12345g''', 'timelines_custom_accent_color_hex', 'An accent colour with another letter is refused'),
  ('custom_accent_color = e''#abcdef\n''', 'timelines_custom_accent_color_hex', 'An accent colour with a line end is refused'),
  ('custom_accent_color = ''#abcdef;}''', 'timelines_custom_accent_color_hex', 'An accent colour with a style behind it is refused'),
  ('custom_logo_url = ''//example.org/logo.svg''', 'timelines_custom_logo_url_safe', 'A logo without scheme is refused'),
  ('custom_logo_url = ''javascript:alert(1)''', 'timelines_custom_logo_url_safe', 'A script as logo is refused')
) as refused (assignment, name, description);
select throws_ok(
  $$insert into public.timelines (title, public_slug) values ('X', 'zz-timelines-open')$$,
  '23505', 'duplicate key value violates unique constraint "timelines_public_slug_key"', 'A slug is unique'
);
select throws_ok(
  $$insert into public.timelines (id, title) values ('7c000000-0000-4000-8000-000000000001', 'X')$$,
  '23505', 'duplicate key value violates unique constraint "timelines_pkey"', 'A timeline id is unique'
);
select throws_ok($$insert into public.timelines default values$$, '23502', null, 'A timeline always has a title');
select results_eq(
  $$insert into public.timelines (title) values ('X') returning is_public$$, array[false],
  'A new timeline is private'
);

-- Visitors, without and with an account
reset role;
create function pg_temp.seen_by(actor text, headers text) returns text language plpgsql as $$
declare
  seen text;
begin
  perform set_config('request.headers', headers, true);
  perform set_config('role', actor, true);
  select coalesce(string_agg(title, ',' order by title), '') into seen from public.timelines;
  reset role;
  return seen;
end;
$$;
select is(pg_temp.seen_by(actor, headers), seen, actor || ' ' || description)
from (values ('anon'), ('authenticated')) as actors (actor),
(values
  ('{"x-share-slug": "zz-timelines-open"}', 'Open', 'with the link sees its timeline alone'),
  ('{"x-share-slug": "zz-timelines%20%27%C3%A9%27%2F%25"}', 'Other', 'with an odd link sees its timeline alone'),
  ('{"x-share-slug": "zz-timelines-closed"}', '', 'with the link of a private timeline sees nothing'),
  ('{"x-share-slug": "ZZ-timelines-open"}', '', 'with a link in other capitals sees nothing'),
  ('{"x-share-slug": "zz-timelines%"}', '', 'with a pattern for a link sees nothing'),
  ('{"x-share-slug": ""}', '', 'with an empty link sees nothing'),
  ('{"x-share-slug": null}', '', 'with a null link sees nothing'),
  ('{}', '', 'without a link sees nothing'),
  ('', '', 'listening to realtime, without any headers, sees nothing')
) as held (headers, seen, description);

set local "request.headers" = '{"x-share-slug": "zz-timelines-open"}';
set local role anon;
select throws_ok(statement, '42501', 'permission denied for table timelines', 'A visitor cannot ' || deed)
from (values
  ('insert into public.timelines (title) values (''X'')', 'add a timeline'),
  ('update public.timelines set title = ''X''', 'change a timeline'),
  ('delete from public.timelines', 'remove a timeline'),
  ('truncate public.timelines cascade', 'empty the timelines')
) as tried (statement, deed);
set local role authenticated;
select throws_ok(statement, '42501', 'permission denied for table timelines', 'A visitor with an account cannot ' || deed)
from (values
  ('insert into public.timelines (title) values (''X'')', 'add a timeline'),
  ('update public.timelines set title = ''X''', 'change a timeline'),
  ('delete from public.timelines', 'remove a timeline'),
  ('truncate public.timelines cascade', 'empty the timelines')
) as tried (statement, deed);
set local role service_role;
update public.timelines set is_public = false where id = '7c000000-0000-4000-8000-000000000001';
set local role anon;
select is_empty('select 1 from public.timelines', 'The link stops working when its timeline becomes private');

select * from finish();
rollback;
