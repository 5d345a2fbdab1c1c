-- What a link asks for is called a password. Only names change: of the column, the table and the function, and
-- in the definitions that have them.
--
-- A password that was set before has to be set again with `set_link_password`: what counts in one is now its
-- letters and digits, and a key, which is a hash, cannot tell which password it was made from.
alter table public.timelines rename column link_asks_word to link_asks_password;
alter table private.link_words rename to link_passwords;
alter table private.link_passwords rename constraint link_words_pkey to link_passwords_pkey;
alter table private.link_passwords rename constraint link_words_timeline_id_fkey to link_passwords_timeline_id_fkey;
alter table private.link_passwords rename constraint link_words_hint_length to link_passwords_hint_length;
alter table private.link_passwords rename constraint link_words_hint_printable to link_passwords_hint_printable;
alter function public.set_link_word(uuid, text, text) rename to set_link_password;

-- Whether the visitor has the share key of this story: the request header x-share-key, 64 hexadecimal digits.
create or replace function private.has_share_key(story_id uuid) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select
    from private.link_passwords, (
      select nullif(current_setting('request.headers', true), '')::json ->> 'x-share-key' as key
    ) as header
    where timeline_id = story_id
      and private.is_same_digest(
        link_key_hash, case when key ~ '^[0-9a-f]{64}$' then sha256(decode(key, 'hex')) end
      )
  )
$$;

-- The slug of the link in the visitor's hand if it opens its story: public, not past its end, and with the
-- share key where it asks for a password. The policy compares it with an index. As conditions of a row these would
-- run after the cheap filters of a visitor, and the time of a read would tell whether a filter matches.
create or replace function private.opened_slug() returns text
language sql
stable
security definer
set search_path = ''
as $$
  select public_slug from public.timelines
  where public_slug = (select private.shared_slug()) and is_public
    and (link_expires_at is null or link_expires_at > now())
    and (not link_asks_password or private.has_share_key(id))
$$;

-- Un-publishing ends a link: published again, a story gets a new one, unless the owner names the old one.
create or replace function private.change_link() returns trigger
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
  if new.link_asks_password and new.public_slug is not null and not exists (
    select from private.link_passwords
    where timeline_id = new.id and slug_hash = private.slug_hash(new.public_slug)
  ) then
    raise check_violation using
      message = 'The password belongs to the old link', hint = 'Use renew_link, or remove the password with set_link_password';
  end if;
  if old.is_public then
    insert into private.ended_links (slug_hash, timeline_id) values (private.slug_hash(old.public_slug), old.id)
    on conflict (slug_hash) do update set timeline_id = excluded.timeline_id;
  end if;
  return new;
end;
$$;

-- Realtime checks no password and no day, so it announces nothing of a story that has either in its way.
create or replace function private.is_announced(timeline public.timelines) returns boolean
language sql
stable
set search_path = ''
as $$
  select timeline.is_public and not timeline.link_asks_password
    and (timeline.link_expires_at is null or timeline.link_expires_at > now())
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
      timeline.is_public and not timeline.link_asks_password
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

-- For the server of the writing app: sets the password of a story's link, or removes it (`link_key` null).
-- `link_key`: 64 hexadecimal digits, derived from the password and the slug as the viewer does it.
create or replace function public.set_link_password(story_id uuid, link_key text, hint text default null) returns void
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
  delete from private.link_passwords where timeline_id = story_id;
  if link_key is not null then
    insert into private.link_passwords (timeline_id, slug_hash, secret, link_key_hash, hint)
    values (
      story_id, private.slug_hash(slug), new_secret,
      sha256(decode(private.hmac_sha256(link_key, new_secret), 'hex')), set_link_password.hint
    );
  end if;
  update public.timelines set link_asks_password = link_key is not null where id = story_id;
end;
$$;

-- For the server of the writing app: gives a story a new link and ends the old one at once. A story that
-- asks for a password needs its `link_key`, derived from the password and the new slug; call `new_slug()` first.
-- Returns the new slug.
create or replace function public.renew_link(story_id uuid, slug text default null, link_key text default null) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  old_slug text := (select public_slug from public.timelines where id = story_id for update);
  asks_password boolean := (select link_asks_password from public.timelines where id = story_id);
  old_hint text := (select hint from private.link_passwords where timeline_id = story_id);
  renewed text := coalesce(slug, public.new_slug());
