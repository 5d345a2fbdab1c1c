begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(170);

insert into public.profiles (id, display_name) values ('7d000000-0000-4000-8000-0000000000a1', 'Anna');
insert into public.timelines (id, title, public_slug, is_public, link_expires_at, allow_download) values
  ('7d000000-0000-4000-8000-000000000001', 'Password', 'zz-link-password', true, null, true),
  ('7d000000-0000-4000-8000-000000000002', 'Ended', 'zz-link-ended', true, now() - interval '1 second', true),
  ('7d000000-0000-4000-8000-000000000003', 'Ending', 'zz-link-ending', true, now() + interval '90 seconds', true),
  ('7d000000-0000-4000-8000-000000000004', 'Open', 'zz-link-open', true, null, false),
  ('7d000000-0000-4000-8000-000000000005', 'Closed', 'zz-link-closed', false, null, true),
  ('7d000000-0000-4000-8000-000000000006', 'Both', 'zz-link-both', true, now() - interval '1 day', true);
insert into public.timeline_items (timeline_id, item_type, item_date, created_by, media_url)
select id, 'photo', '1950-01-01', '7d000000-0000-4000-8000-0000000000a1', 'timeline-media/' || id || '/a.webp'
from public.timelines where id::text like '7d000000-%';

-- What a visitor with this link and this share key sees: titles, items, contributors, files.
create function pg_temp.seen_by(actor text, slug text, share_key text default null) returns text language plpgsql as $$
declare
  seen text;
begin
  perform set_config(
    'request.headers', json_build_object('x-share-slug', slug, 'x-share-key', share_key)::text, true
  );
  perform set_config('role', actor, true);
  select concat_ws(
    ' ', (select string_agg(title, ',' order by title) from public.timelines),
    (select count(*) from public.timeline_items), (select count(*) from public.profiles),
    (select count(*) from public.readable_files(array(
      select 'timeline-media/7d000000-0000-4000-8000-00000000000' || n || '/a.webp' from generate_series(1, 6) as n
    )))
  ) into seen;
  reset role;
  return seen;
end;
$$;
-- What it answers to a visitor with this link: the state of a closed one, and the answer to a password.
create function pg_temp.closed_for(actor text, slug text, share_key text default null) returns text language plpgsql as $$
declare
  found text;
begin
  perform set_config(
    'request.headers', json_build_object('x-share-slug', slug, 'x-share-key', share_key)::text, true
  );
  perform set_config('role', actor, true);
  select string_agg(concat_ws(' ', state, hint), ',') into found from public.closed_link();
  reset role;
  return found;
end;
$$;
create function pg_temp.try_password(actor text, slug text, link_key text, address text) returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform set_config(
    'request.headers', json_build_object('x-share-slug', slug, 'cf-connecting-ip', address)::text, true
  );
  perform set_config('role', actor, true);
  answer := public.open_link(link_key);
  reset role;
  if answer ->> 'state' = 'again' then
    -- As when the first call was a transaction of its own.
    update private.link_tries set made_by = '3' where made_by = pg_current_xact_id();
    perform set_config('role', actor, true);
    answer := public.open_link(link_key);
    reset role;
  end if;
  return answer;
end;
$$;

-- The server of the writing app sets a password
set local role service_role;
select lives_ok(
  format($$select public.set_link_password('7d000000-0000-4000-8000-00000000000%s', repeat('a', 64), 'Wat bakte ze op zondag?')$$, n),
  'A story gets a password and a hint'
)
from unnest(array['1', '6']) as n;
select throws_ok(
  format($$select public.set_link_password('7d000000-0000-4000-8000-000000000004', %L)$$, link_key),
  '22023', null, format('%s is no link key', description)
)
from (values ('', 'An empty text'), ('appeltaart', 'The password itself'), (repeat('A', 64), 'A key in capitals'), (repeat('a', 65), 'A long key'))
as refused (link_key, description);
select throws_ok(
  format($$update public.timelines set %s where id = '7d000000-0000-4000-8000-000000000004'$$, assignment),
  '23514', null, description
)
from (values
  ('link_expires_at = ''infinity''', 'A day that never comes is refused'),
  ('link_asks_password = true, public_slug = ''zz-x''', 'A password of another link is refused')
) as refused (assignment, description);
-- All that an error tells the caller and the log.
create function pg_temp.error_of(statement text) returns text language plpgsql as $$
declare
  message text;
  detail text;
  hint text;
