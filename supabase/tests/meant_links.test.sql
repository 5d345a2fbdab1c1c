begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(301);

-- The states that a link can have, for whoever knows what the database knows, and what each is to a visitor.
create temporary table states (state text, is_link boolean, is_gone boolean);
insert into states (state, is_link, is_gone) values
  ('none', false, false), ('open', true, false), ('password', true, false), ('past its day', true, false),
  ('renewed', true, false), ('never public', false, true), ('un-published', false, true), ('deleted', false, true);

create function pg_temp.make_link(slug text, state text) returns void language plpgsql as $$
declare
  story_id uuid := gen_random_uuid();
begin
  if state = 'none' then
    return;
  end if;
  insert into public.timelines (id, title, public_slug, is_public) values (story_id, slug, slug, state <> 'never public');
  case state
    when 'password' then perform public.set_link_password(story_id, repeat('a', 64));
    when 'past its day' then update public.timelines set link_expires_at = now() where id = story_id;
    when 'renewed' then perform public.renew_link(story_id);
    when 'un-published' then update public.timelines set is_public = false where id = story_id;
    when 'deleted' then delete from public.timelines where id = story_id;
    else null;
  end case;
end;
$$;
create function pg_temp.meant_by(actor text, typed text, others text[]) returns text language plpgsql as $$
declare
  meant text;
begin
  perform set_config('request.headers', json_build_object('x-share-slug', typed)::text, true);
  perform set_config('role', actor, true);
  meant := public.meant_slug(others);
  reset role;
  return meant;
end;
$$;

-- The address as it is, and its normal form: `Zz-A1` and `zz-a1`
create temporary table pairs as
select format('Zz-%s%s', chr(64 + place), number) as typed, typed_states.state as typed_state, typed_states.is_link or typed_states.is_gone as is_known,
  format('zz-%s%s', chr(96 + place), number) as other, other_states.state as other_state, other_states.is_link as is_other_link
from (select row_number() over () ::integer as place, * from states) as typed_states,
  (select row_number() over () ::integer as number, * from states) as other_states;
select pg_temp.make_link(typed, typed_state), pg_temp.make_link(other, other_state) from pairs;
select is(
  pg_temp.meant_by(actor, typed, array[other]), case when is_other_link and not is_known then other end,
  format('For %s an address that is %s, beside a link that is %s', actor, typed_state, other_state)
)
from pairs, unnest(array['anon', 'authenticated']) as actor;

-- Two normal forms: `Zz-A1-`, then `Zz-A1`, then `zz-a1`
select is(
  pg_temp.meant_by('anon', typed || '-', array[typed, other]),
  case
    when typed_state in ('open', 'password', 'past its day', 'renewed') then typed
    when typed_state = 'none' and is_other_link then other
  end,
  format('A form that is %s, before one that is %s', typed_state, other_state)
)
from pairs;

