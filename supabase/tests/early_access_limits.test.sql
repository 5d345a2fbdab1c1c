begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(88);

delete from private.early_access_calls;
delete from public.early_access_signups;

create function pg_temp.try_as(actor text, statement text, address text default '203.0.113.9') returns text
language plpgsql as $$
declare
  outcome text := 'done';
begin
  perform set_config('request.headers', json_build_object('cf-connecting-ip', address)::text, true);
  perform set_config('role', actor, true);
  begin
    execute statement;
  exception when others then
    outcome := sqlstate || ' ' || sqlerrm;
  end;
  perform set_config('role', 'none', true);
  return outcome;
end;
$$;
create function pg_temp.leave(email text, address text default '203.0.113.9', actor text default 'anon') returns text
language sql as $$
  select pg_temp.try_as(actor, format('insert into public.early_access_signups (email) values (%L)', email), address)
$$;
create function pg_temp.listed() returns bigint language sql as 'select count(*) from public.early_access_signups';
create function pg_temp.many(times integer) returns text[] language sql as $$
  select array_agg(pg_temp.leave('oma-' || number || '@post.nl')) from generate_series(1, times) as number
$$;

-- Closed
select is((select is_open from private.early_access_settings), false, 'The list is closed until an operator opens it');
select is(
  pg_temp.leave('oma@post.nl', '203.0.113.9', actor), '42501 permission denied for table early_access_signups',
  format('As %s one cannot leave an address while the list is closed', actor)
)
from unnest(array['anon', 'authenticated']) as actor;
select ok(
  not has_column_privilege(actor, 'public.early_access_signups', name, 'insert'), format('%s has no right to insert %s', actor, name)
)
from unnest(array['anon', 'authenticated']) as actor, unnest(array['id', 'email', 'created_at']) as name;
grant insert (email) on public.early_access_signups to anon;
select is(pg_temp.leave('oma@post.nl'), '42501 The early-access list is closed', 'A right that was granted by hand opens nothing');
select is(pg_temp.listed(), 0::bigint, 'Nothing was stored');

-- Open
update private.early_access_settings set is_open = true;
select is(pg_temp.leave(actor || '@post.nl', '203.0.113.9', actor), 'done', format('As %s one leaves an address once it is open', actor))
from unnest(array['anon', 'authenticated']) as actor;
select ok(has_column_privilege(actor, 'public.early_access_signups', 'email', 'insert'), format('%s has the right to insert an address', actor))
from unnest(array['anon', 'authenticated']) as actor;
select ok(
  not has_column_privilege(actor, 'public.early_access_signups', name, 'insert'), format('%s has no right to insert %s then', actor, name)
)
from unnest(array['anon', 'authenticated']) as actor, unnest(array['id', 'created_at']) as name;
select is(pg_temp.listed(), 2::bigint, 'Both addresses are stored');

-- One address a call
select is(pg_temp.try_as(actor, statement), 'PT400 One address a call', format('As %s one cannot leave %s', actor, deed))
from unnest(array['anon', 'authenticated']) as actor, (values
  ('insert into public.early_access_signups (email) values (''een@post.nl''), (''twee@post.nl'')', 'two addresses at once'),
  ('insert into public.early_access_signups (email) values (''een@post.nl''), (''een@post.nl'')', 'one address twice'),
  ('insert into public.early_access_signups (email) select number || ''@post.nl'' from generate_series(1, 1000) as number', 'a thousand at once')
) as bulk (statement, deed);
select is(pg_temp.listed(), 2::bigint, 'Of a bulk nothing is stored');
select is((select count(*) from private.early_access_calls), 2::bigint, 'A refused call is not counted');

-- For one address
delete from private.early_access_calls;
update private.early_access_settings set max_per_minute_per_address = 3;
select is(
  pg_temp.many(5), array['done', 'done', 'done', 'PT429 Too many addresses in this minute', 'PT429 Too many addresses in this minute'],
  'An address may call three times a minute'
);
select is(pg_temp.leave('oma-1@post.nl'), 'PT429 Too many addresses in this minute', 'A repeat is refused like a first time');
select is(
  pg_temp.leave('opa@post.nl', forged), 'PT429 Too many addresses in this minute', format('%s does not get around it', forged)
)
from unnest(array['198.51.100.1, 203.0.113.9', '::ffff:203.0.113.9', ' 203.0.113.9']) as forged;
select is(pg_temp.leave('opa@post.nl', '203.0.113.10'), 'done', 'Another address may call');
select is(
  pg_temp.leave('v6-' || number || '@post.nl', '2001:db8:1:2::' || number), outcome, format('A household of IPv6 counts as one: call %s', number)
)
from (values (1, 'done'), (2, 'done'), (3, 'done'), (4, 'PT429 Too many addresses in this minute')) as calls (number, outcome);
select is(
  pg_temp.leave('zonder-' || number || '@post.nl', nullif(header, '')), outcome, format('Without a readable address all count as one: call %s', number)
)
from (values
  (1, '', 'done'), (2, 'onzin', 'done'), (3, '999.1.1.1', 'done'), (4, 'iets', 'PT429 Too many addresses in this minute')
) as calls (number, header, outcome);
update private.early_access_calls set called_at = called_at - interval '1 minute';
select is(pg_temp.leave('tante@post.nl'), 'done', 'After a minute the address may call again');
select is((select count(*) from private.early_access_calls), 1::bigint, 'Calls of more than a minute ago are deleted');
select doesnt_match((select address_key from private.early_access_calls), '[^0-9a-f]', 'The address itself is not stored');

