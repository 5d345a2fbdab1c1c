-- The limits count an IPv6 visitor by 64 bits, but one customer of a provider can have 48: 65,536 of
-- those. From now on each such wide network has a limit of its own, above that of a single address.
create function private.wide_network_of(visitor_network text) returns text
language sql
immutable
set search_path = ''
as $$
  -- Null for IPv4, and for visitors without an address.
  select case when visitor_network like '%:%' then network(set_masklen(visitor_network::inet, 48))::text end
$$;
revoke execute on function private.wide_network_of(text) from public;

alter table private.early_access_settings
  add column max_per_minute_per_wide_network integer not null default 20,
  add constraint early_access_settings_wide_limit_positive check (max_per_minute_per_wide_network > 0);
alter table private.early_access_calls
  add column wide_key text,
  add constraint early_access_calls_wide_key_hmac check (wide_key ~ '^[0-9a-f]{64}$');

create or replace function private.take_sign_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.early_access_settings;
  visitor_network text;
  secret text;
  visitor text;
  wide_network text;
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
  visitor_network := private.visitor_network(settings.address_header);
  secret := private.secret_of_today();
  visitor := private.hmac_sha256('early access ' || visitor_network, secret);
  wide_network := private.hmac_sha256('early access ' || private.wide_network_of(visitor_network), secret);
  -- Two calls at once wait for each other, or both would be the last one allowed.
  perform pg_advisory_xact_lock(hashtextextended('early access', 0));
  moment := clock_timestamp();
  delete from private.early_access_calls where called_at <= moment - interval '1 minute';
  if (select count(*) from private.early_access_calls) >= settings.max_per_minute
    or (select count(*) from private.early_access_calls where address_key = visitor)
      >= settings.max_per_minute_per_address
    or (select count(*) from private.early_access_calls where wide_key = wide_network)
      >= settings.max_per_minute_per_wide_network
  then
    raise sqlstate 'PT429' using message = 'Too many addresses in this minute';
  end if;
  if (select count(*) from public.early_access_signups) >= settings.max_total then
    raise sqlstate 'PT503' using message = 'The early-access list is full';
  end if;
  insert into private.early_access_calls (address_key, called_at, wide_key)
  values (visitor, moment, wide_network);
  insert into public.early_access_signups (email) values (new.email)
  on conflict (lower(email)) do nothing;
  return null;
end;
$$;

-- Takes one of today's calls of the model; false where this address, its wide network or everyone has
-- none left. `wide_key` is null for IPv4.
drop function public.help_chat_take_model_call(text, integer, integer);
create function public.help_chat_take_model_call(
  address_key text,
  address_cap integer,
  daily_cap integer,
  wide_key text default null,
  wide_cap integer default null
) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  today date := (clock_timestamp() at time zone 'utc')::date;
begin
  delete from private.help_chat_model_calls where day < today;
  delete from private.help_chat_model_callers where day < today;
  if address_cap is null or daily_cap is null or least(address_cap, daily_cap) < 1
    or (wide_key is not null and coalesce(wide_cap, 0) < 1)
  then
    return false;
  end if;
  -- The shares first: an address that has used up its own must not take from the others.
  insert into private.help_chat_model_callers as known (day, address_key, calls)
  values (today, help_chat_take_model_call.address_key, 1)
  on conflict on constraint help_chat_model_callers_pkey
  do update set calls = known.calls + 1 where known.calls < address_cap;
  if not found then
    return false;
  end if;
  if wide_key is not null then
    insert into private.help_chat_model_callers as known (day, address_key, calls)
    values (today, wide_key, 1)
    on conflict on constraint help_chat_model_callers_pkey
    do update set calls = known.calls + 1 where known.calls < wide_cap;
    if not found then
      return false;
    end if;
  end if;
  insert into private.help_chat_model_calls as known (day, calls) values (today, 1)
  on conflict (day) do update set calls = known.calls + 1 where known.calls < daily_cap;
  return found;
end;
$$;
revoke execute on function public.help_chat_take_model_call(text, integer, integer, text, integer)
from public, anon, authenticated;
grant execute on function public.help_chat_take_model_call(text, integer, integer, text, integer)
to service_role;
