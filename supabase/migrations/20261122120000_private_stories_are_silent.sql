-- A heartbeat told every listener the ids and the rhythm of all stories, private ones too. Nobody
-- can look at those, so from now on they have none: what beats is a story that is public, and the
-- one that goes private, once, for those who are looking at it.
create or replace function private.beat(timeline_ids uuid[]) returns void
language sql
set search_path = ''
as $$
  insert into public.timeline_pulse as pulse (timeline_id, seq)
  select id, 1 from public.timelines where id = any (timeline_ids) and is_public order by id
  on conflict (timeline_id) do update set seq = pulse.seq + 1
$$;

create or replace function private.beat_for_timeline() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.timeline_pulse as pulse (timeline_id, seq) values (new.id, 1)
  on conflict (timeline_id) do update set seq = pulse.seq + 1;
  return null;
end;
$$;

drop trigger beat_after_change on public.timelines;
create trigger beat_after_insert after insert on public.timelines
for each row when (new.is_public) execute function private.beat_for_timeline();
create trigger beat_after_update after update on public.timelines
for each row when (old.is_public or new.is_public) execute function private.beat_for_timeline();

delete from public.timeline_pulse as pulse
using public.timelines as timeline
where timeline.id = pulse.timeline_id and not timeline.is_public;
