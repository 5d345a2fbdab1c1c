-- Strangers can use up the tries of a day, so that no new browser of the family gets in. A new password and a new
-- link are what the owner can do about it: they end the counts too, which were of another password or link.

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
  delete from private.link_tries where timeline_id = story_id;
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
  delete from private.link_tries where timeline_id = story_id;
  if link_key is not null then
    perform public.set_link_password(story_id, link_key, old_hint);
  end if;
  return renewed;
end;
$$;
