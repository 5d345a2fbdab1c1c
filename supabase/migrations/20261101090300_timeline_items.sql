-- The moments of a timeline: a photo, a film, a voice, a text or a gif, with its day and teller.
create table public.timeline_items (
  id uuid not null default gen_random_uuid(),
  timeline_id uuid not null,
  title text not null default '',
  description text,
  item_type text not null,
  media_url text,
  item_date date not null,
  created_by uuid,
  metadata jsonb default '{}',
  constraint timeline_items_pkey primary key (id),
  constraint timeline_items_timeline_id_fkey foreign key (timeline_id)
    references public.timelines (id) on delete cascade,
  constraint timeline_items_created_by_fkey foreign key (created_by)
    references public.profiles (id) on delete set null,
  constraint timeline_items_item_type_known check (
    item_type in ('photo', 'video', 'audio', 'text', 'gif')
  ),
  constraint timeline_items_title_length check (char_length(title) <= 200),
  constraint timeline_items_description_length check (char_length(description) <= 20000),
  constraint timeline_items_media_url_safe check (private.is_safe_url(media_url)),
  constraint timeline_items_item_date_finite check (
    item_date between '0001-01-01' and '9999-12-31'
  ),
  constraint timeline_items_metadata_object check (jsonb_typeof(metadata) = 'object'),
  constraint timeline_items_metadata_size check (octet_length(metadata::text) <= 32768)
);

-- Both reads of a story: its items by day, and the next page of them by keyset.
create index timeline_items_timeline_id_item_date_id_idx
on public.timeline_items (timeline_id, item_date, id);
-- The foreign key, and the question whether a profile tells in the shared timeline.
create index timeline_items_created_by_timeline_id_idx
on public.timeline_items (created_by, timeline_id);

-- Deletes are announced with timeline_id and id alone: the default identity would hide the
-- timeline from filtered listeners, the full one would send the old texts.
create unique index timeline_items_timeline_id_id_key on public.timeline_items (timeline_id, id);
alter table public.timeline_items replica identity using index timeline_items_timeline_id_id_key;

alter table public.timeline_items enable row level security;
revoke all on table public.timeline_items from anon, authenticated;
grant select (
  id, timeline_id, title, description, item_type, media_url, item_date, created_by, metadata
) on table public.timeline_items to anon, authenticated;
grant all on table public.timeline_items to service_role;

-- Visitors: the items of the one timeline that their link opens. Realtime sends no request
-- headers, so a listener sees no content through this policy.
create policy "Anyone with the link can read its items" on public.timeline_items
for select to anon, authenticated
using (timeline_id = (select private.shared_timeline_id()));

-- Visitors: who tells in that timeline, and nobody else.
create policy "Anyone with the link can see who tells in its timeline" on public.profiles
for select to anon, authenticated
using (
  exists (
    select 1
    from public.timeline_items
    where timeline_items.created_by = profiles.id
      and timeline_items.timeline_id = (select private.shared_timeline_id())
  )
);
