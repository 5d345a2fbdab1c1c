-- `sign-files` asks about 500 paths at most. Visitors can call the function themselves, and a list of 20,000 took
-- two seconds.
create or replace function public.readable_files(paths text[]) returns table (path text, seconds integer)
language plpgsql
stable
set search_path = ''
as $$
begin
  if cardinality(paths) > 500 then
    raise invalid_parameter_value using message = 'At most 500 paths in one call';
  end if;
  return query
  select file, greatest(1, least(3600, ceil(extract(epoch from link_expires_at - now()))))::integer
  from (
    select named as file, timeline_id
    from public.timeline_items,
      unnest(array[media_url, metadata ->> 'poster_url', metadata ->> 'captions_url']) as named
    where starts_with(named, 'timeline-media/' || timeline_id::text || '/')
      and named = any (paths)
    group by named, timeline_id
  ) as readable
  join public.timelines on timelines.id = timeline_id;
end;
$$;
