-- `Prefer: count=planned` answers a visitor with the planner's estimate of a read. It must not depend
-- on the contents of the tables, for any table, column, operator and value.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(36);

-- As before the migrations a common name, a private story of many items and a text that occurs often
-- would be estimated far above one row.
insert into public.profiles (id, display_name)
select ('70000000-0000-4000-8000-' || to_char(n, 'fm000000000000'))::uuid, case when n % 3 = 0 then 'Jansen' else 'Naam ' || n end
from generate_series(1, 600) as n;
insert into public.timelines (id, title, public_slug, is_public)
select ('71000000-0000-4000-8000-' || to_char(n, 'fm000000000000'))::uuid, case when n % 2 = 0 then 'Oma' else 'Verhaal ' || n end,
  'zz-estimates-' || n, n % 3 <> 0
from generate_series(1, 60) as n;
-- The first story is the reader's own, the third a private one.
insert into public.timeline_items (timeline_id, title, description, item_type, item_date, created_by, metadata)
select ('71000000-0000-4000-8000-' || to_char(case when n % 10 < 4 then 1 when n % 10 < 8 then 3 else n % 60 + 1 end, 'fm000000000000'))::uuid,
  case when n % 4 = 0 then 'Verjaardag' else 'Moment ' || n end, case when n % 5 = 0 then 'Taart' end,
  case when n % 3 = 0 then 'photo' else 'text' end, date '1950-01-01' + n % 700,
  ('70000000-0000-4000-8000-' || to_char(1 + n % 600, 'fm000000000000'))::uuid, case when n % 2 = 0 then '{"a": 1}' else '{}' end::jsonb
from generate_series(1, 5000) as n;

-- Reads of every column that visitors may select; features are public whole.
create temp table reads (name text, statement text);
create function pg_temp.collect_reads() returns void language plpgsql as $$
declare
  found record;
  value text;
  sample text[];
begin
  for found in
    select attrelid::regclass as name, attname as field, format_type(atttypid, null) as type, attnotnull as is_required
    from pg_attribute
    where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')
      and attrelid <> 'public.features'::regclass and attnum > 0 and not attisdropped
      and has_column_privilege('anon', attrelid, attnum, 'select')
  loop
    -- A common, a rare and an absent value
    execute format(
      'select array_agg(value) from (
         (select %1$I::text from %2$s where %1$I is not null group by %1$I order by count(*) desc, 1 limit 1)
         union (select %1$I::text from %2$s where %1$I is not null group by %1$I order by count(*), 1 limit 1)
         union values (%3$L)
       ) as known (value)',
      found.field, found.name, case found.type
        when 'uuid' then '7fffffff-0000-4000-8000-000000000000' when 'date' then '1931-01-01'
        when 'timestamp with time zone' then '1931-01-01' when 'boolean' then 'false' when 'bigint' then '7' when 'jsonb' then '{"b": 2}' else 'onbekend'
      end
    ) into sample;
    insert into reads
    select found.name, format('select from %s where %I %s', found.name, found.field, condition)
    -- That a column cannot be null is known from the table, not from its contents.
    from unnest(array['is not null'] || case when not found.is_required then 'is null' end) as condition
    where condition is not null;
    foreach value in array sample loop
      insert into reads
      select found.name, format('select from %s where ' || condition, found.name, found.field, value, found.type)
      from unnest(
        array[
          '%2$I = %3$L', '%2$I <> %3$L', 'not (%2$I = %3$L)', '%2$I = any (array[%3$L]::%4$s[])',
          '(%2$I = %3$L or %2$I is null)'
        ]
        || case when found.type not in ('jsonb', 'boolean') then array[
          '%2$I < %3$L', '%2$I <= %3$L', '%2$I > %3$L', '%2$I >= %3$L', '%2$I > %3$L and %2$I < %3$L'
        ] end
        || case found.type
          when 'text' then array['%2$I like %3$L', '%2$I like %3$L || ''%%''', '%2$I ilike %3$L', '%2$I ~ %3$L', 'to_tsvector(%2$I) @@ plainto_tsquery(%3$L)']
          when 'jsonb' then array['%2$I @> %3$L', '%2$I ->> ''a'' = ''1''']
          when 'boolean' then array['%2$I', 'not %2$I', '%2$I is true', '%2$I is not true']
        end
      ) as condition;
    end loop;
  end loop;
  insert into reads
  select distinct name, 'select from ' || name from reads;
end;
$$;
do $$ begin perform pg_temp.collect_reads(); end $$;
-- Reads of several tables, as the API writes them
insert into reads (statement) values
  ('select from public.timeline_items join public.profiles on profiles.id = created_by'),
  ('select from public.timeline_items join public.profiles on profiles.id = created_by where display_name = ''Jansen'''),
  ('select from public.timelines join public.timeline_items on timeline_id = timelines.id where timelines.id = ''71000000-0000-4000-8000-000000000003'''),
  ('select from public.timeline_items left join public.profiles on profiles.id = created_by where timeline_id = ''71000000-0000-4000-8000-000000000003'''),
  ('select from public.timeline_items where timeline_id = ''71000000-0000-4000-8000-000000000001'' order by item_date, id limit 1000'),
  ('select from public.timeline_items where timeline_id in (''71000000-0000-4000-8000-000000000001'', ''71000000-0000-4000-8000-000000000003'')'),
  ('select title from public.timeline_items where timeline_id = ''71000000-0000-4000-8000-000000000003'' group by title'),
  ('select from public.profiles where display_name in (''Jansen'', ''Naam 1'') or display_name like ''J%''');

