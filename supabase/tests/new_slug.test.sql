begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(14);

-- The owner
create temporary table made as select public.new_slug() as slug from generate_series(1, 2000);
select is(
  (select count(*) from made where slug !~ '^[346789bcdfghjkmnpqrtvwxy]{5}(-[346789bcdfghjkmnpqrtvwxy]{5}){2}$'), 0::bigint,
  'A slug is three groups of five characters that cannot be confused'
);
select is((select count(distinct slug) from made), 2000::bigint, 'No two are the same');
select ok(15 * ln(24) / ln(2) >= 60, 'It has at least 60 bits');
select is(
  (select count(distinct letter) from made, regexp_split_to_table(replace(slug, '-', ''), '') as letter), 24::bigint,
  'Every character of the alphabet is used'
);
-- 30,000 characters: 1,250 of each, with a standard deviation of 35.
select is_empty(
  $$select letter, count(*) from made, regexp_split_to_table(replace(slug, '-', ''), '') as letter
    group by letter having count(*) not between 1000 and 1500$$,
  'All characters are equally likely'
);
select is_empty(
  $$select place, count(distinct substr(slug, place, 1)) from made, generate_series(1, 17) as place
    where place not in (6, 12) group by place having count(distinct substr(slug, place, 1)) <> 24$$,
  'at every place'
);
insert into public.timelines (id, title, public_slug, is_public)
values ('7c000000-0000-4000-8000-000000000001', 'Slug', public.new_slug(), true);
create temporary table old as select public_slug from public.timelines where id = '7c000000-0000-4000-8000-000000000001';
do $$ begin execute 'grant select on pg_temp.old to anon'; end $$;
update public.timelines set is_public = false where id = '7c000000-0000-4000-8000-000000000001';
update public.timelines set is_public = true, public_slug = public.new_slug() where id = '7c000000-0000-4000-8000-000000000001';
select isnt((select public_slug from public.timelines where id = '7c000000-0000-4000-8000-000000000001'), (select public_slug from old), 'Published again, a story takes a new slug');
do $$ begin perform set_config('request.headers', json_build_object('x-share-slug', (select public_slug from old))::text, true); end $$;
set local role anon;
select is_empty('select id from public.timelines', 'and the old link stays dead');
reset role;
do $$ begin perform set_config('request.headers', (select json_build_object('x-share-slug', public_slug)::text from public.timelines where id = '7c000000-0000-4000-8000-000000000001'), true); end $$;
set local role anon;
select results_eq('select title from public.timelines', array['Slug'], 'The new link opens it');
reset role;

-- The writing app
set local role authenticated;
select lives_ok('select public.new_slug()', 'With an account one can make a slug');
reset role;
set local role service_role;
select lives_ok('select public.new_slug()', 'A server of ours can make a slug');
reset role;

-- A visitor
set local role anon;
select throws_ok('select public.new_slug()', '42501', null, 'Without an account one cannot');
select throws_ok($$update public.timelines set public_slug = 'eigen-keus'$$, '42501', null, 'and cannot change the slug of a story');
reset role;
set local role authenticated;
select throws_ok($$update public.timelines set public_slug = public.new_slug()$$, '42501', null, 'With an account one cannot change it here either');
reset role;

select * from finish();
rollback;