begin
  execute statement;
  return 'no error';
exception
  when others then
    get stacked diagnostics message = message_text, detail = pg_exception_detail, hint = pg_exception_hint;
    return concat_ws(' ', sqlstate, message, nullif(detail, ''), nullif(hint, ''));
end;
$$;
select is(
  pg_temp.error_of(
    format($$select public.set_link_password('7d000000-0000-4000-8000-000000000004', repeat('a', 64), %L)$$, hint)
  ),
  '22023 A hint has 1 to 120 characters, on one line', description
)
from (values ('', 'An empty hint is refused, and nothing else told'), (repeat('é', 121), 'so is one of 121 letters'),
  (e'a\nb', 'and one with a line break'))
as refused (hint, description);
reset role;

-- Where a function lacks a check, the error still names no hash and no key
select is(
  pg_temp.error_of(format('insert into private.%s values (%s)', place, given)),
  '23514 value for domain private.' || checked, 'An error of private.' || place || ' names no row'
)
from (values
  ('link_passwords', $$gen_random_uuid(), sha256('a'), 's', sha256('b'), e'a\nb'$$, 'link_hint violates check constraint "link_hint_printable"'),
  ('link_tries', $$gen_random_uuid(), repeat('a', 64), repeat('b', 64), 'c', now(), '3'$$, 'keyed_hash violates check constraint "keyed_hash_hexadecimal"'),
  ('help_chat_messages', $$'192.0.2.1', now()$$, 'keyed_hash violates check constraint "keyed_hash_hexadecimal"'),
  ('early_access_calls', $$repeat('a', 64), now(), '192.0.2.1'$$, 'keyed_hash violates check constraint "keyed_hash_hexadecimal"'),
  ('help_chat_model_callers', $$now(), repeat('a', 64), 0$$, 'call_count violates check constraint "call_count_positive"')
) as wrong (place, given, checked);

-- A visitor without the password
select is(pg_temp.seen_by(actor, 'zz-link-password', share_key), '0 0 0', format('%s %s sees nothing of the story', actor, description))
from (values ('anon'), ('authenticated')) as actors (actor),
(values
  (null, 'without a share key'), ('', 'with an empty share key'), (repeat('a', 64), 'with the link key for a share key'),
  (repeat('0', 64), 'with another share key'), ('null', 'with a text'), (repeat('a', 63), 'with a short share key'),
  (repeat('é', 64), 'with other letters'), (repeat('a', 100000), 'with a long text')
) as held (share_key, description);
select is(pg_temp.closed_for(actor, slug), state, format('%s learns of %s: %s', actor, slug, coalesce(state, 'nothing')))
from (values ('anon'), ('authenticated')) as actors (actor),
(values
  ('zz-link-password', 'password Wat bakte ze op zondag?'), ('zz-link-ended', 'ended'), ('zz-link-both', 'ended'), ('zz-link-open', null),
  ('zz-link-ending', null), ('zz-link-closed', null), ('zz-link-unknown', null), ('', null), (null, null)
) as held (slug, state);
select throws_ok(
  format('set local role %s; %s', actor, statement), '42501', null, format('%s cannot %s', actor, deed)
)
from (values ('anon'), ('authenticated')) as actors (actor),
(values
  ('select link_key_hash from private.link_passwords', 'read the hash of a key'),
  ('select secret from private.link_passwords', 'read the secret of a story'),
  ('select * from private.ended_links', 'read the ended links'),
  ('select * from private.link_tries', 'read who tried'),
  ('select public.set_link_password(gen_random_uuid(), null)', 'set a password'),
  ('select public.renew_link(gen_random_uuid())', 'renew a link')
) as tried (statement, deed);
reset role;

