-- Every story has a change counter, which whoever may read the story reads with it: a reader whose counter has not
-- moved need not read the items again. `public.timeline_pulse` announces the same changes to listeners, but only
-- those of stories that may be announced.
create table private.change_counters (
  timeline_id uuid primary key references public.timelines (id) on delete cascade,
  seq bigint not null
);
alter table private.change_counters enable row level security;
revoke all on table private.change_counters from anon, authenticated, service_role;
grant select (timeline_id, seq) on table private.change_counters to anon, authenticated;
-- `truncate public.timelines cascade` asks for it.
grant select, truncate on table private.change_counters to service_role;

create policy "Anyone with the link can read its change counter" on private.change_counters
for select to anon, authenticated
using (timeline_id = (select private.shared_timeline_id()));

-- A column of the timeline for the API: `select=change_counter`. Runs with the caller's rights.
create function public.change_counter(timeline public.timelines) returns bigint
language sql
stable
set search_path = ''
as $$
  select coalesce((select seq from private.change_counters where timeline_id = timeline.id), 0)
$$;
revoke execute on function public.change_counter(public.timelines) from public;
grant execute on function public.change_counter(public.timelines) to anon, authenticated, service_role;

create or replace function private.beat(timeline_ids uuid[]) returns void
language sql
set search_path = ''
as $$
  insert into private.change_counters as counter (timeline_id, seq)
  select id, private.next_seq(0) from public.timelines where id = any (timeline_ids) order by id
  on conflict (timeline_id) do update set seq = private.next_seq(counter.seq);
  insert into public.timeline_pulse as pulse (timeline_id, seq)
  select id, private.next_seq(0) from public.timelines
  where id = any (timeline_ids) and private.is_announced(timelines) order by id
  on conflict (timeline_id) do update set seq = private.next_seq(pulse.seq)
$$;

-- Called after the items were truncated.
create or replace function private.beat_for_all() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.beat(array(select id from public.timelines));
  -- Of timelines that are gone.
  update public.timeline_pulse as pulse set seq = private.next_seq(seq)
  where not exists (select from public.timelines where id = pulse.timeline_id);
  return null;
end;
$$;

-- The name and the picture of a contributor are part of the story.
create function private.beat_for_changed_profiles() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.beat(array(
    select distinct timeline_id
    from old_profiles
    join new_profiles on new_profiles.id = old_profiles.id
    join public.timeline_items on created_by = new_profiles.id
    where (old_profiles.display_name, old_profiles.avatar_url)
      is distinct from (new_profiles.display_name, new_profiles.avatar_url)
  ));
  return null;
end;
$$;
revoke execute on function private.beat_for_changed_profiles() from public;
create trigger beat_after_update after update on public.profiles
referencing old table as old_profiles new table as new_profiles
for each statement execute function private.beat_for_changed_profiles();
