begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(68);

delete from private.address_secrets;
delete from private.help_chat_messages;
delete from private.help_chat_model_calls;
delete from private.help_chat_model_callers;

create function pg_temp.key_of(letter text) returns text language sql as $$ select repeat(letter, 64) $$;
create function pg_temp.count_times(times integer, letter text) returns integer[] language sql as $$
  select array_agg(public.help_chat_count_message(pg_temp.key_of(letter), 10)) from generate_series(1, times)
$$;
do $$ begin
  execute 'grant execute on function pg_temp.key_of(text), pg_temp.count_times(integer, text) to public';
end $$;

-- service_role
set local role service_role;
select matches(public.help_chat_secret(), '^[0-9a-f]{64}$', 'There is a secret for today');
select is(public.help_chat_secret(), public.help_chat_secret(), 'Every instance gets the same one');
select is(pg_temp.count_times(10, 'a'), array_fill(0, array[10]), 'Ten messages in a minute are allowed');
select cmp_ok(public.help_chat_count_message(pg_temp.key_of('a'), 10), '>', 0, 'The eleventh has to wait');
select cmp_ok(public.help_chat_count_message(pg_temp.key_of('a'), 10), '<=', 60, 'For a minute at most');
select is(public.help_chat_count_message(pg_temp.key_of('b'), 10), 0, 'Another address does not wait');
select throws_ok(
  format('select public.help_chat_count_message(%L, 10)', wrong), '23514', null, format('%s is no HMAC, and is not stored', name)
)
from (values ('198.51.100.7', 'An address'), ('', 'An empty text'), (repeat('A', 64), 'A text in capitals')) as keys (wrong, name);
select throws_ok('select public.help_chat_count_message(null, 10)', '23502', null, 'A null HMAC is refused');
select throws_ok(
  format('select public.help_chat_count_message(repeat(''c'', 64), %s)', wrong), '22023', null, format('%s is no limit', wrong)
)
from unnest(array['0', '-1', 'null']) as wrong;
create function pg_temp.take(letter text, address_cap integer, daily_cap integer) returns boolean
language sql as $$ select public.help_chat_take_model_call(pg_temp.key_of(letter), address_cap, daily_cap) $$;
select results_eq(
  $$select pg_temp.take('a', 10, 2) from generate_series(1, 4)$$,
  array[true, true, false, false], 'The model is called as often as the day allows'
);
select ok(pg_temp.take('a', 10, 3), 'A higher cap allows one more');
select ok(not pg_temp.take('a', address_cap, daily_cap), description)
from (values
  (10, 0, 'With a cap of 0 for the day the model is not called'),
  (10, -1, 'With a negative cap for the day the model is not called'),
  (10, null, 'Without a cap for the day the model is not called'),
  (0, 10, 'With a cap of 0 for an address the model is not called'),
  (-1, 10, 'With a negative cap for an address the model is not called'),
  (null, 10, 'Without a cap for an address the model is not called')
) as caps (address_cap, daily_cap, description);
select results_eq(
  $$select pg_temp.take('b', 2, 100) from generate_series(1, 4)$$,
  array[true, true, false, false], 'An address gets its share of the calls, and no more'
);
select ok(pg_temp.take('c', 2, 6), 'What it was refused is left for another address');
select ok(not pg_temp.take('d', 2, 6), 'An address that has calls left gets none when the day has none');
create function pg_temp.take_in(wide_letter text, letter text, wide_cap integer) returns boolean
language sql as $$
  select public.help_chat_take_model_call(pg_temp.key_of(letter), 2, 100, pg_temp.key_of(wide_letter), wide_cap)