-- An address that is none
delete from private.early_access_calls;
create function pg_temp.leave_invalid(email text) returns text language plpgsql as $$
declare
  outcome text;
begin
  perform set_config('response.status', '', true);
  outcome := pg_temp.leave(email);
  return coalesce(nullif(current_setting('response.status'), ''), outcome);
end;
$$;
select is(
  array(select pg_temp.leave_invalid('geen adres ' || number) from generate_series(1, 40) as number),
  array_fill('400'::text, array[3]) || array_fill('PT429 Too many addresses in this minute'::text, array[37]),
  'Of 40 invalid addresses in a minute 37 are refused by the limit'
);
select is(pg_temp.leave('opa@post.nl'), 'PT429 Too many addresses in this minute', 'They count for a valid one too');
select is(
  (select count(*) from public.early_access_signups where email like 'geen adres%'), 0::bigint, 'No invalid address is stored'
);
delete from private.early_access_calls;
update private.early_access_settings set max_per_minute_per_address = 100;
select is(pg_temp.leave_invalid(email), '400', format('The API answers 400 to %s', coalesce(description, email)))
from (values
  ('', 'an empty address'), (null, 'no address'), (repeat('x', 100000) || '@post.nl', 'a long address'),
  ('oma@post', null), ('oma riet@post.nl', null), (e'oma@post.nl\n', 'a line end')
) as invalid (email, description);
select is((select count(*) from private.early_access_calls), 6::bigint, 'Each of them is counted');
select is(pg_temp.leave_invalid('tante@post.nl'), 'done', 'A valid address has no such answer');
update private.early_access_settings set max_per_minute_per_address = 3;

-- For one wide network of IPv6
delete from private.early_access_calls;
update private.early_access_settings set max_per_minute_per_address = 2, max_per_minute_per_wide_network = 4;
select is(
  pg_temp.leave('breed-' || number || '@post.nl', address), outcome, format('%s: call %s from %s', description, number, address)
)
from (values
  (1, '2001:db8:1:1::9', 'done', 'The first household of a wide network may call'),
  (2, '2001:db8:1:1::9', 'done', 'It may call again'),
  (3, '2001:db8:1:1::9', 'PT429 Too many addresses in this minute', 'It has had its share'),
  (4, '2001:db8:1:2::9', 'done', 'Another household may call'),
  (5, '2001:db8:1:ffff::9', 'done', 'A third takes the last of the wide network'),
  (6, '2001:db8:1:3::9', 'PT429 Too many addresses in this minute', 'A fourth has no share left'),
  (7, '2001:db8:2:3::9', 'done', 'Another wide network has its own'),
  (8, '203.0.113.9', 'done', 'IPv4 has none')
) as calls (number, address, outcome, description);
select results_eq(
  'select count(*), count(wide_key), count(distinct wide_key) from private.early_access_calls',
  'values (6::bigint, 5::bigint, 2::bigint)', 'A call from IPv4 has no wide network'
);
select throws_ok(
  $$insert into private.early_access_calls values (repeat('a', 64), now(), '2001:db8:1::/48')$$, '23514', null,
  'A wide network that is no HMAC is not stored'
);
update private.early_access_settings set max_per_minute_per_wide_network = 20;

-- For all
delete from private.early_access_calls;
update private.early_access_settings set max_per_minute = 4;
select is(
  pg_temp.leave('druk-' || number || '@post.nl', '198.51.100.' || number), outcome, format('All together may call four times a minute: call %s', number)
)
from (values (1, 'done'), (2, 'done'), (3, 'done'), (4, 'done'), (5, 'PT429 Too many addresses in this minute')) as calls (number, outcome);
delete from private.early_access_calls;
update private.early_access_settings set max_total = (select pg_temp.listed()) + 1;
select is(pg_temp.leave('laatste@post.nl'), 'done', 'The last place of the list is taken');
select is(pg_temp.leave(email), 'PT503 The early-access list is full', format('A full list refuses %s', email))
from unnest(array['nieuw@post.nl', 'oma-1@post.nl']) as email;

-- Closed again
update private.early_access_settings set is_open = false;
select is(pg_temp.leave('laat@post.nl', '198.51.100.99'), '42501 permission denied for table early_access_signups', 'Closing takes the right away');
update private.early_access_settings set is_open = true;
delete from private.early_access_settings;
select is(pg_temp.leave('laat@post.nl', '198.51.100.99'), '42501 permission denied for table early_access_signups', 'Without settings the list is closed');
insert into private.early_access_settings (is_open) values (true);
truncate private.early_access_settings;
select is(pg_temp.leave('laat@post.nl', '198.51.100.99'), '42501 permission denied for table early_access_signups', 'Emptied settings close the list');
insert into private.early_access_settings default values;
select throws_ok('insert into private.early_access_settings (id) values (false)', '23514', null, 'There is one row of settings');
select throws_ok(format('update private.early_access_settings set %s = 0', name), '23514', null, format('%s is at least 1', name))
from unnest(array['max_per_minute', 'max_per_minute_per_address', 'max_per_minute_per_wide_network', 'max_total']) as name;

-- service_role, and visitors without and with an account
select matches(pg_temp.try_as(actor, statement), '^42501', format('%s cannot %s', actor, deed))
from unnest(array['service_role', 'anon', 'authenticated']) as actor, (values
  ('update private.early_access_settings set is_open = true', 'open the list'),
  ('delete from private.early_access_calls', 'wipe the counts')
) as tried (statement, deed);

select * from finish();
rollback;
