begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(59);

-- The list is open, and its limits are out of the way: early_access_limits.test.sql tests both.
update private.early_access_settings
set is_open = true, max_per_minute = 1000, max_per_minute_per_address = 1000, max_total = 1000000;

insert into public.early_access_signups (id, email)
values ('7e000000-0000-4000-8000-000000000001', 'zz-oma@anekdotes.example');

-- The owner
set local role service_role;
select results_eq(
  $$select email, created_at = now() from public.early_access_signups where email like 'zz-%'$$,
  $$values ('zz-oma@anekdotes.example', true)$$, 'The owner sees who signed up, and when'
);
select lives_ok(
  format($$update public.early_access_signups set email = %s where id = '7e000000-0000-4000-8000-000000000001'$$, email),
  description
)
from (values
  ('''o@a.nl''', 'A short address is accepted'),
  ('''oma.riet+zz@post.anekdotes.example''', 'An address with dots and a plus is accepted'),
  ('''zoë@café.nl''', 'An address with accents is accepted'),
  ('''Oma@Anekdotes.EXAMPLE''', 'An address with capitals is accepted'),
  ('repeat(''o'', 246) || ''@post.nl''', 'An address of 254 characters is accepted'),
  ('repeat(''o'', 247) || ''@post.nl''', 'An address of 255 characters is accepted')
) as accepted (email, description);
select throws_ok(
  format($$update public.early_access_signups set email = %s where id = '7e000000-0000-4000-8000-000000000001'$$, email),
  '23514', format('new row for relation "early_access_signups" violates check constraint "%s"', name), description
)
from (values
  ('repeat(''o'', 248) || ''@post.nl''', 'early_access_signups_email_length', 'An address of 256 characters is refused'),
  ('''''', 'early_access_signups_email_format', 'An empty address is refused'),
  ('''oma''', 'early_access_signups_email_format', 'An address without at sign is refused'),
  ('''oma@post''', 'early_access_signups_email_format', 'An address without a dot behind the at sign is refused'),
  ('''@post.nl''', 'early_access_signups_email_format', 'An address without a name is refused'),
  ('''oma@.nl''', 'early_access_signups_email_format', 'An address without a host is refused'),
  ('''oma@post..nl''', 'early_access_signups_email_format', 'An address with two dots in its host is refused'),
  ('''oma@post.n''', 'early_access_signups_email_format', 'An address that ends in one letter is refused'),
  ('''oma@opa@post.nl''', 'early_access_signups_email_format', 'An address with two at signs is refused'),
  ('''oma riet@post.nl''', 'early_access_signups_email_format', 'An address with a space is refused'),
  ('''oma@post.nl ''', 'early_access_signups_email_format', 'An address with a space behind it is refused'),
  ('e''oma@post.nl\n''', 'early_access_signups_email_format', 'An address with a line end is refused')
) as refused (email, name, description);
select throws_ok(
  format($$update public.early_access_signups set %s = null where id = '7e000000-0000-4000-8000-000000000001'$$, field),
  '23502', null, format('A sign-up always has its %s', field)
)
from unnest(array['id', 'email', 'created_at']) as field;
select throws_ok(
  $$insert into public.early_access_signups (id, email)
    values ('7e000000-0000-4000-8000-000000000001', 'zz-opa@anekdotes.example')$$,
  '23505', 'duplicate key value violates unique constraint "early_access_signups_pkey"', 'A sign-up id is unique'
);

-- Visitors, without and with an account
reset role;
update public.early_access_signups set email = 'zz-oma@anekdotes.example'
where id = '7e000000-0000-4000-8000-000000000001';
create function pg_temp.try_as(actor text, headers text, statement text) returns text language plpgsql as $$
declare
  outcome text := 'done';
begin
  perform set_config('request.headers', headers, true);
  perform set_config('role', actor, true);
  begin
    execute statement;
  exception when others then
    outcome := sqlstate || ' ' || sqlerrm;
  end;
  reset role;
  return outcome;
