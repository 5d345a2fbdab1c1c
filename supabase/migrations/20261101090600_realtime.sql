-- What Realtime may announce: items (to visitors only that one is gone) and the pulse.
do $$
begin
  if not exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end;
$$;
alter publication supabase_realtime add table public.timeline_items, public.timeline_pulse;
