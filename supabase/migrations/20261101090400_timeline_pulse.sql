-- A heartbeat for every timeline: an id and a counter, so that listeners hear that something
-- changed without hearing what. Realtime evaluates policies without request headers, which is
-- why the items themselves cannot be announced to visitors.
create table public.timeline_pulse (
  timeline_id uuid not null,
  seq bigint not null default 0,
  constraint timeline_pulse_pkey primary key (timeline_id),
  constraint timeline_pulse_timeline_id_fkey foreign key (timeline_id)
    references public.timelines (id) on delete cascade,
  constraint timeline_pulse_seq_positive check (seq >= 0)
);

alter table public.timeline_pulse enable row level security;
revoke all on table public.timeline_pulse from anon, authenticated;
grant select (timeline_id, seq) on table public.timeline_pulse to anon, authenticated;
grant all on table public.timeline_pulse to service_role;

-- Realtime only: a request through the API always carries headers and sees no pulse.
create policy "Realtime listeners can read the pulse" on public.timeline_pulse
for select to anon, authenticated
using ((select nullif(current_setting('request.headers', true), '')) is null);

-- Counts one beat for each of these timelines that still exists (a cascade has removed it
-- already). Ordered, so that two writers cannot wait for each other.
create function private.beat(timeline_ids uuid[]) returns void
language sql
set search_path = ''
as $$
  insert into public.timeline_pulse as pulse (timeline_id, seq)
  select id, 1 from public.timelines where id = any (timeline_ids) order by id
  on conflict (timeline_id) do update set seq = pulse.seq + 1
$$;

-- Trigger functions run as their owner: whoever may write an item need not know of the pulse.
create function private.beat_for_new_items() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.beat(array(select distinct timeline_id from new_items));
  return null;
end;
$$;

create function private.beat_for_changed_items() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.beat(array(select timeline_id from old_items union select timeline_id from new_items));
  return null;
end;
$$;

create function private.beat_for_removed_items() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.beat(array(select distinct timeline_id from old_items));
  return null;
end;
$$;

create function private.beat_for_timeline() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.beat(array[new.id]);
  return null;
end;
$$;

create function private.beat_for_all() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.beat(array(select id from public.timelines));
  return null;
end;
$$;

revoke execute on function
  private.beat(uuid[]),
  private.beat_for_new_items(),
  private.beat_for_changed_items(),
  private.beat_for_removed_items(),
  private.beat_for_timeline(),
  private.beat_for_all()
from public;

create trigger beat_after_insert after insert on public.timeline_items
referencing new table as new_items
for each statement execute function private.beat_for_new_items();

create trigger beat_after_update after update on public.timeline_items
referencing old table as old_items new table as new_items
for each statement execute function private.beat_for_changed_items();

create trigger beat_after_delete after delete on public.timeline_items
referencing old table as old_items
for each statement execute function private.beat_for_removed_items();

create trigger beat_after_truncate after truncate on public.timeline_items
for each statement execute function private.beat_for_all();

create trigger beat_after_change after insert or update on public.timelines
for each row execute function private.beat_for_timeline();
