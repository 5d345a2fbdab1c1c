begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(138);

insert into public.timelines (id, title, public_slug, is_public) values
  ('7e000000-0000-4000-8000-000000000001', 'Open', 'zz-media-open', true),
  ('7e000000-0000-4000-8000-000000000002', 'Other', 'zz-media-other', true),
  ('7e000000-0000-4000-8000-000000000003', 'Closed', 'zz-media-closed', false);
insert into public.timeline_items (id, timeline_id, item_type, item_date) values
  ('7e000000-0000-4000-8000-0000000000b1', '7e000000-0000-4000-8000-000000000001', 'photo', '1950-01-01');
insert into public.timeline_items (timeline_id, item_type, item_date, media_url, metadata)
select timeline::uuid, 'video', '1950-01-02', 'timeline-media/' || timeline || '/' || media, metadata::jsonb
from (values
  ('7e000000-0000-4000-8000-000000000001', 'open.webp',
    '{"poster_url": "timeline-media/7e000000-0000-4000-8000-000000000001/poster.webp",
      "captions_url": "timeline-media/7e000000-0000-4000-8000-000000000001/words.vtt",
      "transcript": "timeline-media/7e000000-0000-4000-8000-000000000001/transcript.webp",
      "files": ["timeline-media/7e000000-0000-4000-8000-000000000001/nested.webp"]}'),
  -- Twice, and with files that are not of this timeline.
  ('7e000000-0000-4000-8000-000000000001', 'open.webp',
    '{"poster_url": "timeline-media/7e000000-0000-4000-8000-000000000003/closed.webp",
      "captions_url": "zz-elsewhere/7e000000-0000-4000-8000-000000000001/elsewhere.webp"}'),
  ('7e000000-0000-4000-8000-000000000001', 'plain.webp', '{"poster_url": "/demo/poster.webp", "captions_url": 5}'),
  ('7e000000-0000-4000-8000-000000000002', 'other.webp', null),
  ('7e000000-0000-4000-8000-000000000003', 'closed.webp', '{}')
) as told (timeline, media, metadata);
insert into storage.buckets (id, name) values ('zz-elsewhere', 'zz-elsewhere');
insert into storage.objects (bucket_id, name, owner_id) values
  ('timeline-media', '7e000000-0000-4000-8000-000000000001/open.webp', '7e000000-0000-4000-8000-0000000000a1'),
  ('timeline-media', '7e000000-0000-4000-8000-000000000002/other.webp', null),
  ('timeline-media', '7e000000-0000-4000-8000-000000000003/closed.webp', '7e000000-0000-4000-8000-0000000000a1'),
  ('timeline-media', '7e000000-0000-4000-8000-000000000001', null),
  ('timeline-media', '7e000000-0000-4000-8000-0000000000010/longer.webp', null),
  ('timeline-media', 'x/7e000000-0000-4000-8000-000000000001/deeper.webp', null),
  ('timeline-media', 'nobody.webp', null),
  ('zz-elsewhere', '7e000000-0000-4000-8000-000000000001/elsewhere.webp', null);

-- The bucket
select is(public, false, 'The bucket is private') from storage.buckets where id = 'timeline-media';
select ok(
  not allowed_mime_types && array['image/svg+xml', 'text/html', 'application/xhtml+xml', 'text/xml'],
  'The bucket takes no file with scripts'
)
from storage.buckets where id = 'timeline-media';
select ok(
  not allowed_mime_types && array[
    'application/vnd.apple.mpegurl', 'application/x-mpegurl', 'audio/mpegurl', 'audio/x-mpegurl',
    'application/dash+xml', 'video/vnd.mpeg.dash.mpd', 'audio/x-scpls'
  ],
  'The bucket takes no file that names files at other hosts'
)
from storage.buckets where id = 'timeline-media';
select is(
  (select array_agg(type order by type collate "C") from unnest(allowed_mime_types) as type),
  array[
    'audio/aac', 'audio/flac', 'audio/mp4', 'audio/mpeg', 'audio/ogg', 'audio/wav', 'audio/webm', 'audio/x-m4a',
    'audio/x-wav', 'image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp', 'text/vtt', 'video/mp4',
    'video/quicktime', 'video/webm'
  ],
  'The bucket takes what every browser shows or plays, each type by its name'
)
from storage.buckets where id = 'timeline-media';
select results_eq(
  $$select found collate "default" from (
      select cmd || ' ' || array_to_string(roles, ',') || ': ' || policyname as found
      from pg_policies where schemaname = 'storage'
    ) as listed order by found collate "C"$$,
  array['SELECT authenticated: The uploader can read their own files'],
  'The storage service has one policy, for people with an account, and none allows a write'
);

