-- What the limits know of a visitor's address: an HMAC under a secret that ends with the day (UTC).
-- The help assistant and the early-access list share the secret, not the keys: each signs its own name.
alter table private.help_chat_secrets rename to address_secrets;
alter table private.address_secrets rename constraint help_chat_secrets_pkey to address_secrets_pkey;
-- Unlogged: a physical backup would keep the secret beside the counts for as long as it is kept.
alter table private.address_secrets set unlogged;
alter table private.help_chat_messages set unlogged;

-- The secret of today, made when it is first used; those of earlier days are deleted.
create function private.secret_of_today() returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  today date := (clock_timestamp() at time zone 'utc')::date;
  found text;
begin
  delete from private.address_secrets where day < today;
  insert into private.address_secrets (day, secret)
  values (today, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))
  on conflict (day) do nothing;
  select secret into strict found from private.address_secrets where day = today;
  return found;
end;
$$;

create or replace function public.help_chat_secret() returns text
language sql
security definer
set search_path = ''
as $$ select private.secret_of_today() $$;

-- HMAC-SHA256 in 64 hexadecimal digits, without an extension. A key has at most 64 bytes.
create function private.hmac_sha256(message text, key text) returns text
language sql
immutable
strict
set search_path = ''
as $$
  select encode(sha256(outer_pad || sha256(inner_pad || convert_to(message, 'UTF8'))), 'hex')
  from (
    select
      string_agg(set_byte('\x00', 0, get_byte(padded, place) # 54), ''::bytea order by place) as inner_pad,
      string_agg(set_byte('\x00', 0, get_byte(padded, place) # 92), ''::bytea order by place) as outer_pad
    from decode(rpad(encode(convert_to(key, 'UTF8'), 'hex'), 128, '0'), 'hex') as padded,
      generate_series(0, 63) as place
  ) as pads
$$;

-- The address of this request, as the last proxy wrote it in a header: entries to the left of it can
-- be forged. Of IPv6 the first 64 bits, since a household has all the rest. Visitors without an
-- address share one key.
create function private.visitor_network(header_name text) returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  header text := nullif(current_setting('request.headers', true), '')::json ->> lower(header_name);
  address inet;
begin
  header := regexp_replace(btrim(split_part(header, ',', -1)), '^::ffff:(?=\d+(\.\d+){3}$)', '', 'i');
  address := nullif(header, '')::inet;
  if family(address) = 6 then
    return network(set_masklen(address, 64))::text;
  end if;
  return coalesce(host(address), 'unknown');
exception
  when invalid_text_representation then
    return 'unknown';
end;
$$;

revoke execute on function
  private.secret_of_today(),
  private.hmac_sha256(text, text),
  private.visitor_network(text)
from public;
