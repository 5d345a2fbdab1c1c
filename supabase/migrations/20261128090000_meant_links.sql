-- A link never opens another family's story: an ended link stays one after its story is deleted, and the database
-- decides whether an address that opens nothing may lead to another in its normal form.

-- The key of the hashes of ended links and of their stories. A hand-picked slug can be guessed, so that its bare
-- hash would tell it to whoever sees the table.
create table private.link_secret (
  -- Made of two random uuids, as long as a key of `hmac_sha256` can be.
  secret text not null,
  constraint link_secret_pkey primary key (secret)
);
-- Of one row. The error of a check would name the secret.
create unique index link_secret_one_row on private.link_secret ((true));
alter table private.link_secret enable row level security;
revoke all on table private.link_secret from anon, authenticated, service_role;
insert into private.link_secret (secret)
values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

create function private.link_hmac(value bytea) returns bytea
language sql
stable
strict
set search_path = ''
as $$
  select decode(private.hmac_sha256(encode(value, 'hex'), secret), 'hex') from private.link_secret
$$;

update private.ended_links set slug_hash = private.link_hmac(slug_hash);
update private.link_passwords set slug_hash = private.link_hmac(slug_hash);

create or replace function private.slug_hash(slug text) returns bytea
language sql
stable
strict
set search_path = ''
as $$ select private.link_hmac(sha256(convert_to(slug, 'UTF8'))) $$;

-- Which story an ended link belonged to, also when that is deleted; restored with its id, it takes its links back.
alter table private.ended_links
  add column story_hash bytea,
  alter column timeline_id drop not null,
  drop constraint ended_links_timeline_id_fkey,
  add constraint ended_links_timeline_id_fkey foreign key (timeline_id)
    references public.timelines (id) on delete set null;
update private.ended_links set story_hash = private.link_hmac(uuid_send(timeline_id));
alter table private.ended_links alter column story_hash set not null;
create index ended_links_story_hash_idx on private.ended_links (story_hash);

-- Ends the link of a story that was public.
create function private.end_link(slug text, story_id uuid, is_deleted boolean) returns void
language sql
set search_path = ''
as $$
  insert into private.ended_links (slug_hash, timeline_id, story_hash)
  values (
    private.slug_hash(slug), case when not is_deleted then story_id end, private.link_hmac(uuid_send(story_id))
  )
  on conflict (slug_hash) do update set timeline_id = excluded.timeline_id, story_hash = excluded.story_hash
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
    perform private.end_link(old.public_slug, old.id, false);
  end if;
  return new;
end;
$$;

-- The families who know the link of a deleted story must not find another story behind it.
create function private.end_link_of_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.end_link(old.public_slug, old.id, true);
  return old;
end;
$$;
create trigger end_link_of_deleted before delete on public.timelines
for each row when (old.is_public) execute function private.end_link_of_deleted();

-- The families who know an ended link must not find another story behind it.
create or replace function private.take_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  slug bytea := private.slug_hash(new.public_slug);
  story bytea := private.link_hmac(uuid_send(new.id));
begin
  -- A deleted story that is restored.
  update private.ended_links set timeline_id = new.id where story_hash = story and timeline_id is null;
  delete from private.ended_links where new.is_public and slug_hash = slug and story_hash = story;
  if exists (select from private.ended_links where slug_hash = slug and story_hash <> story) then
    raise unique_violation using message = 'This link has ended and belonged to another story';
  end if;
  return null;
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
    where slug_hash = (select private.slug_hash(private.shared_slug())) and is_public
  )
  union all
  select case when has_ended then 'ended' else 'password' end, case when not has_ended then link_passwords.hint end
  from (
    select id, link_asks_password, coalesce(link_expires_at <= now(), false) as has_ended
    from public.timelines where is_public and public_slug = (select private.shared_slug())
  ) as story
  left join private.link_passwords on timeline_id = id
  where has_ended or (link_asks_password and not private.has_share_key(id))
$$;

-- What is known of a link: 'shared' if it is of a public story, open, closed or ended; 'hidden' if it is of a
-- private story, or was of one that is private or deleted now. Null for any other. Both tables are looked into in
-- any case, so that the time tells nothing.
create function private.link_state(slug text) returns text
language sql
stable
set search_path = ''
as $$
  select case when bool_or(is_shared) then 'shared' when count(*) > 0 then 'hidden' end
  from (
    select is_public as is_shared from public.timelines where public_slug = slug
    union all
    select coalesce(is_public, false) from private.ended_links left join public.timelines on id = timeline_id
    where slug_hash = (select private.slug_hash(slug))
  ) as known
$$;

-- The letters and digits of an address, without case, parameters and the ending of a file.
create function private.letters_of(address text) returns text
language sql
immutable
strict
set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      split_part(split_part(lower(normalize(address, nfkc)), '?', 1), '#', 1),
      '(%3f|%23|(&|;|%26|%3b)(amp;)?[a-z0-9_.-]+(=|%3d)).*|\.html?[^[:alnum:]]*$', ''
    ),
    '[^[:alnum:]]', '', 'g'
  )
$$;

-- Whether an address can be a spoilt copy of the link with this slug. Of a random slug words behind it are ignored.
create function private.is_spoilt(address text, slug text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select private.letters_of(address) = nullif(private.letters_of(slug), '') or (
    slug ~ '^[346789bcdfghjkmnpqrtvwxy]{5}(-[346789bcdfghjkmnpqrtvwxy]{5}){2}$'
    and starts_with(private.letters_of(address), private.letters_of(slug))
  )
$$;

-- Which link is meant by the address in the visitor's hand that opens nothing: the first of these normal forms that
-- is a link of a public story. Null where the address itself, or a form before it, was the link of a story: what is
-- gone leads to no other story.
--
-- It must not tell which addresses have ended. So it takes a form with the same letters and digits only: a caller who
-- knows a public slug learns something of its own spoilt copies at most, and nothing where there is no such story.
create function public.meant_slug(others text[]) returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case when state = 'shared' and place > 0 then slug end
  from (
    select place, slug, private.link_state(slug) as state
    from (
      select 0 as place, private.shared_slug() as slug
      union all
      select place, slug from unnest(others) with ordinality as form (slug, place)
      where char_length(slug) <= 200 and private.is_spoilt(private.shared_slug(), slug)
    ) as named
    where cardinality(others) <= 2
  ) as found
  where state is not null
  order by place
  limit 1
$$;

revoke execute on function
  private.link_hmac(bytea),
  private.end_link(text, uuid, boolean),
  private.end_link_of_deleted(),
  private.link_state(text),
  private.letters_of(text),
  private.is_spoilt(text, text),
  public.meant_slug(text[])
from public;
grant execute on function public.meant_slug(text[]) to anon, authenticated;