-- Visitors, without and with an account
create function pg_temp.files_for(actor text, headers text, operation text, claims text default '')
returns text language plpgsql as $$
declare
  seen text;
begin
  perform set_config('request.headers', headers, true);
  perform set_config('storage.operation', operation, true);
  perform set_config('request.jwt.claims', claims, true);
  perform set_config('request.jwt.claim.sub', coalesce(nullif(claims, '')::json ->> 'sub', ''), true);
  perform set_config('role', actor, true);
  select coalesce(string_agg(split_part(name, '/', -1), ',' order by name), '') into seen
  from storage.objects where name like '%7e000000-%' or name = 'nobody.webp';
  reset role;
  return seen;
end;
$$;
select is(
  pg_temp.files_for(actor, headers, operation), '',
  format('%s, %s, operation %s: no object', actor, description, coalesce(nullif(operation, ''), 'unknown'))
)
from (values ('anon'), ('authenticated')) as actors (actor),
(values
  ('{"x-share-slug": "zz-media-open"}', 'with the link'),
  ('{}', 'without a link')
) as held (headers, description),
unnest(array[
  'storage.object.sign', 'storage.object.sign_many', 'storage.object.list', 'storage.object.list_v2',
  'storage.object.get_authenticated', 'storage.object.get_public', 'storage.object.info_authenticated',
  'storage.object.head_authenticated_info', 'storage.object.sign_upload_url', 'storage.object.upload_update',
  'storage.object.copy', 'storage.object.move', 'storage.render.image_authenticated',
  'storage.render.image_sign', 'storage.s3.object.list', 'storage.s3.object.get', ''
]) as operation;

-- The files of the rows that a caller may read
select throws_ok(
  format($$set local role %s; select public.readable_files(array_fill('a'::text, array[501]))$$, actor),
  '22023', 'At most 500 paths in one call', actor || ' cannot ask about 501 paths at once'
)
from (values ('anon'), ('authenticated')) as actors (actor);
reset role;
select lives_ok(
  format($$set local role %s; select public.readable_files(array_fill('a'::text, array[500]))$$, actor),
  actor || ' can ask about 500 paths at once'
)
from (values ('anon'), ('authenticated')) as actors (actor);
reset role;
create function pg_temp.readable_for(actor text, headers text, paths text[]) returns text
language plpgsql as $$
declare
  found text;
begin
  perform set_config('request.headers', headers, true);
  perform set_config('role', actor, true);
  select coalesce(string_agg(split_part(path, '/', -1), ',' order by path collate "C"), '') into found
  from public.readable_files(paths);
  reset role;
  return found;
exception
  when insufficient_privilege then
    return 'refused';
