-- When an item was added, which orders the items of one day that have no position. The clock of each row,
-- so that items added by one statement keep their order; existing items count as added now.
alter table public.timeline_items
  add column if not exists created_at timestamptz not null default now();
alter table public.timeline_items alter column created_at set default clock_timestamp();

grant select (created_at) on table public.timeline_items to anon, authenticated;