$$;
select results_eq(
  $$select pg_temp.take_in('e', letter, 3) from unnest(array['0', '0', '0', '1', '1', '2']) as letter$$,
  array[true, true, false, true, false, false], 'A wide network gets its share of the calls, whatever address it uses'
);
select ok(pg_temp.take_in('f', '3', 3), 'Another wide network has its own share');
select ok(not pg_temp.take_in('f', '4', wide_cap), format('With a cap of %s for its wide network an address gets no call', wide_cap))
from unnest(array[0, -1, null]) as wide_cap;
select throws_ok(
  $$select public.help_chat_take_model_call(repeat('5', 64), 10, 100, '2001:db8:1::/48', 10)$$, '23514', null,
  'A wide network that is no HMAC gets no call'
);
select throws_ok(
  format('select public.help_chat_take_model_call(%L, 10, 100)', wrong), '23514', null, format('%s is no HMAC, and gets no call', name)
)
from (values ('198.51.100.7', 'An address'), ('', 'An empty text')) as keys (wrong, name);
select throws_ok('select public.help_chat_take_model_call(null, 10, 100)', '23502', null, 'A null HMAC gets no call');
select throws_ok(
  format('select * from private.%s', name), '42501', null, format('Not even the function can read %s', name)
)
from unnest(array['address_secrets', 'help_chat_messages', 'help_chat_model_calls', 'help_chat_model_callers']) as name;

-- After some time
reset role;
select is((select count(*) from private.help_chat_messages where address_key = pg_temp.key_of('a')), 10::bigint, 'Refused messages are not counted');
update private.help_chat_messages set sent_at = sent_at - interval '50 seconds' where address_key = pg_temp.key_of('a');
select cmp_ok(public.help_chat_count_message(pg_temp.key_of('a'), 10), '<=', 10, 'The wait gets shorter');
update private.help_chat_messages set sent_at = sent_at - interval '10 seconds'
where ctid = (select ctid from private.help_chat_messages where address_key = pg_temp.key_of('a') order by sent_at limit 1);
select is(public.help_chat_count_message(pg_temp.key_of('a'), 10), 0, 'A message is allowed when the first is a minute old');
select cmp_ok(public.help_chat_count_message(pg_temp.key_of('a'), 10), '>', 0, 'A second message has to wait');
update private.help_chat_messages set sent_at = sent_at - interval '1 minute';
select is(public.help_chat_count_message(pg_temp.key_of('c'), 10), 0, 'A message of another address is allowed');
select results_eq(
  'select distinct address_key::text from private.help_chat_messages', array[pg_temp.key_of('c')], 'It deletes all counts older than a minute'
);
create temporary table yesterday as select secret from private.address_secrets;
update private.address_secrets set day = day - 1;
update private.help_chat_model_calls set day = day - 1;
update private.help_chat_model_callers set day = day - 1;
select isnt(public.help_chat_secret(), (select secret from yesterday), 'The next day has another secret');
select results_eq('select count(*) from private.address_secrets', array[1::bigint], 'The secret of yesterday is deleted');
select ok(pg_temp.take('b', 2, 1), 'The next day has a new budget of calls');
select results_eq('select day, calls::integer from private.help_chat_model_calls',
  $$values ((now() at time zone 'utc')::date, 1)$$, 'The calls of yesterday are deleted');
select results_eq('select day, address_key::text, calls::integer from private.help_chat_model_callers',
  $$values ((now() at time zone 'utc')::date, pg_temp.key_of('b'), 1)$$, 'The callers of yesterday are deleted');

-- Visitors, without and with an account
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
from unnest(array['anon', 'authenticated']) as actor, (values
  ('select public.help_chat_secret()', 'learn the secret'),
  ('select public.help_chat_count_message(repeat(''a'', 64), 1000)', 'count a message'),
  ('select public.help_chat_take_model_call(repeat(''a'', 64), 1000, 1000)', 'take a call of the model'),
  ('select * from private.address_secrets', 'read the secrets'),
  ('select * from private.help_chat_model_callers', 'read who called the model'),
  ('update private.help_chat_model_callers set calls = 1', 'change a share of the calls'),
  ('select * from private.help_chat_messages', 'read the counts'),
  ('select * from private.help_chat_model_calls', 'read the calls'),
  ('delete from private.help_chat_messages', 'wipe the counts'),
  ('update private.help_chat_model_calls set calls = 1', 'change the calls')
) as tried (statement, deed);

select * from finish();
rollback;
