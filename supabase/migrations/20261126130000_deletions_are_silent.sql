-- PostgreSQL's change stream matches a subscriber's filter on a deletion before any policy, so a
-- deletion told everyone the ids of private stories and items. From now on Realtime announces none,
-- and readers hear of a deletion through the change counter.
alter publication supabase_realtime set (publish = 'insert, update');

-- A change is announced only if its row is still there when Realtime checks the policy. Therefore
-- the counter of a deleted timeline stays behind, with nothing but the id.
alter table public.timeline_pulse drop constraint timeline_pulse_timeline_id_fkey;

-- The counter is a clock in microseconds, so that it does not say how many changes there were.
create function private.next_seq(previous bigint) returns bigint
language sql
volatile
set search_path = ''
as $$
  select greatest(previous + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint)
$$;

create or replace function private.beat(timeline_ids uuid[]) returns void
language sql
set search_path = ''
as $$
  insert into public.timeline_pulse as pulse (timeline_id, seq)
  select id, private.next_seq(0) from public.timelines where id = any (timeline_ids) and is_public order by id
  on conflict (timeline_id) do update set seq = private.next_seq(pulse.seq)
$$;

create or replace function private.beat_for_timeline() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.timeline_pulse as pulse (timeline_id, seq) values (new.id, private.next_seq(0))
  on conflict (timeline_id) do update set seq = private.next_seq(pulse.seq);
  return null;
end;
$$;

-- Also for timelines that the same statement has emptied; only the private ones stay silent.
create or replace function private.beat_for_all() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.timeline_pulse as pulse set seq = private.next_seq(seq)
  where not exists (select from public.timelines where id = pulse.timeline_id and not is_public);
  return null;
end;
$$;

-- Announces deleted public timelines, and removes the counters that nobody waits for any more: those
-- of deleted private timelines, and of timelines that were deleted more than an hour ago.
create function private.beat_for_removed_timelines() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  an_hour_ago bigint := private.next_seq(0) - 3600000000;
begin
  delete from public.timeline_pulse as pulse
  using old_timelines as timeline
  where timeline.id = pulse.timeline_id and not timeline.is_public;
  delete from public.timeline_pulse as pulse
  where seq < an_hour_ago
    and not exists (select from public.timelines where id = pulse.timeline_id)
    and not exists (select from old_timelines where id = pulse.timeline_id);
  update public.timeline_pulse as pulse set seq = private.next_seq(seq)
  where timeline_id in (select id from old_timelines);
  return null;
end;
$$;
create trigger beat_after_delete after delete on public.timelines
referencing old table as old_timelines
for each statement execute function private.beat_for_removed_timelines();

revoke execute on function private.next_seq(bigint), private.beat_for_removed_timelines() from public;