create function pg_temp.rows_of(statement text) returns bigint language plpgsql as $$
declare
  plan json;
begin
  execute 'explain (format json) ' || statement into plan;
  return plan -> 0 -> 'Plan' ->> 'Plan Rows';
end;
$$;
-- What is estimated otherwise than at one row
create function pg_temp.telling(actor text, headers text) returns setof text language plpgsql as $$
declare
  read record;
  estimate bigint;
begin
  perform set_config('request.headers', headers, true);
  for read in select * from reads loop
    perform set_config('role', actor, true);
    execute 'select pg_temp.rows_of($1)' into estimate using read.statement;
    reset role;
    if estimate <> 1 then
      return next format('%s: %s', estimate, read.statement);
    end if;
  end loop;
end;
$$;
do $$ begin execute 'grant execute on function pg_temp.rows_of(text) to anon, authenticated, service_role'; end $$;

select cmp_ok((select count(*) from reads), '>', 500::bigint, 'There are hundreds of reads');
select results_eq(
  $$select distinct name collate "default" from reads where name is not null order by 1$$,
  array['profiles', 'timeline_items', 'timeline_pulse', 'timelines'],
  'They read every table that visitors may read, except the features'
);
select is_empty(
  format('select * from pg_temp.telling(%L, %L)', actor, headers), format('%s %s learns nothing before statistics are there', actor, description)
)
from unnest(array['anon', 'authenticated']) as actor,
  (values ('{}', 'without a link'), ('{"x-share-slug": "zz-estimates-1"}', 'with a link')) as held (headers, description);
analyze public.profiles, public.timelines, public.timeline_items, public.timeline_pulse;
select is_empty(
  format('select * from pg_temp.telling(%L, %L)', actor, headers), format('%s %s learns nothing from statistics', actor, description)
)
from unnest(array['anon', 'authenticated']) as actor,
  (values
    ('{}', 'without a link'), ('{"x-share-slug": "zz-estimates-1"}', 'with a link'),
    ('{"x-share-slug": "zz-estimates-3"}', 'with the link of a private story')
  ) as held (headers, description);

-- The statistics are there, and do tell the owner.
set local role service_role;
select cmp_ok(pg_temp.rows_of(statement), '>', 100::bigint, description)
from (values
  ($$select from public.profiles where display_name = 'Jansen'$$, 'The planner knows that a name is common'),
  ($$select from public.timeline_items where timeline_id = '71000000-0000-4000-8000-000000000003'$$,
    'The planner knows how many items a private story has'),
  ($$select from public.timeline_items where title = 'Verjaardag'$$, 'The planner knows that a title is common')
) as known (statement, description);
reset role;

select throws_ok(
  'explain ' || statement, '42501', 'permission denied for table early_access_signups', format('%s gets no estimate of the sign-ups', actor)
)
from unnest(array['anon', 'authenticated']) as actor,
  (values ('select from public.early_access_signups')) as tried (statement),
  lateral (select set_config('role', actor, true)) as acting;
reset role;

-- A function that is not inlined is estimated at a fixed number of rows.
select results_eq(
  $$select pg_proc.oid::regprocedure::text collate "default" from pg_proc
    where pronamespace = 'public'::regnamespace and proretset
      and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
    order by 1$$,
  array['closed_link()', 'readable_files(text[])'], 'Visitors can call two functions that return a set'
);
update public.timeline_items set media_url = 'timeline-media/' || timeline_id || '/a.jpg';
analyze public.timeline_items;
create function pg_temp.rows_for(actor text, headers text, statement text) returns bigint language plpgsql as $$
declare
  estimate bigint;
begin
  perform set_config('request.headers', headers, true);
  perform set_config('role', actor, true);
  execute 'select pg_temp.rows_of($1)' into estimate using statement;
  reset role;
  return estimate;
end;
$$;
select is(
  (select array_agg(distinct pg_temp.rows_for(actor, headers, format('select from public.readable_files(%L)', paths)))
    from (values
      ('{}'), ('{timeline-media/71000000-0000-4000-8000-000000000001/a.jpg}'),
      ('{timeline-media/71000000-0000-4000-8000-000000000003/a.jpg}'), ('{onbekend,geheim}')
    ) as asked (paths)),
  '{1000}', format('%s %s learns nothing from the estimate of its files', actor, description)
)
from unnest(array['anon', 'authenticated']) as actor,
  (values ('{}', 'without a link'), ('{"x-share-slug": "zz-estimates-1"}', 'with a link')) as held (headers, description);
select is(
  pg_temp.rows_for(actor, headers, 'select from public.closed_link()'), 1000::bigint,
  format('%s learns nothing from the estimate of a closed link, %s', actor, description)
)
from unnest(array['anon', 'authenticated']) as actor,
  (values
    ('{}', 'without a link'), ('{"x-share-slug": "zz-estimates-1"}', 'with a link'),
    ('{"x-share-slug": "zz-estimates-3"}', 'with the link of a private story')
  ) as held (headers, description);

-- A story that asks for a password: the estimates are those of a link that opens nothing.
select public.set_link_password('71000000-0000-4000-8000-000000000001', repeat('a', 64));
select is(
  pg_temp.rows_for(actor, '{"x-share-slug": "zz-estimates-1"}', statement), 1::bigint,
  format('%s without the password: one row is estimated for %s', actor, statement)
)
from unnest(array['anon', 'authenticated']) as actor,
  unnest(array[
    'select from public.timelines', 'select from public.timeline_items', 'select from public.profiles',
    'select from public.timeline_items where timeline_id = ''71000000-0000-4000-8000-000000000001'''
  ]) as statement;

select * from finish();
rollback;
