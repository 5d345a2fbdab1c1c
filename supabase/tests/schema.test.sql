begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(51);

-- Objects of a hosted project itself are left out.
create function pg_temp.is_ours(schema oid) returns boolean language sql as $$
  select schema::regnamespace::text !~ '^(pg_|information_schema$)' and schema::regnamespace::text not in (
    'auth', 'cron', 'extensions', 'graphql', 'graphql_public', 'net', 'pgbouncer', 'pgsodium',
    'pgsodium_masks', 'realtime', '_realtime', 'storage', 'supabase_functions', 'vault'
  )
$$;
create function pg_temp.is_visitor(grantee oid) returns boolean language sql as $$
  select grantee = 0 or grantee in ('anon'::regrole, 'authenticated'::regrole)
$$;
create function pg_temp.name_of(grantee oid) returns text language sql as $$
  select case when grantee = 0 then 'public' else grantee::regrole::text end
$$;

-- Tables and columns
select results_eq(
  $$select tablename::text collate "default" from pg_tables where schemaname = 'public' order by 1$$,
  array['early_access_signups', 'features', 'profiles', 'timeline_items', 'timeline_pulse', 'timelines'],
  'The API has these tables and no others'
);
select results_eq(
  $$select relname::text collate "default", relkind::text collate "default", reloptions::text collate "default" from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f', 'S', 'p')$$,
  $$values ('timeline_counters', 'v', '{security_invoker=true}')$$,
  'The only view has the rights of its caller; no sequences or foreign tables bypass the policies'
);
select is(
  (select string_agg(attname, ' ' order by attnum) from pg_attribute
    where attrelid = name::regclass and attnum > 0 and not attisdropped),
  columns, format('Only these columns exist in %s', name)
)
from (values
  ('public.profiles', 'id display_name avatar_url'),
  ('public.timelines', 'id title description public_slug is_public custom_primary_color custom_accent_color custom_logo_url link_expires_at link_asks_password allow_download'),
  ('public.timeline_items', 'id timeline_id title description item_type media_url item_date created_by metadata created_at'),
  ('public.timeline_pulse', 'timeline_id seq'),
  ('public.features', 'id language placement position title description image_url cta_label cta_href'),
  ('public.early_access_signups', 'id email created_at')
) as known (name, columns);
select results_eq(
  $$select found collate "default" from (
      select conname::text as found
      from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
    ) as listed order by found collate "C"$$,
  array[
    'early_access_signups_email_format', 'early_access_signups_email_length',
    'early_access_signups_pkey', 'features_cta_complete', 'features_cta_href_safe', 'features_cta_label_length',
    'features_description_length', 'features_image_url_safe', 'features_language_code',
    'features_pkey', 'features_placement_length', 'features_title_length',
    'profiles_avatar_url_safe', 'profiles_display_name_length', 'profiles_pkey',
    'timeline_items_created_by_fkey', 'timeline_items_description_length',
    'timeline_items_item_date_finite', 'timeline_items_item_type_known',
    'timeline_items_media_url_safe', 'timeline_items_metadata_object',
    'timeline_items_metadata_size', 'timeline_items_pkey', 'timeline_items_timeline_id_fkey',
    'timeline_items_title_length', 'timeline_pulse_pkey', 'timeline_pulse_seq_positive',
    'timelines_custom_accent_color_hex',
    'timelines_custom_logo_url_safe', 'timelines_custom_primary_color_hex',
    'timelines_description_length', 'timelines_link_expires_at_finite', 'timelines_pkey', 'timelines_public_has_slug',
    'timelines_public_slug_key', 'timelines_public_slug_length',
    'timelines_public_slug_printable', 'timelines_title_length'
  ],
  'These constraints exist, each with tests'
);
select is_empty(
  $$select conname from pg_constraint where connamespace = 'public'::regnamespace and not convalidated$$,
  'Every constraint is validated'
);