do $$ begin perform set_config('request.headers', '{"x-share-slug": "zz-link-password"}', true); end $$;
create function pg_temp.plan_of(query text) returns text language plpgsql as $$
declare
  line text;
  plan text := '';
begin
  for line in execute 'explain (costs off) ' || query loop
    plan := plan || line || e'\n';
  end loop;
  return plan;
end;
$$;
do $$ begin execute 'grant execute on function pg_temp.plan_of(text) to anon'; end $$;
set local role anon;
select unalike(
  pg_temp.plan_of('select id from public.timelines where ' || condition), '%Filter:%(%private.%',
  format('The time of a read does not tell whether %s: the key is checked before', condition)
)
from unnest(array['title = ''Password''', 'allow_download', 'description is null', 'id = ''7d000000-0000-4000-8000-000000000001''']) as condition;
reset role;

-- A visitor with the password
select is(
  pg_temp.try_password('anon', slug, repeat('a', 64), '192.0.2.1'), '{"state": "none"}',
  format('%s asks for no password', slug)
)
from unnest(array['zz-link-open', 'zz-link-ended', 'zz-link-both', 'zz-link-closed', 'zz-link-unknown', null]) as slug;
select is(pg_temp.try_password('anon', 'zz-link-password', link_key, '192.0.2.1') ->> 'state', 'wrong', format('%s is wrong', description))
from (values (repeat('b', 64), 'Another password'), ('', 'An empty text'), (null, 'No text'), (repeat('A', 64), 'A key in capitals'))
as tried (link_key, description);
create temporary table opened as
select actor, pg_temp.try_password(actor, 'zz-link-password', repeat('a', 64), '192.0.2.1') as answer
from (values ('anon'), ('authenticated')) as actors (actor);
select is(answer ->> 'state', 'open', format('%s opens the link with the password', actor)) from opened;
select matches(answer ->> 'share_key', '^[0-9a-f]{64}$', format('%s gets a share key', actor)) from opened;
select is((select count(distinct answer ->> 'share_key') from opened), 1::bigint, 'A story has one share key');
select isnt((select answer ->> 'share_key' from opened limit 1), repeat('a', 64), 'that is not the link key');
select is(pg_temp.seen_by(actor, 'zz-link-password', answer ->> 'share_key'), 'Password 1 1 1', format('%s sees the story with it', actor))
from opened;
select is(pg_temp.closed_for(actor, 'zz-link-password', answer ->> 'share_key'), null, format('%s is asked for no password any more', actor))
from opened;
select is(pg_temp.seen_by('anon', 'zz-link-both', answer ->> 'share_key'), '0 0 0', 'The key of one story opens no other')
from opened where actor = 'anon';
select is(pg_temp.seen_by('anon', 'zz-link-open', answer ->> 'share_key'), 'Open 1 1 1', 'A key changes nothing for a link without a password')
from opened where actor = 'anon';
update public.timelines set link_expires_at = null where public_slug = 'zz-link-both';
create temporary table opened_both as
select pg_temp.try_password('anon', 'zz-link-both', repeat('a', 64), '192.0.2.1') ->> 'share_key' as share_key;
select is(
  pg_temp.seen_by(actor, 'zz-link-both', share_key), 'Both 1 1 1', actor || ' opens a link that has not ended with its own key'
)
from opened_both, (values ('anon'), ('authenticated')) as actors (actor);
update public.timelines set link_expires_at = now() - interval '1 day' where public_slug = 'zz-link-both';
select is(pg_temp.seen_by(actor, 'zz-link-both', share_key), '0 0 0', actor || ' sees nothing with it when the link has ended')
from opened_both, (values ('anon'), ('authenticated')) as actors (actor);
select is(pg_temp.closed_for(actor, 'zz-link-both', share_key), 'ended', actor || ' is told so')
from opened_both, (values ('anon'), ('authenticated')) as actors (actor);