end;
$$;
create temporary table asked as
select array_agg('timeline-media/7e000000-0000-4000-8000-00000000000' || path) || array[
  'zz-elsewhere/7e000000-0000-4000-8000-000000000001/elsewhere.webp', '/demo/poster.webp', '5', '', null
] as paths
from unnest(array[
  '1/open.webp', '1/open.webp', '1/poster.webp', '1/words.vtt', '1/transcript.webp', '1/nested.webp', '1/plain.webp',
  '1/no-row.webp', '1/', '1', '1/%', '2/other.webp', '3/closed.webp', '9/unknown.webp'
]) as path;
select is(pg_temp.readable_for(actor, headers, paths), seen, actor || ' ' || description)
from asked, (values ('anon'), ('authenticated')) as actors (actor),
(values
  ('{"x-share-slug": "zz-media-open"}', 'open.webp,plain.webp,poster.webp,words.vtt',
    'with the link is told the files of its rows, each once, and no others'),
  ('{"x-share-slug": "zz-media-other"}', 'other.webp', 'with another link is told the other files alone'),
  ('{"x-share-slug": "zz-media-closed"}', '', 'with the link of a private timeline is told nothing'),
  ('{"x-share-slug": "zz-media-unknown"}', '', 'with a wrong link is told nothing'),
  ('{"x-share-slug": "zz-media-%"}', '', 'with a pattern is told nothing'),
  ('{"x-share-slug": ""}', '', 'with an empty link is told nothing'),
  ('{}', '', 'without a link is told nothing'),
  ('', '', 'without any headers is told nothing')
) as held (headers, seen, description);
select is(pg_temp.readable_for('anon', '{"x-share-slug": "zz-media-open"}', paths), '', description)
from (values (null::text[], 'Nothing is asked: nothing is told'), ('{}', 'An empty list: nothing is told')) as tried (paths, description);
select is(
  pg_temp.readable_for('service_role', '{"x-share-slug": "zz-media-open"}', paths), 'refused',
  'The secret key, which no policy stops, cannot ask'
)
from asked;
update public.timelines set is_public = false where id = '7e000000-0000-4000-8000-000000000001';
select is(
  pg_temp.readable_for(actor, '{"x-share-slug": "zz-media-open"}', paths), '',
  actor || ' is told nothing after un-publishing'
)
from asked, (values ('anon'), ('authenticated')) as actors (actor);
update public.timelines set is_public = true, public_slug = 'zz-media-open'
where id = '7e000000-0000-4000-8000-000000000001';
delete from public.timeline_items where media_url like '%/plain.webp';
select is(
  pg_temp.readable_for('anon', '{"x-share-slug": "zz-media-open"}', paths), 'open.webp,poster.webp,words.vtt',
  'The file of a deleted row is not told'
)
from asked;

-- Writes; as hosted, the roles have the privilege and the policies refuse
create function pg_temp.changed_by(actor text, statement text) returns text language plpgsql as $$
declare
  affected int;
begin
  perform set_config('role', actor, true);
  execute statement;
  get diagnostics affected = row_count;
  reset role;
  return affected || ' rows';
exception
  when insufficient_privilege then
    return 'refused';
end;
$$;
set local "request.jwt.claims" = '{"sub": "7e000000-0000-4000-8000-0000000000a1", "role": "authenticated"}';
set local "request.jwt.claim.sub" = '7e000000-0000-4000-8000-0000000000a1';
select is(pg_temp.changed_by(actor, statement), outcome, actor || ' cannot ' || deed)
from (values ('anon'), ('authenticated')) as actors (actor),
(values
  ('insert into storage.objects (bucket_id, name, owner_id) values
    (''timeline-media'', ''7e000000-0000-4000-8000-000000000001/new.webp'', ''7e000000-0000-4000-8000-0000000000a1'')',
    'refused', 'add a file'),
  ('update storage.objects set name = ''7e000000-0000-4000-8000-000000000002/moved.webp''', '0 rows', 'move a file'),
  ('delete from storage.objects', '0 rows', 'remove a file'),
  ('update storage.buckets set public = true', '0 rows', 'make the bucket public'),
  ('insert into storage.buckets (id, name) values (''zz-new'', ''zz-new'')', 'refused', 'add a bucket')
) as tried (statement, outcome, deed);

