-- What the product can do, as the features page tells it: public copy, one row for each card.
create table public.features (
  id uuid not null default gen_random_uuid(),
  language text not null default 'nl',
  placement text not null,
  position integer not null default 0,
  title text not null,
  description text not null,
  image_url text,
  cta_label text,
  cta_href text,
  constraint features_pkey primary key (id),
  constraint features_language_code check (language ~ '^[a-z]{2}$'),
  constraint features_placement_length check (char_length(placement) between 1 and 50),
  constraint features_title_length check (char_length(title) between 1 and 120),
  constraint features_description_length check (char_length(description) between 1 and 1000),
  constraint features_image_url_safe check (private.is_safe_url(image_url)),
  constraint features_cta_label_length check (char_length(cta_label) between 1 and 80),
  constraint features_cta_href_safe check (private.is_safe_url(cta_href)),
  constraint features_cta_complete check ((cta_label is null) = (cta_href is null))
);

create index features_language_placement_position_idx
on public.features (language, placement, position);

alter table public.features enable row level security;
revoke all on table public.features from anon, authenticated;
grant select (id, language, placement, position, title, description, image_url, cta_label, cta_href)
on table public.features to anon, authenticated;
grant all on table public.features to service_role;

-- Everyone: this is the text of a public page.
create policy "Everyone can read the features" on public.features
for select to anon, authenticated
using (true);