-- Wrong passwords are counted, before they are answered
delete from private.link_tries;
do $$ begin perform set_config('request.headers', '{"x-share-slug": "zz-link-password", "cf-connecting-ip": "192.0.2.6"}', true); end $$;
set local role anon;
select is(
  array(select public.open_link(repeat('a', 64)) ->> 'state' from generate_series(1, 3)), array['again', 'again', 'again'],
  'A try is answered only after the transaction that counted it'
);
reset role;
select is((select count(*) from private.link_tries), 3::bigint, 'and each is counted');
delete from private.link_tries;
create function pg_temp.answer_after(age interval) returns text language plpgsql as $$
begin
  delete from private.link_tries;
  perform public.open_link(repeat('a', 64));
  update private.link_tries set made_by = '3', tried_at = tried_at - age;
  return public.open_link(repeat('a', 64)) ->> 'state';
end;
$$;
select is(pg_temp.answer_after(age), state, format('A try of %s ago is answered with %s', age, state))
from (values (interval '50 seconds', 'open'), (interval '61 seconds', 'again')) as tried (age, state);
delete from private.link_tries;
select is(
  array(select pg_temp.try_password('anon', 'zz-link-password', lpad(n::text, 64, 'b'), '192.0.2.7') ->> 'state' from generate_series(1, 11) as n),
  array_fill('wrong'::text, array[10]) || 'wait'::text, 'After ten wrong passwords an address waits'
);
select is(
  pg_temp.try_password('anon', 'zz-link-password', repeat('a', 64), '192.0.2.7') ->> 'state', 'wait', 'also with the right one'
);
select ok(
  (pg_temp.try_password('anon', 'zz-link-password', repeat('a', 64), '192.0.2.7') ->> 'seconds')::integer between 800 and 900,
  'and is told how long'
);
select is(
  pg_temp.try_password('anon', 'zz-link-password', repeat('a', 64), '192.0.2.8') ->> 'state', 'open', 'The family at another address does not wait'
);
select is(
  pg_temp.seen_by('anon', 'zz-link-password', answer ->> 'share_key'), 'Password 1 1 1', 'and who has a share key goes on reading'
)
from opened where actor = 'anon';
delete from private.link_tries;
select is(
  array(select distinct pg_temp.try_password(
      'anon', 'zz-link-password', repeat('b', 64), '2001:db8:7:' || to_hex(n) || '::1'
    ) ->> 'state' from generate_series(1, 40) as n),
  array['wrong'], 'IPv6 networks of 64 bits are counted apart'
);
select is(
  pg_temp.try_password('anon', 'zz-link-password', repeat('a', 64), '2001:db8:7:ffff::1') ->> 'state', 'wait',
  'but in a day not above 40 of one network of 48 bits'
);
select is(
  pg_temp.try_password('anon', 'zz-link-password', repeat('a', 64), '2001:db8:8::1') ->> 'state', 'open', 'while another is not counted'
);
delete from private.link_tries;
select is(
  array(select pg_temp.try_password('anon', 'zz-link-password', lpad(n::text, 64, 'b'), '192.0.2.7') ->> 'state' from generate_series(1, 10) as n),
  array_fill('wrong'::text, array[10]), 'Ten wrong passwords'
);
update private.link_tries set tried_at = tried_at - interval '15 minutes';
select is(
  pg_temp.try_password('anon', 'zz-link-password', repeat('a', 64), '192.0.2.7') ->> 'state', 'open', 'After a quarter of an hour the address may try again'
);
insert into private.link_tries (timeline_id, address_key, wide_key, guess, made_by, tried_at)
select '7d000000-0000-4000-8000-000000000001', repeat('c', 64), repeat('c', 64), repeat('c', 64), '3', now() - interval '1 hour' from generate_series(1, 30);
insert into private.link_tries (timeline_id, address_key, wide_key, guess, made_by, tried_at)
select '7d000000-0000-4000-8000-000000000001', encode(sha256(n::text::bytea), 'hex'), encode(sha256(n::text::bytea), 'hex'), repeat('c', 64), '3', now() - interval '1 hour'
from generate_series(1, 160) as n;
select is(
  array(select pg_temp.try_password('anon', 'zz-link-password', lpad(n::text, 64, 'b'), '192.0.2.9') ->> 'state' from generate_series(1, 4) as n),
  array['wrong', 'wrong', 'wrong', 'wait'], 'After 200 wrong passwords in a day every address has three'
);
select is(
  pg_temp.try_password('anon', 'zz-link-password', repeat('a', 64), '192.0.2.10') ->> 'state', 'open', 'The right password is not one too many'
);
insert into private.link_tries (timeline_id, address_key, wide_key, guess, made_by, tried_at)
select '7d000000-0000-4000-8000-000000000001', encode(sha256(n::text::bytea), 'hex'), encode(sha256(n::text::bytea), 'hex'), repeat('c', 64), '3', now() - interval '1 hour'
from generate_series(1000, 1800) as n;
select is(
  pg_temp.try_password('anon', 'zz-link-password', repeat('a', 64), '192.0.2.11') ->> 'state', 'wait', 'After a thousand no new browser gets in'
);
select is(
  pg_temp.seen_by('anon', 'zz-link-password', answer ->> 'share_key'), 'Password 1 1 1', 'but who has a share key goes on reading even then'
)
from opened where actor = 'anon';
update private.link_tries set tried_at = tried_at - interval '1 day';
select is(
  pg_temp.try_password('anon', 'zz-link-password', repeat('a', 64), '192.0.2.11') ->> 'state', 'open', 'A day later everyone may try again'
);
select is_empty('select from private.link_tries', 'and what was counted is gone');
insert into private.link_tries (timeline_id, address_key, wide_key, guess, made_by, tried_at)
select '7d000000-0000-4000-8000-000000000001', repeat('c', 64), repeat('c', 64), repeat('c', 64), '3', now() - hours * interval '1 hour'
from unnest(array[23, 25]) as hours;
do $$ begin perform private.forget_addresses(); end $$;
select is((select count(*) from private.link_tries), 1::bigint, 'as it is when the hourly job runs');
delete from private.link_tries;

