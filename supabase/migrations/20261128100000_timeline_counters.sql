-- The change counter of a story for its readers, as a relation of its own: `select=timeline_counters(seq)`. The
-- function `change_counter(timelines)` takes the whole row, so it asks for the right to read every column, and one
-- more column of the table would close every story. The function stays for the build that still reads it.
-- With the rights of the caller, for whom the policy of the counters decides; a view has those of its owner otherwise.
create view public.timeline_counters with (security_invoker = true) as
select timeline_id, seq from private.change_counters;
revoke all on table public.timeline_counters from public, anon, authenticated, service_role;
grant select (timeline_id, seq) on table public.timeline_counters to anon, authenticated;
