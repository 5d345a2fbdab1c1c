-- The people who tell: only what may be shown beside their stories exists here.
create table public.profiles (
  id uuid not null default gen_random_uuid(),
  display_name text,
  avatar_url text,
  constraint profiles_pkey primary key (id),
  constraint profiles_display_name_length check (char_length(display_name) between 1 and 100),
  constraint profiles_avatar_url_safe check (private.is_safe_url(avatar_url))
);

alter table public.profiles enable row level security;
revoke all on table public.profiles from anon, authenticated;
grant select (id, display_name, avatar_url) on table public.profiles to anon, authenticated;
grant all on table public.profiles to service_role;
-- The read policy follows with the timeline items: a profile is visible only through one.
