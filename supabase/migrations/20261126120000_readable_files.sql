-- A reader could choose how long a signed address lives, and could have objects signed that no row names:
-- the storage service gives its callers both choices. Readers no longer reach it. The function `sign-files`
-- signs with the secret key, for one hour, the paths that this function returns to the reader.
drop policy "Anyone with the link can have its files signed" on storage.objects;

-- Which of these paths the rows that the caller may read now name as their file, in the folder of their own
-- timeline: `metadata` is not checked on writing, and must not open a file of another timeline.
create function public.readable_files(paths text[]) returns setof text
language sql
stable
set search_path = ''
as $$
  select file
  from public.timeline_items,
    unnest(array[media_url, metadata ->> 'poster_url', metadata ->> 'captions_url']) as file
  where starts_with(file, 'timeline-media/' || timeline_id::text || '/')
  intersect
  select unnest(paths)
$$;
-- Not for the secret key, which no policy stops: it would be told the files of every story.
revoke execute on function public.readable_files(text[]) from public, service_role;
grant execute on function public.readable_files(text[]) to anon, authenticated;
