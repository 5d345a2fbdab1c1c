-- One address could use up the model calls of a day. From now on each has a share of them.
create unlogged table private.help_chat_model_callers (
  day date not null,
  address_key text not null,
  calls integer not null,
  constraint help_chat_model_callers_pkey primary key (day, address_key),
  constraint help_chat_model_callers_address_key_hmac check (address_key ~ '^[0-9a-f]{64}$'),
  constraint help_chat_model_callers_calls_positive check (calls > 0)
);
alter table private.help_chat_model_callers enable row level security;
revoke all on table private.help_chat_model_callers from anon, authenticated, service_role;

-- Takes one of today's calls of the model for this address; false where it, or everyone, has none left.
drop function public.help_chat_take_model_call(integer);
create function public.help_chat_take_model_call(
  address_key text, address_cap integer, daily_cap integer
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
  if address_cap is null or daily_cap is null or least(address_cap, daily_cap) < 1 then
    return false;
  end if;
  -- The share first: an address that has used it up must not take from the others.
  insert into private.help_chat_model_callers as known (day, address_key, calls)
  values (today, help_chat_take_model_call.address_key, 1)
  on conflict on constraint help_chat_model_callers_pkey
  do update set calls = known.calls + 1 where known.calls < address_cap;
  if not found then
    return false;
  end if;
  insert into private.help_chat_model_calls as known (day, calls) values (today, 1)
  on conflict (day) do update set calls = known.calls + 1 where known.calls < daily_cap;
  return found;
end;
$$;
revoke execute on function public.help_chat_take_model_call(text, integer, integer)
from public, anon, authenticated;
grant execute on function public.help_chat_take_model_call(text, integer, integer) to service_role;

-- Counts and secrets are deleted by the next call. If none comes, this deletes them.
create function private.forget_addresses() returns void
language sql
set search_path = ''
as $$
  delete from private.address_secrets where day < (now() at time zone 'utc')::date;
  delete from private.help_chat_model_callers where day < (now() at time zone 'utc')::date;
  delete from private.help_chat_messages where sent_at <= now() - interval '1 minute';
  delete from private.early_access_calls where called_at <= now() - interval '1 minute'
$$;
revoke execute on function private.forget_addresses() from public;

-- Hosted projects have pg_cron: every hour, so also when a day ends. Elsewhere, and if it cannot be
-- installed, the migration goes on: see docs/operations.md.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('forget-addresses', '0 * * * *', 'select private.forget_addresses()');
  end if;
exception
  when others then
    raise warning 'pg_cron does not forget addresses: %', sqlerrm;
end;
$$;