begin
  if asks_password is null then
    raise no_data_found using message = 'There is no such story';
  end if;
  if renewed = old_slug or renewed !~ '^[346789bcdfghjkmnpqrtvwxy]{5}(-[346789bcdfghjkmnpqrtvwxy]{5}){2}$' then
    raise invalid_parameter_value using message = 'A new link has a slug of new_slug()';
  end if;
  if asks_password <> (link_key is not null) or (link_key is not null and slug is null) then
    raise invalid_parameter_value using
      message = 'A link that asks for a password is renewed with a slug and its link key, any other without';
  end if;
  -- Before the slug changes, which needs the password of the new one; set_link_password replaces it.
  update private.link_passwords set slug_hash = private.slug_hash(renewed) where timeline_id = story_id;
  update public.timelines set
    public_slug = renewed,
    -- A day that is over would end the new link at once.
    link_expires_at = case when link_expires_at > now() then link_expires_at end
  where id = story_id;
  if link_key is not null then
    perform public.set_link_password(story_id, link_key, old_hint);
  end if;
  return renewed;
end;
$$;

-- Why the link in the visitor's hand opens nothing: it asks for a password ('password', with the owner's hint), or
-- it has ended ('ended'). No row for a link that opens its story, or was never one.
create or replace function public.closed_link() returns table (state text, hint text)
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
  select case when has_ended then 'ended' else 'password' end, case when not has_ended then link_passwords.hint end
  from (
    select id, link_asks_password, coalesce(link_expires_at <= now(), false) as has_ended
    from public.timelines where is_public and public_slug = private.shared_slug()
  ) as story
  left join private.link_passwords on timeline_id = id
  where has_ended or (link_asks_password and not private.has_share_key(id))
$$;

-- Only wrong passwords stay counted, and a share key that a browser already has is not asked about here: nobody
-- who has opened a story is locked out by those who guess.
create or replace function public.open_link(link_key text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Wrong passwords of one address in a quarter of an hour, and of its wide network in a day.
  max_now constant integer := 10;
  max_today constant integer := 40;
  -- Wrong passwords of everyone in a day; then each wide network has three, until the second limit.
  busy_at constant integer := 200;
  max_when_busy constant integer := 3;
  closed_at constant integer := 1000;
  password private.link_passwords;
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
  select link_passwords.* into password
  from private.link_passwords join public.timelines on timelines.id = timeline_id
  where is_public and public_slug = private.shared_slug() and link_asks_password
    and (link_expires_at is null or link_expires_at > now());
  if not found then
    return jsonb_build_object('state', 'none');
  end if;
  network := private.visitor_network((select address_header from private.early_access_settings));
  visitor := private.hmac_sha256('link password ' || network, private.secret_of_today());
  wide := private.hmac_sha256(
    'link password ' || coalesce(private.wide_network_of(network), network), private.secret_of_today()
  );
  -- Two calls at once wait for each other, or both would be the last one allowed.
  perform pg_advisory_xact_lock(hashtextextended('link password ' || password.timeline_id, 0));
  moment := clock_timestamp();
  delete from private.link_tries where timeline_id = password.timeline_id and tried_at <= moment - interval '1 day';
  share_key := private.hmac_sha256(link_key, password.secret);
  this_guess := private.hmac_sha256('guess ' || link_key, password.secret);
  if exists (
    select from private.link_tries
    where timeline_id = password.timeline_id and address_key = visitor and guess = this_guess
      and made_by <> pg_current_xact_id() and tried_at > moment - interval '1 minute'
  ) then
    if not private.is_same_digest(password.link_key_hash, sha256(decode(share_key, 'hex'))) then
      return jsonb_build_object('state', 'wrong');
    end if;
    delete from private.link_tries
    where timeline_id = password.timeline_id and address_key = visitor and guess = this_guess;
    return jsonb_build_object('state', 'open', 'share_key', share_key);
  end if;
  select count(*), count(*) filter (where wide_key = wide),
    array_agg(tried_at order by tried_at) filter (
      where address_key = visitor and tried_at > moment - interval '15 minutes'
    )
  into in_all, today, recent
  from private.link_tries where timeline_id = password.timeline_id;
  if cardinality(recent) >= max_now then
    return jsonb_build_object(
      'state', 'wait', 'seconds', ceil(extract(epoch from recent[1] + interval '15 minutes' - moment))
    );
  end if;
  if today >= (case when in_all < busy_at then max_today else max_when_busy end) or in_all >= closed_at then
    return jsonb_build_object('state', 'wait', 'seconds', 3600);
  end if;
  insert into private.link_tries (timeline_id, address_key, wide_key, guess, tried_at, made_by)
  values (password.timeline_id, visitor, wide, this_guess, moment, pg_current_xact_id());
  return jsonb_build_object('state', 'again');
end;
$$;