-- A caller who knows a link of a public story
select pg_temp.make_link('zz-known', 'open'), pg_temp.make_link('h7nf7-qdkpc-m6bcr', 'open');
select is(
  pg_temp.meant_by('anon', pairs.typed, others), null, format('With %s beside it an address that is %s tells nothing', description, typed_state)
)
from pairs, (values
  (array['zz-known'], 'another link'), (array['h7nf7-qdkpc-m6bcr'], 'a random one'), (array['zz-geen'], 'no link'),
  (array['zz', 'zz-known'], 'a part of it'), (array[]::text[], 'nothing'), (null, 'no list')
) as asked (others, description)
where other_state = 'none';
select is(pg_temp.meant_by('anon', typed, others), null, description)
from (values
  (null, array['zz-known'], 'Without an address nothing is answered'),
  ('', array['zz-known'], 'nor with an empty one'),
  ('zz-known.', array['a', 'b', 'zz-known'], 'More than two forms are not looked at'),
  ('zz-known.', array[null, 'zz-unknown'], 'nor one that is null'),
  ('zz-known.', array[repeat('zz-known', 1000)], 'nor one that is longer than a slug'),
  ('zz', array['zz-known'], 'A link is not found by its beginning'),
  ('zz-known-not', array['zz-known'], 'nor by what is longer'),
  ('zz known groetjes', array['zz-known'], 'nor by words behind a slug that a hand picked'),
  ('zz-known&zz', array['zz-known'], 'A word behind an ampersand is no parameter'),
  ('zz-known;zz', array['zz-known'], 'nor one behind a semicolon'),
  ('...', array['!!!'], 'Without a letter nothing is alike')
) as asked (typed, others, description);
select is(pg_temp.meant_by('anon', typed, array[slug]), slug, format('%s can mean %s', typed, slug))
from (values
  ('ZZ-KNOWN', 'zz-known'), ('_zz-known_.', 'zz-known'), ('zz–known', 'zz-known'), ('ｚｚ－ｋｎｏｗｎ', 'zz-known'), ('zz known', 'zz-known'),
  ('zz-known?fbclid=x', 'zz-known'), ('zz-known#jaar-1950', 'zz-known'), ('zz-known&fbclid=x', 'zz-known'),
  ('zz-known&amp;utm_source=mail', 'zz-known'), ('zz-known;jsessionid=1A', 'zz-known'), ('zz-known%26fbclid=x', 'zz-known'),
  ('(zz-known.HTM).', 'zz-known'), ('zz-known.html?a=b', 'zz-known'),
  ('h7nf7qdkpcm6bcr', 'h7nf7-qdkpc-m6bcr'), ('h7nf7_qdkpc.m6bcr groetjes, Riet', 'h7nf7-qdkpc-m6bcr')
) as spoilt (typed, slug);
select is(pg_temp.meant_by('anon', 'zz-known.', array[null, 'zz-known']), 'zz-known', 'A form after one that is null is found');
select throws_ok(
  format('set local role %s; %s', actor, statement), '42501', null, format('%s cannot %s', actor, deed)
)
from unnest(array['anon', 'authenticated', 'service_role']) as actor,
(values
  ('select secret from private.link_secret', 'read the secret of the hashes'),
  ('update private.link_secret set secret = ''''', 'change it'),
  ('select slug_hash from private.ended_links', 'read the ended links'),
  ('select private.slug_hash(''zz-known'')', 'make such a hash'),
  ('select private.link_hmac(''\x00'')', 'make any hash'),
  ('select private.link_state(''zz-known'')', 'ask for the state of a link'),
  ('select private.end_link(''zz-known'', gen_random_uuid(), true)', 'end a link')
) as tried (statement, deed);
reset role;

-- A story that is deleted
insert into public.timelines (id, title, public_slug, is_public) values
  ('7e000000-0000-4000-8000-000000000001', 'Deleted', 'zz-first', true);
update public.timelines set public_slug = 'zz-second' where id = '7e000000-0000-4000-8000-000000000001';
delete from public.timelines where id = '7e000000-0000-4000-8000-000000000001';
create function pg_temp.closed_for(slug text) returns text language plpgsql as $$
declare
  found text;
begin
  perform set_config('request.headers', json_build_object('x-share-slug', slug)::text, true);
  set local role anon;
  select state into found from public.closed_link();
  reset role;
  return found;
end;
$$;
select is(pg_temp.closed_for(slug), null, format('Of %s, a link of a deleted story, a visitor learns nothing', slug))
from unnest(array['zz-first', 'zz-second']) as slug;
select throws_ok(
  format($$insert into public.timelines (title, public_slug, is_public) values ('X', %L, %L)$$, slug, is_public), '23505',
  'This link has ended and belonged to another story', format('No other story takes %s (public: %s)', slug, is_public)
)
from unnest(array['zz-first', 'zz-second']) as slug, unnest(array[true, false]) as is_public;
select is(
  (select count(*) from private.ended_links where timeline_id is null and slug_hash in (private.slug_hash('zz-first'), private.slug_hash('zz-second'))),
  2::bigint, 'The links of a deleted story do not name it'
);
select results_eq(
  $$select attname::text collate "default" from pg_attribute where attrelid = 'private.ended_links'::regclass and attnum > 0 and not attisdropped$$,
  array['slug_hash', 'timeline_id', 'story_hash'], 'No moment is kept of an ended link'
);
select is_empty(
  $$select from private.ended_links where slug_hash = sha256('zz-first') or story_hash in (sha256('7e000000-0000-4000-8000-000000000001'),
    sha256(uuid_send('7e000000-0000-4000-8000-000000000001')))$$,
  'A guess of the slug or the id cannot be compared with what is kept'
);
insert into public.timelines (id, title, public_slug, is_public) values
  ('7e000000-0000-4000-8000-000000000001', 'Restored', 'zz-second', true);
select is(pg_temp.closed_for('zz-first'), 'ended', 'A restored story takes its old links back');
select is(pg_temp.closed_for('zz-second'), null, 'and its link opens it');
select lives_ok(
  $$update public.timelines set public_slug = 'zz-first' where id = '7e000000-0000-4000-8000-000000000001'$$, 'also an old one that its owner names'
);
insert into public.timelines (id, title, public_slug) values ('7e000000-0000-4000-8000-000000000002', 'Draft', 'zz-draft');
delete from public.timelines where id = '7e000000-0000-4000-8000-000000000002';
select lives_ok(
  $$insert into public.timelines (title, public_slug) values ('Other', 'zz-draft')$$, 'A slug that nobody had as a link is free again'
);

select * from finish();
rollback;
