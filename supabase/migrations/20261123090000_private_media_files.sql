-- Files of a story that go when the story goes: a private bucket, read with signed addresses.
-- Un-publishing a story stops new signatures at once; a signature that exists ends by itself.
insert into storage.buckets (id, name, public, allowed_mime_types)
values (
  'timeline-media', 'timeline-media', false,
  -- No SVG and no HTML: a browser would run their scripts at the address of the storage service.
  array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'audio/*', 'video/*', 'text/vtt']
)
on conflict (id) do update set public = false, allowed_mime_types = excluded.allowed_mime_types;

-- Visitors: a signature for a file in the folder of the one timeline that their link opens. The
-- storage service sets `storage.operation`; without it, and for a list of files, there is no row.
create policy "Anyone with the link can have its files signed" on storage.objects
for select to anon, authenticated
using (
  bucket_id = 'timeline-media'
  and starts_with(name, (select private.shared_timeline_id())::text || '/')
  and (select current_setting('storage.operation', true))
    in ('storage.object.sign', 'storage.object.sign_many')
);

create policy "The uploader can read their own files" on storage.objects
for select to authenticated
using (bucket_id = 'timeline-media' and owner_id = (select auth.uid())::text);

-- The path of an object as the storage service returns it: bucket, folder of the timeline, name.
-- A segment cannot begin with a dot, so no path leads upwards.
create function private.is_media_path(path text, timeline_id uuid) returns boolean
language sql
immutable
set search_path = ''
as $$
  select
    char_length(path) <= 1024
    and starts_with(path, 'timeline-media/' || timeline_id::text || '/')
    and path ~ '^[a-z-]+/[0-9a-f-]{36}(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$'
$$;
revoke execute on function private.is_media_path(text, uuid) from public;
grant execute on function private.is_media_path(text, uuid) to service_role;

alter table public.timeline_items
  drop constraint timeline_items_media_url_safe,
  add constraint timeline_items_media_url_safe check (
    private.is_safe_url(media_url) or private.is_media_path(media_url, timeline_id)
  );