-- Row level security
select is_empty(
  $$select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity$$,
  'Row level security is on for every table'
);
select results_eq(
  $$select found collate "default" from (
      select tablename || ': ' || policyname as found
      from pg_policies where schemaname = 'public'
    ) as listed order by found collate "C"$$,
  array[
    'early_access_signups: Everyone can leave their address',
    'features: Everyone can read the features',
    'profiles: Anyone with the link can see who tells in its timeline',
    'timeline_items: Anyone with the link can read its items',
    'timeline_pulse: Realtime listeners can read the pulse',
    'timelines: Anyone with the link can read its timeline'
  ],
  'These are the policies'
);
select results_eq(
  $$select (tablename || ' ' || cmd) collate "default" from pg_policies where schemaname = 'public' and cmd <> 'SELECT'$$,
  array['early_access_signups INSERT'], 'No policy allows writes, except inserting an early-access address'
);
select is_empty(
  $$select policyname from pg_policies
    where schemaname = 'public' and (permissive <> 'PERMISSIVE' or (with_check is not null) <> (cmd = 'INSERT')
      or array_to_string(array(select unnest(roles) order by 1), ',') <> 'anon,authenticated')$$,
  'Every policy is for visitors with and without an account'
);
select results_eq(
  $$select tablename::text collate "default" from pg_policies where schemaname = 'public' and qual = 'true'$$,
  array['features'], 'Only features can be read without a condition'
);
select is_empty(
  $$select policyname from pg_policies where schemaname = 'public' and with_check = 'true'$$,
  'No write policy is without a condition'
);
select is_empty(
  $$select policyname from pg_policies
    where schemaname = 'public' and qual ~ '(private\.\w+|current_setting)\(' and qual !~* 'select'$$,
  'Policies call their functions once per read, not once per row'
);

-- Grants
select results_eq(
  $$select found collate "default" from (
      select pg_temp.name_of(grantee) || ': ' || privilege_type || ' ' || nspname as found
      from pg_namespace, aclexplode(nspacl)
    where pg_temp.is_ours(pg_namespace.oid) and pg_temp.is_visitor(grantee)
      and not (grantee = 0 and nspname = 'public')
    ) as listed order by found collate "C"$$,
  array['anon: USAGE private', 'anon: USAGE public', 'authenticated: USAGE private', 'authenticated: USAGE public'],
  'Visitors may use these schemas and no others'
);
select ok(not has_schema_privilege(role, schema, 'create'), format('%s can create nothing in %s', role, schema))
from unnest(array['anon', 'authenticated']) as role, unnest(array['public', 'private']) as schema;
select is_empty(
  $$select relation.oid::regclass, pg_temp.name_of(grantee), privilege_type
    from pg_class as relation, aclexplode(relacl)
    where pg_temp.is_ours(relnamespace) and pg_temp.is_visitor(grantee)$$,
  'Visitors have no privileges on whole tables or sequences'
);
select results_eq(
  $$select found collate "default" from (
      select pg_temp.name_of(grantee) || ': ' || privilege_type || ' ' || relname || ' '
      || string_agg(attname, ' ' order by attnum) as found
      from pg_class join pg_attribute on attrelid = pg_class.oid, aclexplode(attacl)
    where pg_temp.is_ours(relnamespace) and pg_temp.is_visitor(grantee)
    group by grantee, privilege_type, is_grantable, relname
    ) as listed order by found collate "C"$$,
  $$select role || ': ' || columns
    from (values
      (0, 'SELECT change_counters timeline_id seq'),
      (1, 'SELECT features id language placement position title description image_url cta_label cta_href'),
      (2, 'SELECT profiles id display_name avatar_url'),
      (3, 'SELECT shared_contributors created_by'),
      (3.5, 'SELECT timeline_counters timeline_id seq'),
      (4, 'SELECT timeline_items id timeline_id title description item_type media_url item_date created_by metadata created_at'),
      (5, 'SELECT timeline_pulse timeline_id seq'),
      (6, 'SELECT timelines id title description public_slug is_public custom_primary_color custom_accent_color custom_logo_url link_expires_at link_asks_password allow_download')
    ) as readable (place, columns), unnest(array['anon', 'authenticated']) as role
    order by role, place$$,
  'Visitors may read these columns, and write none'
);
select results_eq(
  $$select found collate "default" from (
      select pg_temp.name_of(grantee) || ': ' || pg_proc.oid::regprocedure as found
      from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner)))
    where pg_temp.is_ours(pronamespace) and pg_temp.is_visitor(grantee)
      -- Trigger functions cannot be called, and are in a schema that visitors cannot use.
      and (has_schema_privilege('anon', pronamespace, 'usage') or prorettype <> 'trigger'::regtype)
    ) as listed order by found collate "C"$$,
  array[
    'anon: change_counter(timelines)', 'anon: closed_link()', 'anon: meant_slug(text[])', 'anon: open_link(text)', 'anon: private.opened_slug()',
    'anon: private.shared_slug()', 'anon: private.shared_timeline_id()', 'anon: readable_files(text[])',
    'authenticated: change_counter(timelines)', 'authenticated: closed_link()', 'authenticated: meant_slug(text[])', 'authenticated: new_slug()',
    'authenticated: open_link(text)',
    'authenticated: private.opened_slug()', 'authenticated: private.shared_slug()',
    'authenticated: private.shared_timeline_id()', 'authenticated: readable_files(text[])'
  ],
  'Visitors may call these functions and no others'
);
select results_eq(
  $$select found collate "default" from (
      select oid::regprocedure::text as found
      from pg_proc where pronamespace = 'public'::regnamespace
    ) as listed order by found collate "C"$$,
  array[
    'change_counter(timelines)', 'closed_link()', 'help_chat_count_message(text,integer)', 'help_chat_secret()',
    'help_chat_take_model_call(text,integer,integer,text,integer)', 'installed_schema()', 'meant_slug(text[])', 'new_slug()',
    'open_link(text)', 'readable_files(text[])', 'renew_link(uuid,text,text)', 'set_link_password(uuid,text,text)'
  ],
  'The API has the rate limits of the help assistant, those of links, the change counter, one that knows files, one for the doctor, and no others'
);
select is_empty(
  $$select grantee from pg_default_acl, aclexplode(defaclacl)
    where defaclrole = (select relowner from pg_class where oid = 'public.profiles'::regclass)
      and defaclnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and pg_temp.is_visitor(grantee)$$,
  'No default privileges are granted to visitors'
);
select is_empty(
  $$select rolname from pg_roles where rolname in ('anon', 'authenticated') and (rolsuper or rolbypassrls)$$,
  'No visitor role bypasses the policies'
);
select is_empty(
  $$select roleid::regrole from pg_auth_members where member in ('anon'::regrole, 'authenticated'::regrole)$$,
  'No visitor role is a member of another role'
);
create table public.zz_new (id int generated always as identity);
select is_empty(
  $$select role, right_asked from unnest(array['anon', 'authenticated']) as role,
      unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as right_asked
    where has_table_privilege(role, 'public.zz_new', right_asked)$$,
  'A new table gives visitors nothing'
);
select ok(not has_sequence_privilege('anon', 'public.zz_new_id_seq', 'usage,select,update'), 'A new sequence gives visitors nothing');
create function public.zz_new() returns int language sql as 'select 1';
select ok(not has_function_privilege('anon', 'public.zz_new()', 'execute'), 'A new function gives visitors nothing');
drop function public.zz_new();
create function private.zz_new() returns int language sql as 'select 1';
select ok(not has_function_privilege('anon', 'private.zz_new()', 'execute'), 'A new private function gives visitors nothing');
drop function private.zz_new();
drop table public.zz_new;