-- Another password
select public.set_link_password('7d000000-0000-4000-8000-000000000001', repeat('a', 64));
select is(
  pg_temp.seen_by('anon', 'zz-link-password', answer ->> 'share_key'), '0 0 0', 'A password that is set again ends every share key, also the same password'
)
from opened where actor = 'anon';
select is(pg_temp.closed_for('anon', 'zz-link-password'), 'password', 'A password can do without a hint');
select public.set_link_password('7d000000-0000-4000-8000-000000000001', null, 'Geen hint zonder wachtwoord');
select is(pg_temp.seen_by('anon', 'zz-link-password'), 'Password 1 1 1', 'Without a password the link opens the story');
select is(
  (select count(*) from private.link_passwords where timeline_id = '7d000000-0000-4000-8000-000000000001'), 0::bigint,
  'and the password and its hint are gone'
);

-- What the owner can do when strangers have used up the tries
create function pg_temp.use_up_tries() returns void language sql as $$
  delete from private.link_tries;
  insert into private.link_tries (timeline_id, address_key, wide_key, guess, made_by, tried_at)
  select timeline_id, encode(sha256(n::text::bytea), 'hex'), repeat('c', 64), repeat('c', 64), '3', now() - interval '1 hour'
  from generate_series(1, 1000) as n, unnest(array[
    uuid '7d000000-0000-4000-8000-000000000001', uuid '7d000000-0000-4000-8000-000000000006'
  ]) as timeline_id
