-- A check of a table names the whole row in its error, which goes to the caller and to the log: a hint that is too
-- long told the hash of the slug and most of the hash of the key, enough to try passwords offline. The check of a
-- domain names no row. So the tables of this schema have no checks of their own.
create domain private.link_hint as text
  constraint link_hint_length check (char_length(value) between 1 and 120)
  constraint link_hint_printable check (value !~ '[[:cntrl:]]');
create domain private.keyed_hash as text constraint keyed_hash_hexadecimal check (value ~ '^[0-9a-f]{64}$');
create domain private.call_count as integer constraint call_count_positive check (value > 0);

alter table private.link_passwords
  drop constraint link_passwords_hint_length,
  drop constraint link_passwords_hint_printable,
  alter column hint type private.link_hint;
alter table private.link_tries
  drop constraint link_tries_keys_hmac,
  alter column address_key type private.keyed_hash,
  alter column wide_key type private.keyed_hash,
  alter column guess type private.keyed_hash;
alter table private.help_chat_messages
  drop constraint help_chat_messages_address_key_hmac,
  alter column address_key type private.keyed_hash;
alter table private.help_chat_model_calls
  drop constraint help_chat_model_calls_positive,
  alter column calls type private.call_count;
alter table private.help_chat_model_callers
  drop constraint help_chat_model_callers_address_key_hmac,
  drop constraint help_chat_model_callers_calls_positive,
  alter column address_key type private.keyed_hash,
  alter column calls type private.call_count;
alter table private.early_access_calls
  drop constraint early_access_calls_address_key_hmac,
  drop constraint early_access_calls_wide_key_hmac,
  alter column address_key type private.keyed_hash,
  alter column wide_key type private.keyed_hash;

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
  checked_hint private.link_hint;
begin
  if slug is null and (link_key is not null or not exists (select from public.timelines where id = story_id)) then
    raise no_data_found using message = 'There is no such story, or it has no link';
  end if;
  if link_key !~ '^[0-9a-f]{64}$' then
    raise invalid_parameter_value using message = 'A link key has 64 hexadecimal digits';
  end if;
  begin
    checked_hint := case when link_key is not null then set_link_password.hint end;
  exception
    when check_violation then
      raise invalid_parameter_value using message = 'A hint has 1 to 120 characters, on one line';
  end;
  delete from private.link_passwords where timeline_id = story_id;
  delete from private.link_tries where timeline_id = story_id;
  if link_key is not null then
    insert into private.link_passwords (timeline_id, slug_hash, secret, link_key_hash, hint)
    values (
      story_id, private.slug_hash(slug), new_secret,
      sha256(decode(private.hmac_sha256(link_key, new_secret), 'hex')), checked_hint
    );
  end if;
  update public.timelines set link_asks_password = link_key is not null where id = story_id;
end;
$$;

-- The checks of domains. They decide what a column takes, as the constraints of tables do.
create function private.installed_domains() returns table (kind text, name text, state jsonb)
language sql
stable
set search_path = ''
as $$
  select 'constraint', conname || ' of ' || contypid::regtype, jsonb_build_object(
    'definition', regexp_replace(pg_get_constraintdef(pg_constraint.oid), '\s+', ' ', 'g'),
    'validated', convalidated
  )
  from pg_catalog.pg_constraint
  where contypid <> 0 and connamespace in ('public'::regnamespace, 'private'::regnamespace)
    and contype <> 'n'
$$;
revoke execute on function private.installed_domains() from public;

-- With the rights of the owner: servers may not read which migrations have run. Null where no table says it.
create or replace function public.installed_schema() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  versions jsonb;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select jsonb_agg(version order by version) from supabase_migrations.schema_migrations' into versions;
  end if;
  return jsonb_build_object(
    'migrations', versions,
    -- Visitors have one right more while the list is open.
    'is_early_access_open', exists (select from private.early_access_settings where is_open),
    'grants', (select jsonb_agg(installed) from private.installed_grants() as installed),
    'objects', (
      select jsonb_agg(installed)
      from (
        select * from private.installed_objects() union all select * from private.installed_domains()
      ) as installed
    )
  );
end;
$$;
