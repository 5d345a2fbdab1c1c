begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(80);

-- What the last released build reads. That build goes on while a migration is applied, and until the next one is
-- uploaded, so no migration takes any of it away. After a release the lists become those of that build: the columns
-- stand in src/modules/timeline/read.ts and src/modules/feature-entry/api.ts.
select ok(
  exists (
    select from pg_attribute
    where attrelid = to_regclass('public.' || relation) and attname = name and not attisdropped
      and has_column_privilege(role, attrelid, attnum, 'select')
  ),
  format('%s reads %s of %s', role, name, relation)
)
from (values
  ('timelines', 'id title description public_slug is_public custom_primary_color custom_accent_color custom_logo_url link_expires_at link_asks_password allow_download'),
  ('timeline_items', 'id timeline_id title description item_type media_url item_date created_at created_by metadata'),
  ('profiles', 'id display_name avatar_url'),
  ('timeline_pulse', 'timeline_id seq'),
  ('features', 'id language placement position title description image_url cta_label cta_href')
) as released (relation, names), string_to_table(names, ' ') as name, unnest(array['anon', 'authenticated']) as role;

select ok(
  has_function_privilege(role, to_regprocedure('public.' || name), 'execute'), format('%s calls %s', role, name)
)
from unnest(array['change_counter(public.timelines)', 'closed_link()', 'open_link(text)', 'readable_files(text[])']) as name,
  unnest(array['anon', 'authenticated']) as role;

-- `creator:profiles!created_by`, and the filters of the change stream
select ok(
  exists (
    select from pg_constraint
    where conrelid = 'public.timeline_items'::regclass and confrelid = 'public.profiles'::regclass and contype = 'f'
  ),
  'The API embeds the contributor of an item'
);
select set_has(
  $$select tablename::text from pg_publication_tables where pubname = 'supabase_realtime'$$,
  $$values ('timeline_items'), ('timeline_pulse')$$, 'Realtime publishes items and pulses'
);

select * from finish();
rollback;
