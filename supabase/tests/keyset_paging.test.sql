begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(10);

-- A story of 20,500 items, 41 per day, and another story
insert into public.timelines (id, title, public_slug, is_public) values
  ('7c000000-0000-4000-8000-000000000001', 'Long', 'zz-paging-long', true),
  ('7c000000-0000-4000-8000-000000000002', 'Other', 'zz-paging-other', true);
insert into public.timeline_items (timeline_id, title, item_type, item_date)
select '7c000000-0000-4000-8000-000000000001', 'Item ' || n, 'text', date '1950-01-01' + n / 41
from generate_series(0, 20499) as n;
insert into public.timeline_items (timeline_id, item_type, item_date)
select '7c000000-0000-4000-8000-000000000002', 'text', date '1950-01-01' + n / 41
from generate_series(0, 4999) as n;
analyze public.timelines, public.timeline_items;

-- The statements behind four pages, with the conditions that PostgREST makes of what
-- src/modules/timeline/api.ts asks for; `bound` goes where they say %s.
create temporary table pages as
select name, format(
  $$select * from public.timeline_items
    where timeline_id = '7c000000-0000-4000-8000-000000000001'%%s
      and (item_date > %1$L or (item_date = %1$L and id > %2$L))
    order by item_date, id limit 1000$$,
  item_date, id
) as query, format(' and item_date >= %L', item_date) as bound
from (
  values ('second page', 99), ('page halfway', 10099), ('page at three quarters', 15099), ('last page', 19499)
) as depth (name, rows_before),
lateral (
  select item_date, id from public.timeline_items
  where timeline_id = '7c000000-0000-4000-8000-000000000001'
  order by item_date, id offset rows_before limit 1
) as last_row;

create function pg_temp.plan_of(query text) returns text language plpgsql as $$
declare
  plan json;
begin
  execute 'explain (analyze, timing off, format json) ' || query into plan;
  return plan;
end;
$$;
create function pg_temp.rows_removed(query text) returns bigint language sql as $$
  select coalesce(sum(found[1]::bigint), 0)
  from regexp_matches(pg_temp.plan_of(query), '"Rows Removed by Filter": (\d+)', 'g') as found
$$;
do $$ begin
  execute 'grant select on pages to anon';
  execute 'grant execute on function pg_temp.plan_of(text), pg_temp.rows_removed(text) to anon';
end $$;

-- A visitor with the link, as PostgREST sets it up
set local "request.headers" = '{"x-share-slug": "zz-paging-long"}';
set local role anon;
select cmp_ok(
  pg_temp.rows_removed(format(query, bound)), '<', 1000::bigint,
  format('The %s passes over fewer rows than a page holds', name)
)
from pages;
select results_eq(
  format(query, bound), format(query, ''), format('The bound changes no row of the %s', name)
)
from pages;
select matches(
  pg_temp.plan_of(format(query, bound)), 'InitPlan', 'The query plan includes the policies'
)
from pages where name = 'last page';

set local "request.headers" = '{"x-share-slug": "zz-paging-other"}';
select is_empty(format(query, bound), 'With the link of another story the page is empty')
from pages where name = 'last page';

select * from finish();
rollback;
