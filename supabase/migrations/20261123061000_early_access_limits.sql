-- The early-access list is closed until an operator opens it, and limited when it is open:
--   update private.early_access_settings set is_open = true;
create table private.early_access_settings (
  id boolean not null default true,
  is_open boolean not null default false,
  max_per_minute integer not null default 60,
  max_per_minute_per_address integer not null default 5,
  max_total integer not null default 20000,
  -- The header in which the last proxy names the visitor; this is the one of hosted Supabase.
  address_header text not null default 'cf-connecting-ip',
  constraint early_access_settings_pkey primary key (id),
  constraint early_access_settings_one_row check (id),
  constraint early_access_settings_limits_positive check (
    least(max_per_minute, max_per_minute_per_address, max_total) > 0
  )
);

-- Calls of the last minute. Unlogged, so that no physical backup keeps them.
create unlogged table private.early_access_calls (
  address_key text not null,
  called_at timestamptz not null,
  constraint early_access_calls_address_key_hmac check (address_key ~ '^[0-9a-f]{64}$')
);
create index early_access_calls_called_at_idx on private.early_access_calls (called_at);

alter table private.early_access_settings enable row level security;
alter table private.early_access_calls enable row level security;
revoke all on table private.early_access_settings, private.early_access_calls
from anon, authenticated, service_role;

-- Visitors have the right to insert only while the list is open.
create function private.apply_early_access_settings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.early_access_settings where is_open) then
    grant insert (email) on table public.early_access_signups to anon, authenticated;
  else
    revoke insert (email) on table public.early_access_signups from anon, authenticated;
  end if;
  return null;
end;
$$;
create trigger apply_early_access_settings
after insert or update or delete or truncate on private.early_access_settings
for each statement execute function private.apply_early_access_settings();
insert into private.early_access_settings default values;

-- The trigger for rows sees no other rows of its call, so the one for the call counts for it.
create function private.begin_sign_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('private.sign_up', 'begun', true);
  return null;
end;
$$;
create trigger early_access_signups_begin before insert on public.early_access_signups
for each statement when (current_user in ('anon', 'authenticated'))
execute function private.begin_sign_up();

-- A refusal depends on the caller and the size of the list, never on the address that was left.
create or replace function private.take_sign_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.early_access_settings;
  visitor text;
  moment timestamptz;
begin
  if current_setting('private.sign_up', true) is distinct from 'begun' then
    raise sqlstate 'PT400' using message = 'One address a call';
  end if;
  perform set_config('private.sign_up', '', true);
  select * into settings from private.early_access_settings where is_open;
  if not found then
    raise insufficient_privilege using message = 'The early-access list is closed';
  end if;
  visitor := private.hmac_sha256(
    'early access ' || private.visitor_network(settings.address_header),
    private.secret_of_today()
  );
  -- Two calls at once wait for each other, or both would be the last one allowed.
  perform pg_advisory_xact_lock(hashtextextended('early access', 0));
  moment := clock_timestamp();
  delete from private.early_access_calls where called_at <= moment - interval '1 minute';
  if (select count(*) from private.early_access_calls) >= settings.max_per_minute
    or (select count(*) from private.early_access_calls where address_key = visitor)
      >= settings.max_per_minute_per_address
  then
    raise sqlstate 'PT429' using message = 'Too many addresses in this minute';
  end if;
  if (select count(*) from public.early_access_signups) >= settings.max_total then
    raise sqlstate 'PT503' using message = 'The early-access list is full';
  end if;
  insert into private.early_access_calls (address_key, called_at) values (visitor, moment);
  insert into public.early_access_signups (email) values (new.email)
  on conflict (lower(email)) do nothing;
  return null;
end;
$$;

revoke execute on function private.apply_early_access_settings(), private.begin_sign_up() from public;