$$;
create function pg_temp.counted_stories() returns text language sql as $$
  select string_agg(distinct right(timeline_id::text, 1), ',') from private.link_tries
$$;
select public.set_link_password('7d000000-0000-4000-8000-000000000001', repeat('a', 64));
select pg_temp.use_up_tries();
select is(
  pg_temp.try_password('anon', 'zz-link-password', repeat('a', 64), '192.0.2.12') ->> 'state', 'wait', 'Strangers lock out a new browser'
);
select public.set_link_password('7d000000-0000-4000-8000-000000000001', repeat('e', 64));
select is(pg_temp.counted_stories(), '6', 'A new password ends the counts of its story alone');
select is(
  pg_temp.try_password('anon', 'zz-link-password', repeat('e', 64), '192.0.2.12') ->> 'state', 'open', 'and opens the link at once'
);
select pg_temp.use_up_tries();
create temporary table renewed_when_full as
select public.renew_link('7d000000-0000-4000-8000-000000000001', public.new_slug(), repeat('a', 64)) as slug;
select is(pg_temp.counted_stories(), '6', 'A new link ends them too');
select is(
  pg_temp.try_password('anon', (select slug from renewed_when_full), repeat('a', 64), '192.0.2.12') ->> 'state', 'open', 'and opens at once'
);
select public.set_link_password('7d000000-0000-4000-8000-000000000001', null);
select pg_temp.use_up_tries();
select public.renew_link('7d000000-0000-4000-8000-000000000001');
select is(pg_temp.counted_stories(), '6', 'also one without a password');
delete from private.link_tries;
update public.timelines set public_slug = 'zz-link-password' where id = '7d000000-0000-4000-8000-000000000001';

-- A link that ends by itself
select is(pg_temp.seen_by(actor, 'zz-link-ending'), 'Ending 1 1 1', actor || ' sees the story before its link ends')
from (values ('anon'), ('authenticated')) as actors (actor);
select is(pg_temp.seen_by(actor, 'zz-link-ended'), '0 0 0', actor || ' sees nothing when its link has ended')
from (values ('anon'), ('authenticated')) as actors (actor);
do $$ begin perform set_config('request.headers', '{"x-share-slug": "zz-link-ending"}', true); end $$;
set local role anon;
select is(
  (select seconds from public.readable_files(array['timeline-media/7d000000-0000-4000-8000-000000000003/a.webp'])), 90,
  'An address of a file does not outlive the link'
);
do $$ begin perform set_config('request.headers', '{"x-share-slug": "zz-link-open"}', true); end $$;
select is(
  (select seconds from public.readable_files(array['timeline-media/7d000000-0000-4000-8000-000000000004/a.webp'])), 3600,
  'and lives an hour otherwise'
);
select results_eq(
  'select allow_download, link_expires_at, link_asks_password from public.timelines', $$values (false, null::timestamptz, false)$$,
  'A visitor reads whether pictures may be saved, when the link ends and whether it asks for a password'
);
reset role;

-- What Realtime announces
create function pg_temp.seq_of(story uuid) returns bigint language sql as $$
  select coalesce((select seq from public.timeline_pulse where timeline_id = story), 0)
$$;
create function pg_temp.is_announced(statement text, story uuid) returns boolean language plpgsql as $$
declare
  before bigint := pg_temp.seq_of(story);
begin
  execute statement;
  return pg_temp.seq_of(story) > before;
