begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(57);

-- The owner
select is(private.hmac_sha256(message, key), expected, description)
from (values
  ('Hi There', repeat(chr(11), 20), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7', 'The HMAC is that of RFC 4231, case 1'),
  ('what do ya want for nothing?', 'Jefe', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843', 'The HMAC is that of RFC 4231, case 2')
) as vectors (message, key, expected, description);
select isnt(
  private.hmac_sha256('203.0.113.9', repeat('a', 64)), private.hmac_sha256('203.0.113.9', repeat('b', 64)),
  'Another secret gives another key'
);
select matches(private.secret_of_today(), '^[0-9a-f]{64}$', 'There is a secret for today');
create temporary table yesterday as select secret from private.address_secrets;
update private.address_secrets set day = day - 1;
select isnt(private.secret_of_today(), (select secret from yesterday), 'The next day has another secret');
select results_eq(
  $$select day from private.address_secrets$$, $$values ((now() at time zone 'utc')::date)$$,
  'The secret of yesterday is deleted'
);

create function pg_temp.network_of(headers text, header_name text) returns text language plpgsql as $$
begin
  perform set_config('request.headers', headers, true);
  return private.visitor_network(header_name);
end;
$$;
select is(
  pg_temp.network_of(json_build_object('cf-connecting-ip', header)::text, 'CF-Connecting-IP'), network, description
)
from (values
  ('203.0.113.9', '203.0.113.9', 'An IPv4 address counts whole'),
  (' 203.0.113.9 ', '203.0.113.9', 'Spaces around an address do not count'),
  ('::ffff:203.0.113.9', '203.0.113.9', 'An IPv4 address in IPv6 form is the same address'),
  ('::FFFF:203.0.113.9', '203.0.113.9', 'in capitals too'),
  ('2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', 'Of an IPv6 address the first 64 bits count'),
  ('2001:0DB8:1:2::9', '2001:db8:1:2::/64', 'however it is written'),
  ('198.51.100.1, 203.0.113.9', '203.0.113.9', 'Of a list the last entry counts, which the nearest proxy wrote'),
  ('203.0.113.9,', 'unknown', 'An empty last entry is no address'),
  ('', 'unknown', 'An empty header is no address'),
  ('localhost', 'unknown', 'A name is no address'),
  ('203.0.113.999', 'unknown', 'A wrong address is no address'),
  ('203.0.113.9; drop table timelines', 'unknown', 'SQL is no address'),
  (repeat('9', 100000), 'unknown', 'A long text is no address'),
  (null, 'unknown', 'A null header is no address')
) as read (header, network, description);
select is(private.wide_network_of(network), wide, description)
from (values
  ('2001:db8:1:2::/64', '2001:db8:1::/48', 'The wide network of IPv6 is its first 48 bits'),
  ('2001:db8::/64', '2001:db8::/48', 'also of one with zeros'),
  ('203.0.113.9', null, 'IPv4 has no wide network'),
  ('unknown', null, 'Visitors without an address have none'),
  (null, null, 'Without a network there is none')
) as read (network, wide, description);
select is(pg_temp.network_of('{"x-forwarded-for": "203.0.113.9"}', 'cf-connecting-ip'), 'unknown', 'Only the configured header counts');
select is(pg_temp.network_of('', 'cf-connecting-ip'), 'unknown', 'Without headers there is no address');

insert into private.address_secrets (day, secret) values ((now() at time zone 'utc')::date - 1, 'old');
insert into private.help_chat_messages (address_key, sent_at)
values (repeat('a', 64), now() - interval '61 seconds'), (repeat('b', 64), now());
insert into private.early_access_calls (address_key, called_at)
values (repeat('a', 64), now() - interval '61 seconds'), (repeat('b', 64), now());
insert into private.help_chat_model_callers (day, address_key, calls)
select (now() at time zone 'utc')::date - age, repeat(letter, 64), 1 from (values (1, 'a'), (0, 'b')) as told (age, letter);
do $$ begin perform private.forget_addresses(); end $$;
select is((select count(*) from private.address_secrets where secret = 'old'), 0::bigint, 'Without a call the secret of yesterday is deleted as well');
select is((select count(*) from private.address_secrets), 1::bigint, 'and that of today is kept');
select results_eq(
  format('select address_key::text from private.%s where address_key in (repeat(''a'', 64), repeat(''b'', 64))', name),
  array[repeat('b', 64)], format('What is over is deleted from %s', name)
)
from unnest(array['help_chat_messages', 'early_access_calls', 'help_chat_model_callers']) as name;
select is(
  (select relpersistence from pg_class where oid = ('private.' || name)::regclass), 'u', format('%s is in no physical backup', name)
)
from unnest(array['address_secrets', 'help_chat_messages', 'early_access_calls', 'help_chat_model_callers']) as name;

-- service_role, and visitors without and with an account
create function pg_temp.try_as(actor text, statement text) returns text language plpgsql as $$
declare
  outcome text := 'allowed';
begin
  perform set_config('role', actor, true);
  begin
    execute statement;
  exception when others then
    outcome := sqlstate;
  end;
  perform set_config('role', 'none', true);
  return outcome;
end;
$$;
select is(pg_temp.try_as(actor, statement), '42501', format('%s cannot %s', actor, deed))
from unnest(array['service_role', 'anon', 'authenticated']) as actor, (values
  ('select private.secret_of_today()', 'learn the secret of today'),
  ('select private.hmac_sha256(''203.0.113.9'', ''key'')', 'compute an HMAC'),
  ('select private.visitor_network(''cookie'')', 'read a header'),
  ('select private.wide_network_of(''2001:db8::/64'')', 'compute a wide network'),
  ('select private.forget_addresses()', 'reset the counts'),
  ('select * from private.address_secrets', 'read the secrets'),
  ('insert into private.address_secrets (day, secret) values (current_date, ''known'')', 'choose a secret')
) as tried (statement, deed);

select * from finish();
rollback;
