-- What an owner decides about a link: a new one, a day on which it ends, a word that it asks for, and
-- whether pictures may be saved from its page. `docs/decisions/link-with-a-word.md` has the reasons.
alter table public.timelines
  alter column public_slug set default public.new_slug(),
  add column link_expires_at timestamptz,
  -- Set by `set_link_word`.
  add column link_asks_word boolean not null default false,
  add column allow_download boolean not null default true,
  add constraint timelines_link_expires_at_finite check (isfinite(link_expires_at));
grant select (link_expires_at, link_asks_word, allow_download)
on table public.timelines to anon, authenticated;

create function private.slug_hash(slug text) returns bytea
language sql
immutable
strict
set search_path = ''
as $$ select sha256(convert_to(slug, 'UTF8')) $$;

-- The words of links. A share key is the HMAC of the link key, which the browser derives from word and slug,
-- under the secret of the story. Without that secret nobody can make a share key from a guessed word but
-- `open_link`, which counts the guesses.
create table private.link_words (
  timeline_id uuid not null,
  -- Of the slug that the link key was derived with.
  slug_hash bytea not null,
  secret text not null,
  -- SHA-256 of the share key.
  link_key_hash bytea not null,
  -- Shown beside the question, so everyone with the link can read it.
  hint text,
  constraint link_words_pkey primary key (timeline_id),
  constraint link_words_timeline_id_fkey foreign key (timeline_id)
    references public.timelines (id) on delete cascade,
  constraint link_words_hint_length check (char_length(hint) between 1 and 120),
  constraint link_words_hint_printable check (hint !~ '[[:cntrl:]]')
);

-- Whether two digests are equal, in a time that does not depend on how much of them is: both are hashed
-- again behind random bytes that the caller cannot know.
create function private.is_same_digest(one bytea, other bytea) returns boolean
language sql
volatile
set search_path = ''
as $$
  select sha256(nonce || one) = sha256(nonce || other) from (select uuid_send(gen_random_uuid()) as nonce) as made
$$;

-- Whether the visitor has the share key of this story: the request header x-share-key, 64 hexadecimal digits.
create function private.has_share_key(story_id uuid) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select
    from private.link_words, (
      select nullif(current_setting('request.headers', true), '')::json ->> 'x-share-key' as key
    ) as header
    where timeline_id = story_id
      and private.is_same_digest(
        link_key_hash, case when key ~ '^[0-9a-f]{64}$' then sha256(decode(key, 'hex')) end
      )
  )
$$;

-- The slug of the link in the visitor's hand if it opens its story: public, not past its end, and with the
-- share key where it asks for a word. The policy compares it with an index. As conditions of a row these would
-- run after the cheap filters of a visitor, and the time of a read would tell whether a filter matches.
create function private.opened_slug() returns text
language sql
stable
security definer
set search_path = ''
as $$
  select public_slug from public.timelines
  where public_slug = (select private.shared_slug()) and is_public
    and (link_expires_at is null or link_expires_at > now())
    and (not link_asks_word or private.has_share_key(id))
$$;
revoke execute on function
  private.slug_hash(text),
  private.is_same_digest(bytea, bytea),
  private.has_share_key(uuid),
  private.opened_slug()
from public;
grant execute on function private.opened_slug() to anon, authenticated, service_role;

-- Everything else that a visitor reads asks `private.shared_timeline_id()`, and so this policy.
alter policy "Anyone with the link can read its timeline" on public.timelines
using (is_public and public_slug = (select private.opened_slug()));

-- Links that a new one replaced, so that their page can say so, and so that no other story takes their
-- slug. Hashed, since a slug can hold a name.
create table private.ended_links (
  slug_hash bytea not null,
  timeline_id uuid not null,
  constraint ended_links_pkey primary key (slug_hash),
  constraint ended_links_timeline_id_fkey foreign key (timeline_id)
    references public.timelines (id) on delete cascade
);
create index ended_links_timeline_id_idx on private.ended_links (timeline_id);

-- Wrong words of the last day. Unlogged, so that no physical backup keeps them.
create unlogged table private.link_tries (
  timeline_id uuid not null,
  address_key text not null,
  -- The same of IPv6 networks of 48 bits, which one customer of a provider can have; of IPv4 the address.
  wide_key text not null,
  -- HMAC of the link key.
  guess text not null,
  tried_at timestamptz not null,
  -- The transaction that counted the try.
  made_by xid8 not null,
  constraint link_tries_timeline_id_fkey foreign key (timeline_id)
    references public.timelines (id) on delete cascade,
  constraint link_tries_keys_hmac check ((address_key || wide_key || guess) ~ '^[0-9a-f]{192}$')
);
create index link_tries_timeline_id_tried_at_idx on private.link_tries (timeline_id, tried_at);