end;
$$;
select is(pg_temp.is_announced(statement, story), expected, description)
from (values
  ($$update public.timeline_items set title = 'A' where timeline_id = '7d000000-0000-4000-8000-000000000001'$$,
    '7d000000-0000-4000-8000-000000000001'::uuid, true, 'A change of an open story is announced'),
  ($$select public.set_link_password('7d000000-0000-4000-8000-000000000001', repeat('a', 64))$$,
    '7d000000-0000-4000-8000-000000000001', true, 'A password is announced once, so that open pages ask for it'),
  ($$update public.timeline_items set title = 'B' where timeline_id = '7d000000-0000-4000-8000-000000000001'$$,
    '7d000000-0000-4000-8000-000000000001', false, 'A change behind a password is not'),
  ($$update public.timelines set title = 'C' where id = '7d000000-0000-4000-8000-000000000001'$$,
    '7d000000-0000-4000-8000-000000000001', false, 'nor one of the story itself'),
  ($$select public.set_link_password('7d000000-0000-4000-8000-000000000001', null)$$,
    '7d000000-0000-4000-8000-000000000001', true, 'The end of the password is'),
  ($$update public.timeline_items set title = 'B' where timeline_id = '7d000000-0000-4000-8000-000000000002'$$,
    '7d000000-0000-4000-8000-000000000002', false, 'A change behind an ended link is not announced'),
  ($$update public.timelines set link_expires_at = now() where id = '7d000000-0000-4000-8000-000000000003'$$,
    '7d000000-0000-4000-8000-000000000003', true, 'A link that the owner ends now is, so that open pages close'),
  ($$update public.timelines set link_expires_at = null where id = '7d000000-0000-4000-8000-000000000003'$$,
    '7d000000-0000-4000-8000-000000000003', true, 'A link that lives on is')
) as changed (statement, story, expected, description);

-- A new link
set local role service_role;
create temporary table renewed as
select public.renew_link('7d000000-0000-4000-8000-000000000004') as slug;
select matches(
  (select slug from renewed), '^[346789bcdfghjkmnpqrtvwxy]{5}(-[346789bcdfghjkmnpqrtvwxy]{5}){2}$', 'A renewed link cannot be guessed'
);
select throws_ok(statement, errcode, null, description)
from (values
  ($$select public.renew_link('7d000000-0000-4000-8000-000000000004', 'zz-eigen-keus')$$, '22023', 'A slug that can be guessed is refused'),
  ($$select public.renew_link('7d000000-0000-4000-8000-000000000004', null, repeat('a', 64))$$, '22023', 'A story without a password takes no key'),
  ($$select public.renew_link('7d000000-0000-4000-8000-00000000dead')$$, 'P0002', 'A story that is not there has no link'),
  ($$select public.set_link_password('7d000000-0000-4000-8000-00000000dead', null)$$, 'P0002', 'and no password'),
  ($$insert into public.timelines (title, public_slug) values ('X', 'zz-link-open')$$, '23505', 'No new story takes an ended link'),
  ($$update public.timelines set public_slug = 'zz-link-open' where id = '7d000000-0000-4000-8000-000000000001'$$, '23505', 'nor an old one')
) as refused (statement, errcode, description);
reset role;
select is(pg_temp.seen_by('anon', 'zz-link-open'), '0 0 0', 'The old link opens nothing');
select is(pg_temp.closed_for('anon', 'zz-link-open'), 'ended', 'and says that it has ended');
select is(pg_temp.seen_by('anon', (select slug from renewed)), 'Open 1 1 1', 'The new link opens the story');
select throws_ok(
  format($$select public.renew_link('7d000000-0000-4000-8000-000000000004', %L)$$, (select slug from renewed)), '22023', null,
  'The same link is not a new one'
);
select is(
  pg_temp.seen_by('anon', public.renew_link('7d000000-0000-4000-8000-000000000002')), 'Ended 1 1 1',
  'The new link of one that has ended opens the story'
);
update public.timelines set public_slug = 'zz-link-open' where id = '7d000000-0000-4000-8000-000000000004';
select is(pg_temp.seen_by('anon', 'zz-link-open'), 'Open 1 1 1', 'The owner can take an old link back by naming it');
select is(pg_temp.closed_for('anon', (select slug from renewed)), 'ended', 'which ends the other');
select public.set_link_password('7d000000-0000-4000-8000-000000000004', repeat('a', 64), 'Hint');
select throws_ok(statement, errcode, null, description)
from (values
  ($$select public.renew_link('7d000000-0000-4000-8000-000000000004')$$, '22023', 'With a password a new link needs its key'),
  ($$select public.renew_link('7d000000-0000-4000-8000-000000000004', null, repeat('a', 64))$$, '22023', 'which needs the slug'),
  ($$update public.timelines set public_slug = public.new_slug() where id = '7d000000-0000-4000-8000-000000000004'$$,
    '23514', 'No other way loses the password')
) as refused (statement, errcode, description);
create temporary table renewed_with_password as
select public.renew_link('7d000000-0000-4000-8000-000000000004', public.new_slug(), repeat('d', 64)) as slug;
select is(pg_temp.seen_by('anon', (select slug from renewed_with_password)), '0 0 0', 'The new link asks for the password');
select is(pg_temp.closed_for('anon', (select slug from renewed_with_password)), 'password Hint', 'with the same hint');
select is(
  pg_temp.try_password('anon', (select slug from renewed_with_password), repeat('d', 64), '192.0.2.1') ->> 'state', 'open', 'and opens with its new key'
);

