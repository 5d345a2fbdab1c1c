-- An address that a constraint refuses raised an error, which took back the count of its call, so
-- that anyone could send them without limit. From now on the call is counted, and the API answers
-- with the status that is set here.
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
  begin
    insert into public.early_access_signups (email) values (new.email)
    on conflict (lower(email)) do nothing;
  exception
    when check_violation or not_null_violation then
      perform set_config('response.status', '400', true);
  end;
  return null;
end;
$$;