-- The error of a check of a table names the whole row
select is_empty(
  $$select conrelid::regclass, conname from pg_constraint
    where contype = 'c' and connamespace = 'private'::regnamespace
      and conrelid not in (0, 'private.early_access_settings'::regclass)$$,
  'Tables with hashes and keys have no checks, but domains'
);

-- Functions
select is_empty(
  $$select oid::regprocedure from pg_proc
    where pg_temp.is_ours(pronamespace) and coalesce(array_to_string(proconfig, ','), '') <> 'search_path=""'$$,
  'Every function pins an empty search path'
);
select results_eq(
  $$select found collate "default" from (
      select oid::regprocedure::text as found
      from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
    ) as listed order by found collate "C"$$,
  array[
    'closed_link()', 'help_chat_count_message(text,integer)', 'help_chat_secret()',
    'help_chat_take_model_call(text,integer,integer,text,integer)', 'installed_schema()', 'meant_slug(text[])', 'open_link(text)',
    'private.apply_early_access_settings()',
    'private.beat_for_all()', 'private.beat_for_changed_items()', 'private.beat_for_changed_profiles()', 'private.beat_for_new_items()',
    'private.beat_for_removed_items()', 'private.beat_for_removed_timelines()', 'private.beat_for_timeline()', 'private.begin_sign_up()',
    'private.change_link()', 'private.end_link_of_deleted()', 'private.opened_slug()', 'private.secret_of_today()', 'private.take_sign_up()', 'private.take_slug()',
    'renew_link(uuid,text,text)', 'set_link_password(uuid,text,text)'
  ],
  'Only triggers, functions of the rate limits and of links, and the one for the doctor, are security definer'
);
select results_eq(
  $$select oid::regprocedure::text collate "default" from pg_proc
    where pg_temp.is_ours(pronamespace) and prosecdef and prorettype <> 'trigger'::regtype
      and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
    order by 1$$,
  array['closed_link()', 'meant_slug(text[])', 'open_link(text)', 'private.opened_slug()'],
  'Of the functions that visitors can call only those about a link that opens nothing are security definer'
);

