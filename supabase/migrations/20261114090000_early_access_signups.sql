-- Who wants to hear when the service opens: an address and when it was left, nothing else.
create table public.early_access_signups (
  id uuid not null default gen_random_uuid(),
  email text not null,
  created_at timestamptz not null default now(),
  constraint early_access_signups_pkey primary key (id),
  constraint early_access_signups_email_length check (char_length(email) <= 255),
  constraint early_access_signups_email_format check (
    email ~ '^[^@[:space:][:cntrl:]]+@([^@.[:space:][:cntrl:]]+\.)+[^@.[:space:][:cntrl:]]{2,}$'
  )
);

-- One person is on the list once, however the address is capitalised.
create unique index early_access_signups_email_key on public.early_access_signups (lower(email));

-- A repeat is passed over in silence: a conflict would tell a stranger who is on the list.
create function private.skip_repeated_sign_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.early_access_signups as known where lower(known.email) = lower(new.email)) then
    return null;
  end if;
  return new;
end;
$$;
revoke execute on function private.skip_repeated_sign_up() from public;
create trigger early_access_signups_skip_repeat before insert on public.early_access_signups
for each row execute function private.skip_repeated_sign_up();

alter table public.early_access_signups enable row level security;
revoke all on table public.early_access_signups from anon, authenticated;
grant insert (email) on table public.early_access_signups to anon, authenticated;
grant all on table public.early_access_signups to service_role;

-- Visitors: leave an address, now, and never see, change or remove one.
create policy "Everyone can leave their address" on public.early_access_signups
for insert to anon, authenticated
with check (created_at = now());