-- The uploader
select is(
  pg_temp.files_for(actor, '{}', operation, claims), seen, description
)
from (values
  ('authenticated', 'storage.object.sign_many', '{"sub": "7e000000-0000-4000-8000-0000000000a1"}', 'open.webp,closed.webp',
    'The uploader can sign their own files, also of a private timeline'),
  ('authenticated', 'storage.object.list', '{"sub": "7e000000-0000-4000-8000-0000000000a1"}', 'open.webp,closed.webp',
    'The uploader can list their own files'),
  ('authenticated', 'storage.object.sign_many', '{"sub": "7e000000-0000-4000-8000-0000000000a2"}', '',
    'Another account sees nothing of them'),
  ('authenticated', 'storage.object.sign_many', '{}', '', 'A token without a person sees no file without an uploader'),
  ('anon', 'storage.object.sign_many', '{"sub": "7e000000-0000-4000-8000-0000000000a1"}', '',
    'A visitor without an account is no uploader')
) as tried (actor, operation, claims, seen, description);

-- The path of a file in a row
set local role service_role;
select lives_ok(
  format($$update public.timeline_items set media_url = %L where id = '7e000000-0000-4000-8000-0000000000b1'$$, path),
  description
)
from (values
  ('timeline-media/7e000000-0000-4000-8000-000000000001/a.webp', 'A file of the own timeline is accepted'),
  ('timeline-media/7e000000-0000-4000-8000-000000000001/a', 'A file without extension is accepted'),
  ('timeline-media/7e000000-0000-4000-8000-000000000001/1950/foto_1-b.2.webp', 'A folder in the own folder is accepted'),
  ('timeline-media/7e000000-0000-4000-8000-000000000001/a.m3u8.mp3', 'A name with that of a playlist inside is accepted'),
  ('timeline-media/7e000000-0000-4000-8000-000000000001/' || repeat('a', 972), 'A path of 1024 characters is accepted')
) as accepted (path, description);
select throws_ok(
  format($$update public.timeline_items set media_url = %L where id = '7e000000-0000-4000-8000-0000000000b1'$$, path),
  '23514', 'new row for relation "timeline_items" violates check constraint "timeline_items_media_url_safe"', description
)
from (values
  ('timeline-media/7e000000-0000-4000-8000-000000000002/a.webp', 'A file of another timeline is refused'),
  ('timeline-media/7e000000-0000-4000-8000-000000000001/', 'A folder is refused'),
  ('timeline-media/7e000000-0000-4000-8000-000000000001', 'A folder without slash is refused'),
  ('timeline-media/7e000000-0000-4000-8000-000000000001/../x', 'A path upwards is refused'),
  ('timeline-media/7e000000-0000-4000-8000-000000000001/./x', 'A path to the same folder is refused'),
  ('timeline-media/7e000000-0000-4000-8000-000000000001/.x', 'A hidden file is refused'),
  ('timeline-media/7e000000-0000-4000-8000-000000000001//x', 'An empty folder name is refused'),
  ('timeline-media/7e000000-0000-4000-8000-000000000001/%2e%2e/x', 'An encoded path is refused'),
  ('timeline-media/7e000000-0000-4000-8000-000000000001/a?b', 'A query is refused'),
  ('timeline-media/7e000000-0000-4000-8000-000000000001/a b', 'A space is refused'),
  (e'timeline-media/7e000000-0000-4000-8000-000000000001/a\n', 'A line end is refused'),
  ('timeline-media/7e000000-0000-4000-8000-000000000001/é', 'A letter with an accent is refused'),
  ('timeline-media/7e000000-0000-4000-8000-000000000001/a.m3u8', 'A playlist is refused'),
  ('timeline-media/7e000000-0000-4000-8000-000000000001/1950/a.M3U', 'A playlist in upper case is refused'),
  ('timeline-media/7e000000-0000-4000-8000-000000000001/a.mpd', 'A DASH manifest is refused'),
  ('Timeline-media/7e000000-0000-4000-8000-000000000001/a', 'Another bucket is refused'),
  ('7e000000-0000-4000-8000-000000000001/a.webp', 'A path without a bucket is refused'),
  ('timeline-media/7e000000-0000-4000-8000-000000000001/' || repeat('a', 973), 'A path of 1025 characters is refused')
) as refused (path, description);
reset role;
set local role anon;
select throws_ok(
  $$select private.is_media_path('x', '7e000000-0000-4000-8000-000000000001')$$, '42501', null,
  'A visitor cannot call the path check'
);

select * from finish();
rollback;
