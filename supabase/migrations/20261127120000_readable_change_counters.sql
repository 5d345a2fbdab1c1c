-- Whoever may read a story may read its change counter, through the API as well: a reader whose counter has not
-- moved need not read the rows again.

-- The one timeline that the visitor's link opens, if its changes are counted: those of a story that asks for a
-- password are not. Runs with the caller's rights: the policy of the timelines decides.
create function private.counted_timeline_id() returns uuid
language sql
stable
set search_path = ''
as $$
  select id from public.timelines
  where is_public and public_slug = (select private.shared_slug()) and not link_asks_password
$$;
revoke execute on function private.counted_timeline_id() from public;
grant execute on function private.counted_timeline_id() to anon, authenticated, service_role;

create policy "Anyone with the link can read its change counter" on public.timeline_pulse
for select to anon, authenticated
using (timeline_id = (select private.counted_timeline_id()));

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