alter table private.link_words enable row level security;
alter table private.ended_links enable row level security;
alter table private.link_tries enable row level security;
revoke all on table private.link_words, private.ended_links, private.link_tries
from anon, authenticated, service_role;
-- As a part of emptying the timelines.
grant truncate on table private.link_words, private.ended_links, private.link_tries to service_role;

-- The links of stories that are private now have ended, too.
insert into private.ended_links (slug_hash, timeline_id)
select private.slug_hash(public_slug), id from public.timelines where not is_public and public_slug is not null;
update public.timelines set public_slug = null where not is_public;

-- Un-publishing ends a link: published again, a story gets a new one, unless the owner names the old one.
create function private.change_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.is_public and not new.is_public and new.public_slug is not distinct from old.public_slug then
    new.public_slug := null;
  elsif new.is_public and not old.is_public and new.public_slug is null then
    new.public_slug := public.new_slug();
  end if;
  if new.public_slug is not distinct from old.public_slug then
    return new;
  end if;
  -- The link key depends on the slug. Without this the family could not open the new link.
  if new.link_asks_word and new.public_slug is not null and not exists (
    select from private.link_words
    where timeline_id = new.id and slug_hash = private.slug_hash(new.public_slug)
  ) then
    raise check_violation using
      message = 'The word belongs to the old link', hint = 'Use renew_link, or remove the word with set_link_word';
  end if;
  if old.is_public then
    insert into private.ended_links (slug_hash, timeline_id) values (private.slug_hash(old.public_slug), old.id)
    on conflict (slug_hash) do update set timeline_id = excluded.timeline_id;
  end if;
  return new;
end;
$$;
create trigger change_link before update of is_public, public_slug on public.timelines
for each row execute function private.change_link();

-- The families who know an ended link must not find another story behind it.
create function private.take_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.ended_links
  where new.is_public and slug_hash = private.slug_hash(new.public_slug) and timeline_id = new.id;
  if exists (
    select from private.ended_links
    where slug_hash = private.slug_hash(new.public_slug) and timeline_id <> new.id
  ) then
    raise unique_violation using message = 'This link has ended and belonged to another story';
  end if;
  return null;
end;
$$;
create trigger take_slug_of_new after insert on public.timelines
for each row execute function private.take_slug();
create trigger take_slug_of_changed after update of is_public, public_slug on public.timelines
for each row execute function private.take_slug();

-- Realtime checks no word and no day, so it announces nothing of a story that has either in its way.
create function private.is_announced(timeline public.timelines) returns boolean
language sql
stable
set search_path = ''
as $$
  select timeline.is_public and not timeline.link_asks_word
    and (timeline.link_expires_at is null or timeline.link_expires_at > now())
$$;

create or replace function private.beat(timeline_ids uuid[]) returns void
language sql
set search_path = ''
as $$
  insert into public.timeline_pulse as pulse (timeline_id, seq)
  select id, private.next_seq(0) from public.timelines
  where id = any (timeline_ids) and private.is_announced(timelines) order by id
  on conflict (timeline_id) do update set seq = private.next_seq(pulse.seq)
$$;

create or replace function private.beat_for_all() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.timeline_pulse as pulse set seq = private.next_seq(seq)
  where not exists (
    select from public.timelines where id = pulse.timeline_id and not private.is_announced(timelines)
  );
  return null;
end;
$$;

create or replace function private.beat_for_removed_timelines() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  an_hour_ago bigint := private.next_seq(0) - 3600000000;
begin
  delete from public.timeline_pulse as pulse
  using old_timelines as timeline
  where timeline.id = pulse.timeline_id
    and not (
      timeline.is_public and not timeline.link_asks_word
      and (timeline.link_expires_at is null or timeline.link_expires_at > now())
    );
  delete from public.timeline_pulse as pulse
  where seq < an_hour_ago
    and not exists (select from public.timelines where id = pulse.timeline_id)
    and not exists (select from old_timelines where id = pulse.timeline_id);
  update public.timeline_pulse as pulse set seq = private.next_seq(seq)
  where timeline_id in (select id from old_timelines);
  return null;
end;
$$;

drop trigger beat_after_insert on public.timelines;
create trigger beat_after_insert after insert on public.timelines
for each row when (private.is_announced(new)) execute function private.beat_for_timeline();
drop trigger beat_after_update on public.timelines;
create trigger beat_after_update after update on public.timelines
for each row when (private.is_announced(old) or private.is_announced(new))
execute function private.beat_for_timeline();

revoke execute on function
  private.change_link(),
  private.take_slug(),
  private.is_announced(public.timelines)