-- Realtime
select results_eq(
  $$select tablename::text collate "default" from pg_publication_tables where pubname = 'supabase_realtime' order by 1$$,
  array['timeline_items', 'timeline_pulse'], 'Realtime publishes only the items and the change counters'
);
select results_eq(
  $$select pubinsert, pubupdate, pubdelete, pubtruncate from pg_publication where pubname = 'supabase_realtime'$$,
  $$values (true, true, false, false)$$, 'Realtime announces inserts and updates, and no deletion'
);
select results_eq(
  $$select found collate "default" from (
      select relname || ': ' || relreplident::text as found
      from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
    ) as listed order by found collate "C"$$,
  array['early_access_signups: d', 'features: d', 'profiles: d', 'timeline_items: i', 'timeline_pulse: d', 'timelines: d'],
  'Only the items have a custom replica identity, and none is full'
);
select is(
  (select pg_get_indexdef(indexrelid) from pg_index where indrelid = 'public.timeline_items'::regclass and indisreplident),
  'CREATE UNIQUE INDEX timeline_items_timeline_id_id_key ON public.timeline_items USING btree (timeline_id, id)',
  'The replica identity of items is the timeline, for filters, and the id'
);

-- Indexes
select is_empty(
  $$select conname from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'f' and not exists (
      select 1 from pg_index
      where indrelid = conrelid and indpred is null and indisvalid
        and (indkey::int2[])[0:cardinality(conkey) - 1] = conkey
    )$$,
  'Every foreign key has an index'
);
insert into public.profiles (id)
select ('7f100000-0000-4000-8000-' || to_char(n, 'fm000000000000'))::uuid from generate_series(0, 999) as n;
insert into public.timelines (id, title, public_slug, is_public)
select ('7f100000-0000-4000-8000-' || to_char(n, 'fm000000000000'))::uuid, 'T', 'zz-schema-' || n, true
from generate_series(1, 500) as n;
insert into public.timeline_items (timeline_id, item_type, item_date, created_by)
select ('7f100000-0000-4000-8000-' || to_char(1 + n % 2, 'fm000000000000'))::uuid, 'text', date '1950-01-01' + n / 40,
  case when n % 100 < 20 then ('7f100000-0000-4000-8000-' || to_char(n % 100, 'fm000000000000'))::uuid end
from generate_series(1, 10000) as n;
analyze public.profiles, public.timelines, public.timeline_items;
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
do $$ begin execute 'grant execute on function pg_temp.plan_of(text) to anon'; end $$;
set local "request.headers" = '{"x-share-slug": "zz-schema-1"}';
set local role anon;
select matches(pg_temp.plan_of(query), index, description)
from (values
  ($$select title from public.timelines where public_slug = 'zz-schema-1' and is_public$$,
    'timelines_public_slug_key', 'A timeline is found with the index on slug'),
  ($$select id, item_date from public.timeline_items where timeline_id = '7f100000-0000-4000-8000-000000000001'
      order by item_date desc limit 3$$,
    'Backward using timeline_items_timeline_id_item_date_id_idx', 'The newest items are found with the index on item_date'),
  ($$select title from public.timeline_items where timeline_id = '7f100000-0000-4000-8000-000000000001'
      order by item_date, id limit 100$$,
    'Index Scan using timeline_items_timeline_id_item_date_id_idx', 'The oldest items are found with the same index'),
  ($$select title from public.timeline_items where timeline_id = '7f100000-0000-4000-8000-000000000001'
      and item_date >= '1950-02-01'
      and (item_date > '1950-02-01' or (item_date = '1950-02-01' and id > '7f100000-0000-4000-8000-000000000001'))
      order by item_date, id limit 1000$$,
    'timeline_items_timeline_id_item_date_id_idx', 'The next page of items is found by the same index'),
  ($$select title, display_name from public.timeline_items left join lateral (
      select display_name from public.profiles where profiles.id = created_by
    ) as creator on true where timeline_id = '7f100000-0000-4000-8000-000000000001' order by item_date, timeline_items.id limit 30$$,
    'Index Scan using profiles_pkey on profiles\n *Index Cond: \(id = timeline_items.created_by\)', 'The creator of an item is found by its id, not with all who tell'),
  ($$select display_name from public.profiles$$,
    'Index Scan using profiles_id_text_idx on profiles', 'Those who tell are found by an index, not with all profiles')
) as read (query, index, description);
select unalike(
  pg_temp.plan_of($$select title from public.timeline_items where timeline_id = '7f100000-0000-4000-8000-000000000001'
    order by item_date, id limit 100$$),
  '%Sort%', 'The first page needs no sort'
);
reset role;
select is(
  (select pg_get_indexdef(name::regclass)), 'CREATE INDEX ' || split_part(name, '.', 2) || ' ON ' || definition, description
)
from (values
  ('public.timeline_items_created_by_timeline_id_idx', 'public.timeline_items USING btree (created_by, timeline_id)',
    'The contributors of a timeline are found with an index'),
  ('public.features_language_placement_position_idx', 'public.features USING btree (language, placement, "position")',
    'An index gives the features of a place in their order')
) as known (name, definition, description);

select * from finish();
rollback;
