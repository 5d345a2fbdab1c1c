-- What protects the help assistant from being asked too much: counts that every instance of the
-- function shares. No address is stored, only an HMAC of it under a secret that lasts a day, and
-- nothing older than is needed.
create table private.help_chat_secrets (
  day date not null,
  secret text not null,
  constraint help_chat_secrets_pkey primary key (day)
);

create table private.help_chat_messages (
  address_key text not null,
  sent_at timestamptz not null,
  constraint help_chat_messages_address_key_hmac check (address_key ~ '^[0-9a-f]{64}$')
);
create index help_chat_messages_address_key_sent_at_idx
on private.help_chat_messages (address_key, sent_at);
create index help_chat_messages_sent_at_idx on private.help_chat_messages (sent_at);

create table private.help_chat_model_calls (
  day date not null,
  calls integer not null,
  constraint help_chat_model_calls_pkey primary key (day),
  constraint help_chat_model_calls_positive check (calls > 0)
);

-- Nobody reads these tables, not even the function: it can only call what follows.
alter table private.help_chat_secrets enable row level security;
alter table private.help_chat_messages enable row level security;
alter table private.help_chat_model_calls enable row level security;
revoke all on table
  private.help_chat_secrets, private.help_chat_messages, private.help_chat_model_calls
from anon, authenticated, service_role;

-- The secret of today (UTC), made when it is first asked for; those of earlier days are gone for good.
create function public.help_chat_secret() returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  today date := (now() at time zone 'utc')::date;
  found text;
begin
  delete from private.help_chat_secrets where day < today;
  insert into private.help_chat_secrets (day, secret)
  values (today, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))
  on conflict (day) do nothing;
  select secret into strict found from private.help_chat_secrets where day = today;
  return found;
end;
$$;

-- Counts a message of this address if fewer than the limit were counted in the minute before it.
-- Answers 0, or how many seconds (1 to 60) the address has to wait; those are not counted.
create function public.help_chat_count_message(address_key text, message_limit integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  moment timestamptz;
  oldest timestamptz;
begin
  if message_limit is null or message_limit < 1 then
    raise exception 'A limit is at least 1' using errcode = '22023';
  end if;
  -- Two messages at once wait for each other, or both would be the tenth.
  perform pg_advisory_xact_lock(hashtextextended('help_chat ' || address_key, 0));
  moment := clock_timestamp();
  delete from private.help_chat_messages as message where message.ctid in (
    select old.ctid from private.help_chat_messages as old
    where old.sent_at <= moment - interval '1 minute'
    for update skip locked
  );
  select sent_at into oldest from private.help_chat_messages as message
  where message.address_key = help_chat_count_message.address_key
    and sent_at > moment - interval '1 minute'
  order by sent_at desc
  offset message_limit - 1 limit 1;
  if found then
    return greatest(1, ceil(extract(epoch from oldest + interval '1 minute' - moment)))::integer;
  end if;
  insert into private.help_chat_messages (address_key, sent_at)
  values (help_chat_count_message.address_key, moment);
  return 0;
end;
$$;

-- Takes one of today's calls of the model; false where none is left.
create function public.help_chat_take_model_call(daily_cap integer) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  today date := (now() at time zone 'utc')::date;
begin
  delete from private.help_chat_model_calls where day < today;
  if daily_cap is null or daily_cap < 1 then
    return false;
  end if;
  insert into private.help_chat_model_calls as known (day, calls) values (today, 1)
  on conflict (day) do update set calls = known.calls + 1 where known.calls < daily_cap;
  return found;
end;
$$;

revoke execute on function
  public.help_chat_secret(),
  public.help_chat_count_message(text, integer),
  public.help_chat_take_model_call(integer)
from public, anon, authenticated;
grant execute on function
  public.help_chat_secret(),
  public.help_chat_count_message(text, integer),
  public.help_chat_take_model_call(integer)
to service_role;