end;
$$;
select is(
  pg_temp.try_as(actor, '{}', format('insert into public.early_access_signups (email) values (''zz-%s@anekdotes.example'')', actor)),
  'done', format('As %s one leaves an address', actor)
)
from unnest(array['anon', 'authenticated']) as actor;
select is(
  pg_temp.try_as(actor, '{}', format('insert into public.early_access_signups (email) values (''%s'')', email)),
  'done', format('To %s a repeat looks like a first time, as %s', actor, email)
)
from unnest(array['anon', 'authenticated']) as actor,
  unnest(array['zz-oma@anekdotes.example', 'ZZ-Oma@anekdotes.EXAMPLE']) as email;
create function pg_temp.rows_of(actor text, email text) returns bigint language plpgsql as $$
declare
  written bigint;
begin
  perform set_config('role', actor, true);
  execute format('insert into public.early_access_signups (email) values (%L)', email);
  get diagnostics written = row_count;
  reset role;
  return written;
end;
$$;
select is(
  pg_temp.rows_of(actor, email), 0::bigint,
  format('The number of rows tells %s nothing, as %s', actor, email)
)
from unnest(array['anon', 'authenticated']) as actor,
  unnest(array['zz-oma@anekdotes.example', 'zz-niece@anekdotes.example']) as email;
delete from public.early_access_signups where email = 'zz-niece@anekdotes.example';
select is(
  pg_temp.try_as(actor, headers, statement),
  '42501 permission denied for table early_access_signups', format('As %s one cannot %s', actor, deed)
)
from unnest(array['anon', 'authenticated']) as actor,
(values
  ('{}', 'select email from public.early_access_signups', 'read an address'),
  ('', 'select email from public.early_access_signups', 'read an address while listening to realtime'),
  ('{}', 'select count(*) from public.early_access_signups', 'count the addresses'),
  ('{}', 'insert into public.early_access_signups (email) values (''zz-new@anekdotes.example'') returning email', 'have an address handed back'),
  ('{}', 'insert into public.early_access_signups (email) values (''zz-oma@anekdotes.example'') on conflict (lower(email)) do nothing', 'ask whether an address is there'),
  ('{}', 'insert into public.early_access_signups (email) values (''zz-oma@anekdotes.example'') on conflict (lower(email)) do update set email = excluded.email', 'write over an address'),
  ('{}', 'insert into public.early_access_signups (id, email) values (gen_random_uuid(), ''zz-new@anekdotes.example'')', 'choose an id'),
  ('{}', 'insert into public.early_access_signups (email, created_at) values (''zz-new@anekdotes.example'', now())', 'choose a moment'),
  ('{}', 'update public.early_access_signups set email = ''zz-new@anekdotes.example''', 'change an address'),
  ('{}', 'delete from public.early_access_signups', 'remove an address'),
  ('{}', 'truncate public.early_access_signups', 'empty the list')
) as tried (headers, statement, deed);
grant insert (created_at) on public.early_access_signups to anon;
select is(
  pg_temp.try_as('anon', '{}', $$insert into public.early_access_signups (email, created_at) values ('zz-late@anekdotes.example', now() - interval '1 day')$$),
  'done', 'With a wider grant a visitor sets a time'
);
select is(
  (select created_at from public.early_access_signups where email = 'zz-late@anekdotes.example'), now(),
  'and even then signs up now'
);
select results_eq(
  $$select email from public.early_access_signups where email ilike 'zz-%' order by 1$$,
  array['zz-anon@anekdotes.example', 'zz-authenticated@anekdotes.example', 'zz-late@anekdotes.example', 'zz-oma@anekdotes.example'],
  'Only the inserted addresses are stored'
);
select is(
  pg_get_indexdef('public.early_access_signups_email_key'::regclass),
  'CREATE UNIQUE INDEX early_access_signups_email_key ON public.early_access_signups USING btree (lower(email))',
  'Addresses are unique without regard to case'
);

select * from finish();
rollback;