-- Off and on again
update public.timelines set is_public = false where id in ('7d000000-0000-4000-8000-000000000001', '7d000000-0000-4000-8000-000000000004');
select is(pg_temp.closed_for('anon', slug), null, 'Of a story that is not public nothing is told')
from (values ('zz-link-password'), ((select slug from renewed_with_password))) as held (slug);
update public.timelines set is_public = true where id = '7d000000-0000-4000-8000-000000000001';
select is(pg_temp.seen_by('anon', 'zz-link-password'), '0 0 0', 'Public again, a story does not revive its old link');
select matches(
  (select public_slug from public.timelines where id = '7d000000-0000-4000-8000-000000000001'),
  '^[346789bcdfghjkmnpqrtvwxy]{5}(-[346789bcdfghjkmnpqrtvwxy]{5}){2}$', 'but has one that cannot be guessed'
);
select throws_ok(
  $$update public.timelines set is_public = true where id = '7d000000-0000-4000-8000-000000000004'$$, '23514', null,
  'A story with a password is not public again without one'
);
select lives_ok(
  $$select public.set_link_password('7d000000-0000-4000-8000-000000000004', null)$$, 'Its password can be removed while it has no link'
);
select lives_ok(
  $$update public.timelines set is_public = true where id = '7d000000-0000-4000-8000-000000000004'$$, 'and then it is public again'
);
update public.timelines set is_public = false where id = '7d000000-0000-4000-8000-000000000001';
update public.timelines set is_public = true, public_slug = 'zz-link-password' where id = '7d000000-0000-4000-8000-000000000001';
select is(pg_temp.seen_by('anon', 'zz-link-password'), 'C 1 1 1', 'unless the owner names the old link');
update public.timelines set is_public = false where id = '7d000000-0000-4000-8000-000000000001';
update public.timelines set public_slug = 'zz-link-password' where id = '7d000000-0000-4000-8000-000000000001';
update public.timelines set public_slug = null where id = '7d000000-0000-4000-8000-000000000001';
select throws_ok(
  $$insert into public.timelines (title, public_slug) values ('X', 'zz-link-password')$$, '23505', null,
  'An ended link that its owner named and gave up stays his'
);
insert into public.timelines (title) values ('zz-new');
select matches(
  (select public_slug from public.timelines where title = 'zz-new'),
  '^[346789bcdfghjkmnpqrtvwxy]{5}(-[346789bcdfghjkmnpqrtvwxy]{5}){2}$', 'A new story has a link that cannot be guessed'
);

select * from finish();
rollback;
