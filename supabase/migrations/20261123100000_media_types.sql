-- `audio/*` and `video/*` let playlists in, which can name files at other hosts: a reader's browser would
-- fetch these. From now on each type has its name; these are the ones that browsers show or play,
-- and QuickTime, as which phones record.
update storage.buckets
set allowed_mime_types = array[
  'image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif',
  'audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/aac', 'audio/ogg', 'audio/wav', 'audio/x-wav',
  'audio/webm', 'audio/flac',
  'video/mp4', 'video/webm', 'video/quicktime',
  'text/vtt'
]
where id = 'timeline-media';

-- A browser also knows a playlist by its name.
create or replace function private.is_media_path(path text, timeline_id uuid) returns boolean
language sql
immutable
set search_path = ''
as $$
  select
    char_length(path) <= 1024
    and starts_with(path, 'timeline-media/' || timeline_id::text || '/')
    and path ~ '^[a-z-]+/[0-9a-f-]{36}(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$'
    and path !~* '\.(m3u8?|mpd)$'
$$;
