-- An anekdote: a story with a title, an optional public link and the owner's own colours.
create table public.timelines (
  id uuid not null default gen_random_uuid(),
  title text not null,
  description text,
  public_slug text,
  is_public boolean not null default false,
  custom_primary_color text,
  custom_accent_color text,
  custom_logo_url text,
  constraint timelines_pkey primary key (id),
  constraint timelines_public_slug_key unique (public_slug),
  constraint timelines_title_length check (char_length(title) between 1 and 200),
  constraint timelines_description_length check (char_length(description) <= 5000),
  constraint timelines_public_slug_length check (char_length(public_slug) between 1 and 200),
  constraint timelines_public_slug_printable check (public_slug !~ '[[:cntrl:]]'),
  constraint timelines_public_has_slug check (not is_public or public_slug is not null),
  constraint timelines_custom_primary_color_hex check (custom_primary_color ~ '^#[0-9a-fA-F]{6}$'),
  constraint timelines_custom_accent_color_hex check (custom_accent_color ~ '^#[0-9a-fA-F]{6}$'),
  constraint timelines_custom_logo_url_safe check (private.is_safe_url(custom_logo_url))
);

alter table public.timelines enable row level security;
revoke all on table public.timelines from anon, authenticated;
grant select (
  id, title, description, public_slug, is_public,
  custom_primary_color, custom_accent_color, custom_logo_url
) on table public.timelines to anon, authenticated;
grant all on table public.timelines to service_role;

-- Visitors with or without an account: the link is the key, so nobody can list the public stories.
create policy "Anyone with the link can read its timeline" on public.timelines
for select to anon, authenticated
using (is_public and public_slug = (select private.shared_slug()));

-- The one timeline that the visitor's link opens; null when there is none, or it is not public.
-- Runs with the caller's rights: the policy above decides.
create function private.shared_timeline_id() returns uuid
language sql
stable
set search_path = ''
as $$
  select id from public.timelines where is_public and public_slug = (select private.shared_slug())
$$;
revoke execute on function private.shared_timeline_id() from public;
grant execute on function private.shared_timeline_id() to anon, authenticated, service_role;