from public;
-- The condition of a trigger runs as whoever changes the row.
grant execute on function private.is_announced(public.timelines) to service_role;

-- For the server of the writing app: sets the word of a story's link, or removes it (`link_key` null).
-- `link_key`: 64 hexadecimal digits, derived from the word and the slug as the viewer does it.
create function public.set_link_word(story_id uuid, link_key text, hint text default null) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  slug text := (select public_slug from public.timelines where id = story_id);
  new_secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if slug is null and (link_key is not null or not exists (select from public.timelines where id = story_id)) then
    raise no_data_found using message = 'There is no such story, or it has no link';
  end if;
  if link_key !~ '^[0-9a-f]{64}$' then
    raise invalid_parameter_value using message = 'A link key has 64 hexadecimal digits';
  end if;
  delete from private.link_words where timeline_id = story_id;
  if link_key is not null then
    insert into private.link_words (timeline_id, slug_hash, secret, link_key_hash, hint)
    values (
      story_id, private.slug_hash(slug), new_secret,
      sha256(decode(private.hmac_sha256(link_key, new_secret), 'hex')), set_link_word.hint
    );
  end if;
  update public.timelines set link_asks_word = link_key is not null where id = story_id;
end;
$$;

-- For the server of the writing app: gives a story a new link and ends the old one at once. A story that
-- asks for a word needs its `link_key`, derived from the word and the new slug; call `new_slug()` first.
-- Returns the new slug.
create function public.renew_link(story_id uuid, slug text default null, link_key text default null) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  old_slug text := (select public_slug from public.timelines where id = story_id for update);
  asks_word boolean := (select link_asks_word from public.timelines where id = story_id);
  old_hint text := (select hint from private.link_words where timeline_id = story_id);
  renewed text := coalesce(slug, public.new_slug());
begin
  if asks_word is null then
    raise no_data_found using message = 'There is no such story';
  end if;
  if renewed = old_slug or renewed !~ '^[346789bcdfghjkmnpqrtvwxy]{5}(-[346789bcdfghjkmnpqrtvwxy]{5}){2}$' then
    raise invalid_parameter_value using message = 'A new link has a slug of new_slug()';
  end if;
  if asks_word <> (link_key is not null) or (link_key is not null and slug is null) then
    raise invalid_parameter_value using
      message = 'A link that asks for a word is renewed with a slug and its link key, any other without';
  end if;
  -- Before the slug changes, which needs the word of the new one; set_link_word replaces it.
  update private.link_words set slug_hash = private.slug_hash(renewed) where timeline_id = story_id;
  update public.timelines set
    public_slug = renewed,
    -- A day that is over would end the new link at once.
    link_expires_at = case when link_expires_at > now() then link_expires_at end
  where id = story_id;
  if link_key is not null then
    perform public.set_link_word(story_id, link_key, old_hint);
  end if;
  return renewed;
end;
$$;
revoke execute on function public.set_link_word(uuid, text, text), public.renew_link(uuid, text, text)
from public, anon, authenticated;
grant execute on function public.set_link_word(uuid, text, text), public.renew_link(uuid, text, text)
to service_role;

-- Why the link in the visitor's hand opens nothing: it asks for a word ('word', with the owner's hint), or
-- it has ended ('ended'). No row for a link that opens its story, or was never one.
create function public.closed_link() returns table (state text, hint text)
language sql
stable
security definer
set search_path = ''
as $$
  select 'ended', null where exists (
    select from private.ended_links
    join public.timelines on timelines.id = ended_links.timeline_id
    where slug_hash = private.slug_hash(private.shared_slug()) and is_public
  )
  union all
  select case when has_ended then 'ended' else 'word' end, case when not has_ended then link_words.hint end
  from (
    select id, link_asks_word, coalesce(link_expires_at <= now(), false) as has_ended
    from public.timelines where is_public and public_slug = private.shared_slug()
  ) as story
  left join private.link_words on timeline_id = id
  where has_ended or (link_asks_word and not private.has_share_key(id))
$$;

-- Tries a word on the link in the visitor's hand. `link_key`: derived from the word and the slug. Returns
-- {"state": "again"} when the try is counted: the same call once more gives the answer, {"state": "open",
-- "share_key"} or {"state": "wrong"}. Else {"state": "wait", "seconds"}, or {"state": "none"} when the link asks
-- for no word.
--
-- Two calls, because a caller can make the transaction of a call fail with a cast in `select`, and read the
-- answer in the error: only a try that an earlier transaction has counted is answered.
--
-- Only wrong words stay counted, and a share key that a browser already has is not asked about here: nobody
-- who has opened a story is locked out by those who guess.
create function public.open_link(link_key text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Wrong words of one address in a quarter of an hour, and of its wide network in a day.
  max_now constant integer := 10;
  max_today constant integer := 40;
  -- Wrong words of everyone in a day; then each wide network has three, until the second limit.
  busy_at constant integer := 200;
  max_when_busy constant integer := 3;
  closed_at constant integer := 1000;
  word private.link_words;
  network text;
  visitor text;
  wide text;
  moment timestamptz;
  in_all integer;
  today integer;
  recent timestamptz[];
  share_key text;
  this_guess text;
begin
  if link_key is null or link_key !~ '^[0-9a-f]{64}$' then
    return jsonb_build_object('state', 'wrong');
  end if;
  select link_words.* into word
  from private.link_words join public.timelines on timelines.id = timeline_id
  where is_public and public_slug = private.shared_slug() and link_asks_word
    and (link_expires_at is null or link_expires_at > now());
  if not found then
    return jsonb_build_object('state', 'none');
  end if;
  network := private.visitor_network((select address_header from private.early_access_settings));
  visitor := private.hmac_sha256('link word ' || network, private.secret_of_today());
  wide := private.hmac_sha256(
    'link word ' || coalesce(private.wide_network_of(network), network), private.secret_of_today()
  );
  -- Two calls at once wait for each other, or both would be the last one allowed.
  perform pg_advisory_xact_lock(hashtextextended('link word ' || word.timeline_id, 0));
  moment := clock_timestamp();
  delete from private.link_tries where timeline_id = word.timeline_id and tried_at <= moment - interval '1 day';
  share_key := private.hmac_sha256(link_key, word.secret);
  this_guess := private.hmac_sha256('guess ' || link_key, word.secret);
  if exists (
    select from private.link_tries
    where timeline_id = word.timeline_id and address_key = visitor and guess = this_guess
      and made_by <> pg_current_xact_id() and tried_at > moment - interval '1 minute'
  ) then
    if not private.is_same_digest(word.link_key_hash, sha256(decode(share_key, 'hex'))) then
      return jsonb_build_object('state', 'wrong');
    end if;
    delete from private.link_tries
    where timeline_id = word.timeline_id and address_key = visitor and guess = this_guess;
    return jsonb_build_object('state', 'open', 'share_key', share_key);
  end if;
  select count(*), count(*) filter (where wide_key = wide),
    array_agg(tried_at order by tried_at) filter (
      where address_key = visitor and tried_at > moment - interval '15 minutes'
    )
  into in_all, today, recent
  from private.link_tries where timeline_id = word.timeline_id;
  if cardinality(recent) >= max_now then
    return jsonb_build_object(
      'state', 'wait', 'seconds', ceil(extract(epoch from recent[1] + interval '15 minutes' - moment))
    );
  end if;
  if today >= (case when in_all < busy_at then max_today else max_when_busy end) or in_all >= closed_at then
    return jsonb_build_object('state', 'wait', 'seconds', 3600);
  end if;
  insert into private.link_tries (timeline_id, address_key, wide_key, guess, tried_at, made_by)
  values (word.timeline_id, visitor, wide, this_guess, moment, pg_current_xact_id());
  return jsonb_build_object('state', 'again');
end;
$$;
revoke execute on function public.closed_link(), public.open_link(text) from public;
grant execute on function public.closed_link(), public.open_link(text) to anon, authenticated;

-- How long an address of a file may live, beside its path: an hour, and never beyond the end of the link.
drop function public.readable_files(text[]);
create function public.readable_files(paths text[]) returns table (path text, seconds integer)
language sql
stable
set search_path = ''
as $$
  select file, greatest(1, least(3600, ceil(extract(epoch from link_expires_at - now()))))::integer
  from (
    select named as file, timeline_id
    from public.timeline_items,
      unnest(array[media_url, metadata ->> 'poster_url', metadata ->> 'captions_url']) as named
    where starts_with(named, 'timeline-media/' || timeline_id::text || '/')
      and named = any (paths)
    group by named, timeline_id
  ) as readable
  join public.timelines on timelines.id = timeline_id
$$;
revoke execute on function public.readable_files(text[]) from public, service_role;
grant execute on function public.readable_files(text[]) to anon, authenticated;

create or replace function private.forget_addresses() returns void
language sql
set search_path = ''
as $$
  delete from private.address_secrets where day < (now() at time zone 'utc')::date;
  delete from private.help_chat_model_callers where day < (now() at time zone 'utc')::date;
  delete from private.help_chat_messages where sent_at <= now() - interval '1 minute';
  delete from private.early_access_calls where called_at <= now() - interval '1 minute';
  delete from private.link_tries where tried_at <= now() - interval '1 day'
$$;
