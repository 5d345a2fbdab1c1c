-- Written by `npm run schema` from supabase/migrations, to be read: what the database is after all of them.
-- A change is a new migration. Functions: those of the API (public) first, then those that only the database calls.
-- No function may be executed by others than its owner, unless a GRANT stands below it.

GRANT USAGE ON SCHEMA private TO anon, authenticated, service_role;

CREATE DOMAIN private.call_count AS integer
  CONSTRAINT call_count_positive CHECK (VALUE > 0);

CREATE DOMAIN private.keyed_hash AS text
  CONSTRAINT keyed_hash_hexadecimal CHECK (VALUE ~ '^[0-9a-f]{64}$'::text);

CREATE DOMAIN private.link_hint AS text
  CONSTRAINT link_hint_length CHECK (char_length(VALUE) >= 1 AND char_length(VALUE) <= 120)
  CONSTRAINT link_hint_printable CHECK (VALUE !~ '[[:cntrl:]]'::text);

-- The people who tell: only what may be shown beside their stories exists here.
CREATE TABLE public.profiles (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  display_name text,
  avatar_url text,
  CONSTRAINT profiles_pkey PRIMARY KEY (id),
  CONSTRAINT profiles_avatar_url_safe CHECK (private.is_safe_url(avatar_url)),
  CONSTRAINT profiles_display_name_length CHECK (char_length(display_name) >= 1 AND char_length(display_name) <= 100)
);
ALTER TABLE public.profiles ENABLE ROW LEVEL SECURITY;
CREATE INDEX profiles_id_text_idx ON public.profiles USING btree ((id::text));
CREATE POLICY "Anyone with the link can see who tells in its timeline" ON public.profiles FOR SELECT TO anon, authenticated
  USING ((( SELECT private.shared_timeline_id() AS shared_timeline_id)) IS NOT NULL AND id OPERATOR(private.|>=) '00000000-0000-0000-0000-000000000000'::uuid AND (id::text = ANY ((ARRAY( SELECT DISTINCT shared_contributors.created_by::text AS created_by
   FROM private.shared_contributors)))));
CREATE TRIGGER beat_after_update AFTER UPDATE ON public.profiles REFERENCING OLD TABLE AS old_profiles NEW TABLE AS new_profiles FOR EACH STATEMENT EXECUTE FUNCTION private.beat_for_changed_profiles();
GRANT ALL ON public.profiles TO service_role;
GRANT SELECT (id, display_name, avatar_url) ON public.profiles TO anon, authenticated;

-- An anekdote: a story with a title, an optional public link and the owner's own colours.
CREATE TABLE public.timelines (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  title text NOT NULL,
  description text,
  public_slug text DEFAULT public.new_slug(),
  is_public boolean NOT NULL DEFAULT false,
  custom_primary_color text,
  custom_accent_color text,
  custom_logo_url text,
  link_expires_at timestamp with time zone,
  link_asks_password boolean NOT NULL DEFAULT false,
  allow_download boolean NOT NULL DEFAULT true,
  CONSTRAINT timelines_pkey PRIMARY KEY (id),
  CONSTRAINT timelines_public_slug_key UNIQUE (public_slug),
  CONSTRAINT timelines_custom_accent_color_hex CHECK (custom_accent_color ~ '^#[0-9a-fA-F]{6}$'::text),
  CONSTRAINT timelines_custom_logo_url_safe CHECK (private.is_safe_url(custom_logo_url)),
  CONSTRAINT timelines_custom_primary_color_hex CHECK (custom_primary_color ~ '^#[0-9a-fA-F]{6}$'::text),
  CONSTRAINT timelines_description_length CHECK (char_length(description) <= 5000),
  CONSTRAINT timelines_link_expires_at_finite CHECK (isfinite(link_expires_at)),
  CONSTRAINT timelines_public_has_slug CHECK (NOT is_public OR public_slug IS NOT NULL),
  CONSTRAINT timelines_public_slug_length CHECK (char_length(public_slug) >= 1 AND char_length(public_slug) <= 200),
  CONSTRAINT timelines_public_slug_printable CHECK (public_slug !~ '[[:cntrl:]]'::text),
  CONSTRAINT timelines_title_length CHECK (char_length(title) >= 1 AND char_length(title) <= 200)
);
ALTER TABLE public.timelines ENABLE ROW LEVEL SECURITY;
CREATE POLICY "Anyone with the link can read its timeline" ON public.timelines FOR SELECT TO anon, authenticated
  USING (is_public AND public_slug = (( SELECT private.opened_slug() AS opened_slug)));
CREATE TRIGGER beat_after_delete AFTER DELETE ON public.timelines REFERENCING OLD TABLE AS old_timelines FOR EACH STATEMENT EXECUTE FUNCTION private.beat_for_removed_timelines();
CREATE TRIGGER beat_after_insert AFTER INSERT ON public.timelines FOR EACH ROW WHEN (private.is_announced(new.*)) EXECUTE FUNCTION private.beat_for_timeline();
CREATE TRIGGER beat_after_update AFTER UPDATE ON public.timelines FOR EACH ROW WHEN (private.is_announced(old.*) OR private.is_announced(new.*)) EXECUTE FUNCTION private.beat_for_timeline();
CREATE TRIGGER change_link BEFORE UPDATE OF is_public, public_slug ON public.timelines FOR EACH ROW EXECUTE FUNCTION private.change_link();
CREATE TRIGGER end_link_of_deleted BEFORE DELETE ON public.timelines FOR EACH ROW WHEN (old.is_public) EXECUTE FUNCTION private.end_link_of_deleted();
CREATE TRIGGER take_slug_of_changed AFTER UPDATE OF is_public, public_slug ON public.timelines FOR EACH ROW EXECUTE FUNCTION private.take_slug();
CREATE TRIGGER take_slug_of_new AFTER INSERT ON public.timelines FOR EACH ROW EXECUTE FUNCTION private.take_slug();
GRANT ALL ON public.timelines TO service_role;
GRANT SELECT (id, title, description, public_slug, is_public, custom_primary_color, custom_accent_color, custom_logo_url, link_expires_at, link_asks_password, allow_download) ON public.timelines TO anon, authenticated;

-- The moments of a timeline: a photo, a film, a voice, a text or a gif, with its day and teller.
CREATE TABLE public.timeline_items (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  timeline_id uuid NOT NULL,
  title text NOT NULL DEFAULT ''::text,
  description text,
  item_type text NOT NULL,
  media_url text,
  item_date date NOT NULL,
  created_by uuid,
  metadata jsonb DEFAULT '{}'::jsonb,
  created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT timeline_items_pkey PRIMARY KEY (id),
  CONSTRAINT timeline_items_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.profiles(id) ON DELETE SET NULL,
  CONSTRAINT timeline_items_timeline_id_fkey FOREIGN KEY (timeline_id) REFERENCES public.timelines(id) ON DELETE CASCADE,
  CONSTRAINT timeline_items_description_length CHECK (char_length(description) <= 20000),
  CONSTRAINT timeline_items_item_date_finite CHECK (item_date >= '0001-01-01'::date AND item_date <= '9999-12-31'::date),
  CONSTRAINT timeline_items_item_type_known CHECK (item_type = ANY (ARRAY['photo'::text, 'video'::text, 'audio'::text, 'text'::text, 'gif'::text])),
  CONSTRAINT timeline_items_media_url_safe CHECK (private.is_safe_url(media_url) OR private.is_media_path(media_url, timeline_id)),
  CONSTRAINT timeline_items_metadata_object CHECK (jsonb_typeof(metadata) = 'object'::text),
  CONSTRAINT timeline_items_metadata_size CHECK (octet_length(metadata::text) <= 32768),
  CONSTRAINT timeline_items_title_length CHECK (char_length(title) <= 200)
);
ALTER TABLE public.timeline_items ENABLE ROW LEVEL SECURITY;
CREATE INDEX timeline_items_created_by_timeline_id_idx ON public.timeline_items USING btree (created_by, timeline_id);
CREATE INDEX timeline_items_timeline_id_created_by_idx ON public.timeline_items USING btree (timeline_id, created_by);
CREATE UNIQUE INDEX timeline_items_timeline_id_id_key ON public.timeline_items USING btree (timeline_id, id);
CREATE INDEX timeline_items_timeline_id_item_date_id_idx ON public.timeline_items USING btree (timeline_id, item_date, id);
ALTER TABLE public.timeline_items REPLICA IDENTITY USING INDEX timeline_items_timeline_id_id_key;
CREATE POLICY "Anyone with the link can read its items" ON public.timeline_items FOR SELECT TO anon, authenticated
  USING (timeline_id = (( SELECT private.shared_timeline_id() AS shared_timeline_id)) AND item_date >= (( SELECT '0001-01-01'::date AS date)) AND item_date <= (( SELECT '9999-12-31'::date AS date)) AND id >= (( SELECT '00000000-0000-0000-0000-000000000000'::uuid AS uuid)) AND id <= (( SELECT 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AS uuid)) AND id OPERATOR(private.|>=) '00000000-0000-0000-0000-000000000000'::uuid);
CREATE TRIGGER beat_after_delete AFTER DELETE ON public.timeline_items REFERENCING OLD TABLE AS old_items FOR EACH STATEMENT EXECUTE FUNCTION private.beat_for_removed_items();
CREATE TRIGGER beat_after_insert AFTER INSERT ON public.timeline_items REFERENCING NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION private.beat_for_new_items();
CREATE TRIGGER beat_after_truncate AFTER TRUNCATE ON public.timeline_items FOR EACH STATEMENT EXECUTE FUNCTION private.beat_for_all();
CREATE TRIGGER beat_after_update AFTER UPDATE ON public.timeline_items REFERENCING OLD TABLE AS old_items NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION private.beat_for_changed_items();
GRANT ALL ON public.timeline_items TO service_role;
GRANT SELECT (id, timeline_id, title, description, item_type, media_url, item_date, created_by, metadata, created_at) ON public.timeline_items TO anon, authenticated;

-- A heartbeat for every timeline: an id and a counter, so that listeners hear that something
-- changed without hearing what. Realtime evaluates policies without request headers, which is
-- why the items themselves cannot be announced to visitors.
CREATE TABLE public.timeline_pulse (
  timeline_id uuid NOT NULL,
  seq bigint NOT NULL DEFAULT 0,
  CONSTRAINT timeline_pulse_pkey PRIMARY KEY (timeline_id),
  CONSTRAINT timeline_pulse_seq_positive CHECK (seq >= 0)
);
ALTER TABLE public.timeline_pulse ENABLE ROW LEVEL SECURITY;
CREATE POLICY "Realtime listeners can read the pulse" ON public.timeline_pulse FOR SELECT TO anon, authenticated
  USING ((( SELECT NULLIF(current_setting('request.headers'::text, true), ''::text) AS "nullif")) IS NULL AND timeline_id OPERATOR(private.|>=) '00000000-0000-0000-0000-000000000000'::uuid);
GRANT ALL ON public.timeline_pulse TO service_role;
GRANT SELECT (timeline_id, seq) ON public.timeline_pulse TO anon, authenticated;

-- What the product can do, as the features page tells it: public copy, one row for each card.
CREATE TABLE public.features (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  language text NOT NULL DEFAULT 'nl'::text,
  placement text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  title text NOT NULL,
  description text NOT NULL,
  image_url text,
  cta_label text,
  cta_href text,
  CONSTRAINT features_pkey PRIMARY KEY (id),
  CONSTRAINT features_cta_complete CHECK ((cta_label IS NULL) = (cta_href IS NULL)),
  CONSTRAINT features_cta_href_safe CHECK (private.is_safe_url(cta_href)),
  CONSTRAINT features_cta_label_length CHECK (char_length(cta_label) >= 1 AND char_length(cta_label) <= 80),
  CONSTRAINT features_description_length CHECK (char_length(description) >= 1 AND char_length(description) <= 1000),
  CONSTRAINT features_image_url_safe CHECK (private.is_safe_url(image_url)),
  CONSTRAINT features_language_code CHECK (language ~ '^[a-z]{2}$'::text),
  CONSTRAINT features_placement_length CHECK (char_length(placement) >= 1 AND char_length(placement) <= 50),
  CONSTRAINT features_title_length CHECK (char_length(title) >= 1 AND char_length(title) <= 120)
);
ALTER TABLE public.features ENABLE ROW LEVEL SECURITY;
CREATE INDEX features_language_placement_position_idx ON public.features USING btree (language, placement, "position");
CREATE POLICY "Everyone can read the features" ON public.features FOR SELECT TO anon, authenticated
  USING (true);
GRANT ALL ON public.features TO service_role;
GRANT SELECT (id, language, placement, "position", title, description, image_url, cta_label, cta_href) ON public.features TO anon, authenticated;

-- Who wants to hear when the service opens: an address and when it was left, nothing else.
CREATE TABLE public.early_access_signups (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  email text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT early_access_signups_pkey PRIMARY KEY (id),
  CONSTRAINT early_access_signups_email_format CHECK (email ~ '^[^@[:space:][:cntrl:]]+@([^@.[:space:][:cntrl:]]+\.)+[^@.[:space:][:cntrl:]]{2,}$'::text),
  CONSTRAINT early_access_signups_email_length CHECK (char_length(email) <= 255)
);
ALTER TABLE public.early_access_signups ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX early_access_signups_email_key ON public.early_access_signups USING btree (lower(email));
CREATE POLICY "Everyone can leave their address" ON public.early_access_signups FOR INSERT TO anon, authenticated
  WITH CHECK (created_at = now());
CREATE TRIGGER early_access_signups_begin BEFORE INSERT ON public.early_access_signups FOR EACH STATEMENT WHEN (CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])) EXECUTE FUNCTION private.begin_sign_up();
CREATE TRIGGER early_access_signups_take BEFORE INSERT ON public.early_access_signups FOR EACH ROW WHEN (CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])) EXECUTE FUNCTION private.take_sign_up();
GRANT ALL ON public.early_access_signups TO service_role;

-- The change counter of a story for its readers, as a relation of its own: `select=timeline_counters(seq)`. The
-- function `change_counter(timelines)` takes the whole row, so it asks for the right to read every column, and one
-- more column of the table would close every story. The function stays for the build that still reads it.
-- With the rights of the caller, for whom the policy of the counters decides; a view has those of its owner otherwise.
CREATE VIEW public.timeline_counters WITH (security_invoker=true) AS
 SELECT timeline_id,
    seq
   FROM private.change_counters;
GRANT SELECT (timeline_id, seq) ON public.timeline_counters TO anon, authenticated;

CREATE TABLE private.address_secrets (
  day date NOT NULL,
  secret text NOT NULL,
  CONSTRAINT address_secrets_pkey PRIMARY KEY (day)
);
ALTER TABLE private.address_secrets ENABLE ROW LEVEL SECURITY;

CREATE TABLE private.help_chat_messages (
  address_key private.keyed_hash NOT NULL,
  sent_at timestamp with time zone NOT NULL
);
ALTER TABLE private.help_chat_messages ENABLE ROW LEVEL SECURITY;
CREATE INDEX help_chat_messages_address_key_sent_at_idx ON private.help_chat_messages USING btree (address_key, sent_at);
CREATE INDEX help_chat_messages_sent_at_idx ON private.help_chat_messages USING btree (sent_at);

CREATE TABLE private.help_chat_model_calls (
  day date NOT NULL,
  calls private.call_count NOT NULL,
  CONSTRAINT help_chat_model_calls_pkey PRIMARY KEY (day)
);
ALTER TABLE private.help_chat_model_calls ENABLE ROW LEVEL SECURITY;

-- The early-access list is closed until an operator opens it, and limited when it is open:
--   update private.early_access_settings set is_open = true;
CREATE TABLE private.early_access_settings (
  id boolean NOT NULL DEFAULT true,
  is_open boolean NOT NULL DEFAULT false,
  max_per_minute integer NOT NULL DEFAULT 60,
  max_per_minute_per_address integer NOT NULL DEFAULT 5,
  max_total integer NOT NULL DEFAULT 20000,
  address_header text NOT NULL DEFAULT 'cf-connecting-ip'::text,
  max_per_minute_per_wide_network integer NOT NULL DEFAULT 20,
  CONSTRAINT early_access_settings_pkey PRIMARY KEY (id),
  CONSTRAINT early_access_settings_limits_positive CHECK (LEAST(max_per_minute, max_per_minute_per_address, max_total) > 0),
  CONSTRAINT early_access_settings_one_row CHECK (id),
  CONSTRAINT early_access_settings_wide_limit_positive CHECK (max_per_minute_per_wide_network > 0)
);
ALTER TABLE private.early_access_settings ENABLE ROW LEVEL SECURITY;
CREATE TRIGGER apply_early_access_settings AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON private.early_access_settings FOR EACH STATEMENT EXECUTE FUNCTION private.apply_early_access_settings();

CREATE TABLE private.early_access_calls (
  address_key private.keyed_hash NOT NULL,
  called_at timestamp with time zone NOT NULL,
  wide_key private.keyed_hash
);
ALTER TABLE private.early_access_calls ENABLE ROW LEVEL SECURITY;
CREATE INDEX early_access_calls_called_at_idx ON private.early_access_calls USING btree (called_at);

CREATE TABLE private.help_chat_model_callers (
  day date NOT NULL,
  address_key private.keyed_hash NOT NULL,
  calls private.call_count NOT NULL,
  CONSTRAINT help_chat_model_callers_pkey PRIMARY KEY (day, address_key)
);
ALTER TABLE private.help_chat_model_callers ENABLE ROW LEVEL SECURITY;

-- Who tells in the story that the link opens. The view reads the items without their policy, whose
-- ranges would make the planner search a whole story for each contributor.
CREATE VIEW private.shared_contributors AS
 SELECT created_by
   FROM public.timeline_items
  WHERE timeline_id = (( SELECT private.shared_timeline_id() AS shared_timeline_id));
GRANT SELECT (created_by) ON private.shared_contributors TO anon, authenticated;

CREATE TABLE private.link_passwords (
  timeline_id uuid NOT NULL,
  slug_hash bytea NOT NULL,
  secret text NOT NULL,
  link_key_hash bytea NOT NULL,
  hint private.link_hint,
  CONSTRAINT link_passwords_pkey PRIMARY KEY (timeline_id),
  CONSTRAINT link_passwords_timeline_id_fkey FOREIGN KEY (timeline_id) REFERENCES public.timelines(id) ON DELETE CASCADE
);
ALTER TABLE private.link_passwords ENABLE ROW LEVEL SECURITY;
GRANT TRUNCATE ON private.link_passwords TO service_role;

-- Links that a new one replaced, so that their page can say so, and so that no other story takes their
-- slug. Hashed, since a slug can hold a name.
CREATE TABLE private.ended_links (
  slug_hash bytea NOT NULL,
  timeline_id uuid,
  story_hash bytea NOT NULL,
  CONSTRAINT ended_links_pkey PRIMARY KEY (slug_hash),
  CONSTRAINT ended_links_timeline_id_fkey FOREIGN KEY (timeline_id) REFERENCES public.timelines(id) ON DELETE SET NULL
);
ALTER TABLE private.ended_links ENABLE ROW LEVEL SECURITY;
CREATE INDEX ended_links_story_hash_idx ON private.ended_links USING btree (story_hash);
CREATE INDEX ended_links_timeline_id_idx ON private.ended_links USING btree (timeline_id);
GRANT TRUNCATE ON private.ended_links TO service_role;

CREATE TABLE private.link_tries (
  timeline_id uuid NOT NULL,
  address_key private.keyed_hash NOT NULL,
  wide_key private.keyed_hash NOT NULL,
  guess private.keyed_hash NOT NULL,
  tried_at timestamp with time zone NOT NULL,
  made_by xid8 NOT NULL,
  CONSTRAINT link_tries_timeline_id_fkey FOREIGN KEY (timeline_id) REFERENCES public.timelines(id) ON DELETE CASCADE
);
ALTER TABLE private.link_tries ENABLE ROW LEVEL SECURITY;
CREATE INDEX link_tries_timeline_id_tried_at_idx ON private.link_tries USING btree (timeline_id, tried_at);
GRANT TRUNCATE ON private.link_tries TO service_role;

-- Every story has a change counter, which whoever may read the story reads with it: a reader whose counter has not
-- moved need not read the items again. `public.timeline_pulse` announces the same changes to listeners, but only
-- those of stories that may be announced.
CREATE TABLE private.change_counters (
  timeline_id uuid NOT NULL,
  seq bigint NOT NULL,
  CONSTRAINT change_counters_pkey PRIMARY KEY (timeline_id),
  CONSTRAINT change_counters_timeline_id_fkey FOREIGN KEY (timeline_id) REFERENCES public.timelines(id) ON DELETE CASCADE
);
ALTER TABLE private.change_counters ENABLE ROW LEVEL SECURITY;
CREATE POLICY "Anyone with the link can read its change counter" ON private.change_counters FOR SELECT TO anon, authenticated
  USING (timeline_id = (( SELECT private.shared_timeline_id() AS shared_timeline_id)));
GRANT SELECT (timeline_id, seq) ON private.change_counters TO anon, authenticated;
GRANT SELECT, TRUNCATE ON private.change_counters TO service_role;

-- The key of the hashes of ended links and of their stories. A hand-picked slug can be guessed, so that its bare
-- hash would tell it to whoever sees the table.
CREATE TABLE private.link_secret (
  secret text NOT NULL,
  CONSTRAINT link_secret_pkey PRIMARY KEY (secret)
);
ALTER TABLE private.link_secret ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX link_secret_one_row ON private.link_secret USING btree ((true));

-- A column of the timeline for the API: `select=change_counter`. Runs with the caller's rights.
CREATE OR REPLACE FUNCTION public.change_counter(timeline public.timelines)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce((select seq from private.change_counters where timeline_id = timeline.id), 0)
$function$;
GRANT EXECUTE ON FUNCTION public.change_counter(public.timelines) TO anon, authenticated, service_role;

-- Why the link in the visitor's hand opens nothing: it asks for a password ('password', with the owner's hint), or
-- it has ended ('ended'). No row for a link that opens its story, or was never one.
CREATE OR REPLACE FUNCTION public.closed_link()
 RETURNS TABLE(state text, hint text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
GRANT EXECUTE ON FUNCTION public.closed_link() TO anon, authenticated, service_role;

-- Counts a message of this address if fewer than the limit were counted in the minute before it.
-- Answers 0, or how many seconds (1 to 60) the address has to wait; those are not counted.
CREATE OR REPLACE FUNCTION public.help_chat_count_message(address_key text, message_limit integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moment timestamptz;
  oldest timestamptz;
begin
  if message_limit is null or message_limit < 1 then
    raise exception 'A limit is at least 1' using errcode = '22023';
  end if;
  -- Two messages at once wait for each other, or both would be the tenth.
  perform pg_advisory_xact_lock(hashtextextended('help_chat ' || address_key, 0));
  moment := clock_timestamp();
  delete from private.help_chat_messages as message where message.ctid in (
    select old.ctid from private.help_chat_messages as old
    where old.sent_at <= moment - interval '1 minute'
    for update skip locked
  );
  select sent_at into oldest from private.help_chat_messages as message
  where message.address_key = help_chat_count_message.address_key
    and sent_at > moment - interval '1 minute'
  order by sent_at desc
  offset message_limit - 1 limit 1;
  if found then
    return greatest(1, ceil(extract(epoch from oldest + interval '1 minute' - moment)))::integer;
  end if;
  insert into private.help_chat_messages (address_key, sent_at)
  values (help_chat_count_message.address_key, moment);
  return 0;
end;
$function$;
GRANT EXECUTE ON FUNCTION public.help_chat_count_message(text,integer) TO service_role;

-- The secret of today (UTC), made when it is first asked for; those of earlier days are gone for good.
CREATE OR REPLACE FUNCTION public.help_chat_secret()
 RETURNS text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.secret_of_today() $function$;
GRANT EXECUTE ON FUNCTION public.help_chat_secret() TO service_role;

-- Takes one of today's calls of the model; false where none is left.
CREATE OR REPLACE FUNCTION public.help_chat_take_model_call(address_key text, address_cap integer, daily_cap integer, wide_key text DEFAULT NULL::text, wide_cap integer DEFAULT NULL::integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today date := (clock_timestamp() at time zone 'utc')::date;
begin
  delete from private.help_chat_model_calls where day < today;
  delete from private.help_chat_model_callers where day < today;
  if address_cap is null or daily_cap is null or least(address_cap, daily_cap) < 1
    or (wide_key is not null and coalesce(wide_cap, 0) < 1)
  then
    return false;
  end if;
  -- The shares first: an address that has used up its own must not take from the others.
  insert into private.help_chat_model_callers as known (day, address_key, calls)
  values (today, help_chat_take_model_call.address_key, 1)
  on conflict on constraint help_chat_model_callers_pkey
  do update set calls = known.calls + 1 where known.calls < address_cap;
  if not found then
    return false;
  end if;
  if wide_key is not null then
    insert into private.help_chat_model_callers as known (day, address_key, calls)
    values (today, wide_key, 1)
    on conflict on constraint help_chat_model_callers_pkey
    do update set calls = known.calls + 1 where known.calls < wide_cap;
    if not found then
      return false;
    end if;
  end if;
  insert into private.help_chat_model_calls as known (day, calls) values (today, 1)
  on conflict (day) do update set calls = known.calls + 1 where known.calls < daily_cap;
  return found;
end;
$function$;
GRANT EXECUTE ON FUNCTION public.help_chat_take_model_call(text,integer,integer,text,integer) TO service_role;

-- With the rights of the owner: servers may not read which migrations have run. Null where no table says it.
CREATE OR REPLACE FUNCTION public.installed_schema()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
GRANT EXECUTE ON FUNCTION public.installed_schema() TO service_role;

-- Which link is meant by the address in the visitor's hand that opens nothing: the first of these normal forms that
-- is a link of a public story. Null where the address itself, or a form before it, was the link of a story: what is
-- gone leads to no other story.
--
-- It must not tell which addresses have ended. So it takes a form with the same letters and digits only: a caller who
-- knows a public slug learns something of its own spoilt copies at most, and nothing where there is no such story.
CREATE OR REPLACE FUNCTION public.meant_slug(others text[])
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
GRANT EXECUTE ON FUNCTION public.meant_slug(text[]) TO anon, authenticated, service_role;

-- The slug is the key to a story, so it must not be guessable: 15 characters from an alphabet of 24
-- are 68 bits. Without vowels no words appear, and of characters that look alike (0 o, 1 i l, 2 z,
-- 5 s, u v) at most one is used.
CREATE OR REPLACE FUNCTION public.new_slug()
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  alphabet constant text := '346789bcdfghjkmnpqrtvwxy';
  slug text := '';
  random_byte integer;
begin
  while char_length(slug) < 17 loop
    random_byte := get_byte(uuid_send(gen_random_uuid()), 0);
    -- The bytes beyond a multiple of the alphabet would make its first letters likelier.
    if random_byte < 240 then
      slug := slug || substr(alphabet, random_byte % 24 + 1, 1);
      if char_length(slug) in (5, 11) then
        slug := slug || '-';
      end if;
    end if;
  end loop;
  return slug;
end;
$function$;
GRANT EXECUTE ON FUNCTION public.new_slug() TO authenticated, service_role;

-- Only wrong passwords stay counted, and a share key that a browser already has is not asked about here: nobody
-- who has opened a story is locked out by those who guess.
CREATE OR REPLACE FUNCTION public.open_link(link_key text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
GRANT EXECUTE ON FUNCTION public.open_link(text) TO anon, authenticated, service_role;

-- `sign-files` asks about 500 paths at most. Visitors can call the function themselves, and a list of 20,000 took
-- two seconds.
CREATE OR REPLACE FUNCTION public.readable_files(paths text[])
 RETURNS TABLE(path text, seconds integer)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if cardinality(paths) > 500 then
    raise invalid_parameter_value using message = 'At most 500 paths in one call';
  end if;
  return query
  select file, greatest(1, least(3600, ceil(extract(epoch from link_expires_at - now()))))::integer
  from (
    select named as file, timeline_id
    from public.timeline_items,
      unnest(array[media_url, metadata ->> 'poster_url', metadata ->> 'captions_url']) as named
    where starts_with(named, 'timeline-media/' || timeline_id::text || '/')
      and named = any (paths)
    group by named, timeline_id
  ) as readable
  join public.timelines on timelines.id = timeline_id;
end;
$function$;
GRANT EXECUTE ON FUNCTION public.readable_files(text[]) TO anon, authenticated;

-- For the server of the writing app: gives a story a new link and ends the old one at once. A story that
-- asks for a password needs its `link_key`, derived from the password and the new slug; call `new_slug()` first.
-- Returns the new slug.
CREATE OR REPLACE FUNCTION public.renew_link(story_id uuid, slug text DEFAULT NULL::text, link_key text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
GRANT EXECUTE ON FUNCTION public.renew_link(uuid,text,text) TO service_role;

-- For the server of the writing app: sets the password of a story's link, or removes it (`link_key` null).
-- `link_key`: 64 hexadecimal digits, derived from the password and the slug as the viewer does it.
CREATE OR REPLACE FUNCTION public.set_link_password(story_id uuid, link_key text, hint text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
GRANT EXECUTE ON FUNCTION public.set_link_password(uuid,text,text) TO service_role;

-- Visitors have the right to insert only while the list is open.
CREATE OR REPLACE FUNCTION private.apply_early_access_settings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from private.early_access_settings where is_open) then
    grant insert (email) on table public.early_access_signups to anon, authenticated;
  else
    revoke insert (email) on table public.early_access_signups from anon, authenticated;
  end if;
  return null;
end;
$function$;

-- A heartbeat told every listener the ids and the rhythm of all stories, private ones too. Nobody
-- can look at those, so from now on they have none: what beats is a story that is public, and the
-- one that goes private, once, for those who are looking at it.
CREATE OR REPLACE FUNCTION private.beat(timeline_ids uuid[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.change_counters as counter (timeline_id, seq)
  select id, private.next_seq(0) from public.timelines where id = any (timeline_ids) order by id
  on conflict (timeline_id) do update set seq = private.next_seq(counter.seq);
  insert into public.timeline_pulse as pulse (timeline_id, seq)
  select id, private.next_seq(0) from public.timelines
  where id = any (timeline_ids) and private.is_announced(timelines) order by id
  on conflict (timeline_id) do update set seq = private.next_seq(pulse.seq)
$function$;

-- Called after the items were truncated.
CREATE OR REPLACE FUNCTION private.beat_for_all()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.beat(array(select id from public.timelines));
  -- Of timelines that are gone.
  update public.timeline_pulse as pulse set seq = private.next_seq(seq)
  where not exists (select from public.timelines where id = pulse.timeline_id);
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.beat_for_changed_items()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.beat(array(select timeline_id from old_items union select timeline_id from new_items));
  return null;
end;
$function$;

-- The name and the picture of a contributor are part of the story.
CREATE OR REPLACE FUNCTION private.beat_for_changed_profiles()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.beat(array(
    select distinct timeline_id
    from old_profiles
    join new_profiles on new_profiles.id = old_profiles.id
    join public.timeline_items on created_by = new_profiles.id
    where (old_profiles.display_name, old_profiles.avatar_url)
      is distinct from (new_profiles.display_name, new_profiles.avatar_url)
  ));
  return null;
end;
$function$;

-- Trigger functions run as their owner: whoever may write an item need not know of the pulse.
CREATE OR REPLACE FUNCTION private.beat_for_new_items()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.beat(array(select distinct timeline_id from new_items));
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.beat_for_removed_items()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.beat(array(select distinct timeline_id from old_items));
  return null;
end;
$function$;

-- Announces deleted public timelines, and removes the counters that nobody waits for any more: those
-- of deleted private timelines, and of timelines that were deleted more than an hour ago.
CREATE OR REPLACE FUNCTION private.beat_for_removed_timelines()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.beat_for_timeline()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.timeline_pulse as pulse (timeline_id, seq) values (new.id, private.next_seq(0))
  on conflict (timeline_id) do update set seq = private.next_seq(pulse.seq);
  return null;
end;
$function$;

-- The trigger for rows sees no other rows of its call, so the one for the call counts for it.
CREATE OR REPLACE FUNCTION private.begin_sign_up()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform set_config('private.sign_up', 'begun', true);
  return null;
end;
$function$;

-- Un-publishing ends a link: published again, a story gets a new one, unless the owner names the old one.
CREATE OR REPLACE FUNCTION private.change_link()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

-- Ends the link of a story that was public.
CREATE OR REPLACE FUNCTION private.end_link(slug text, story_id uuid, is_deleted boolean)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.ended_links (slug_hash, timeline_id, story_hash)
  values (
    private.slug_hash(slug), case when not is_deleted then story_id end, private.link_hmac(uuid_send(story_id))
  )
  on conflict (slug_hash) do update set timeline_id = excluded.timeline_id, story_hash = excluded.story_hash
$function$;

-- The families who know the link of a deleted story must not find another story behind it.
CREATE OR REPLACE FUNCTION private.end_link_of_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.end_link(old.public_slug, old.id, true);
  return old;
end;
$function$;

-- Counts and secrets are deleted by the next call. If none comes, this deletes them.
CREATE OR REPLACE FUNCTION private.forget_addresses()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from private.address_secrets where day < (now() at time zone 'utc')::date;
  delete from private.help_chat_model_callers where day < (now() at time zone 'utc')::date;
  delete from private.help_chat_messages where sent_at <= now() - interval '1 minute';
  delete from private.early_access_calls where called_at <= now() - interval '1 minute';
  delete from private.link_tries where tried_at <= now() - interval '1 day'
$function$;

-- Whether the visitor has the share key of this story: the request header x-share-key, 64 hexadecimal digits.
CREATE OR REPLACE FUNCTION private.has_share_key(story_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;

-- HMAC-SHA256 in 64 hexadecimal digits, without an extension. A key has at most 64 bytes.
CREATE OR REPLACE FUNCTION private.hmac_sha256(message text, key text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select encode(sha256(outer_pad || sha256(inner_pad || convert_to(message, 'UTF8'))), 'hex')
  from (
    select
      string_agg(set_byte('\x00', 0, get_byte(padded, place) # 54), ''::bytea order by place) as inner_pad,
      string_agg(set_byte('\x00', 0, get_byte(padded, place) # 92), ''::bytea order by place) as outer_pad
    from decode(rpad(encode(convert_to(key, 'UTF8'), 'hex'), 128, '0'), 'hex') as padded,
      generate_series(0, 63) as place
  ) as pads
$function$;

-- The checks of domains. They decide what a column takes, as the constraints of tables do.
CREATE OR REPLACE FUNCTION private.installed_domains()
 RETURNS TABLE(kind text, name text, state jsonb)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select 'constraint', conname || ' of ' || contypid::regtype, jsonb_build_object(
    'definition', regexp_replace(pg_get_constraintdef(pg_constraint.oid), '\s+', ' ', 'g'),
    'validated', convalidated
  )
  from pg_catalog.pg_constraint
  where contypid <> 0 and connamespace in ('public'::regnamespace, 'private'::regnamespace)
    and contype <> 'n'
$function$;

-- The rights of visitors and of servers, one row each. MAINTAIN exists from PostgreSQL 17 only. In the
-- schema `public` a hosted project gives its servers default privileges, or not: only those of visitors count.
CREATE OR REPLACE FUNCTION private.installed_grants()
 RETURNS TABLE(role text, privilege text, object text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with namespaces as (
    select oid, nspname, nspacl, case nspname when 'public' then '' else nspname || '.' end as prefix
    from pg_catalog.pg_namespace where nspname in ('public', 'private')
  ),
  extension_members as (
    select classid, objid from pg_catalog.pg_depend where deptype = 'e'
  ),
  owner as (
    select relowner as oid from pg_catalog.pg_class where oid = 'public.timelines'::regclass
  ),
  lists as (
    select nspacl as acl, 'schema ' || nspname as object from namespaces
    union all
    select relacl, case relkind when 'S' then 'sequence ' when 'v' then 'view ' else 'table ' end || prefix || relname
    from pg_catalog.pg_class join namespaces on namespaces.oid = relnamespace
    where ('pg_class'::regclass, pg_class.oid) not in (select classid, objid from extension_members)
    union all
    select attacl, 'column ' || attname || ' of ' || prefix || relname
    from pg_catalog.pg_attribute
    join pg_catalog.pg_class on pg_class.oid = attrelid
    join namespaces on namespaces.oid = relnamespace
    where not attisdropped
    union all
    select coalesce(proacl, acldefault('f', proowner)),
      'function ' || regexp_replace(pg_proc.oid::regprocedure::text, '^public\.', '')
    from pg_catalog.pg_proc join namespaces on namespaces.oid = pronamespace
    where ('pg_proc'::regclass, pg_proc.oid) not in (select classid, objid from extension_members)
  ),
  defaults as (
    select defaclacl as acl,
      'new ' || case defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions'
        else 'objects ' || defaclobjtype::text end || ' in schema ' || nspname as object
    from pg_catalog.pg_default_acl
    join namespaces on namespaces.oid = defaclnamespace
    join owner on owner.oid = defaclrole
    union all
    select
      coalesce(
        (
          select defaclacl from pg_catalog.pg_default_acl
          where defaclrole = owner.oid and defaclnamespace = 0 and defaclobjtype = 'f'
        ),
        acldefault('f', owner.oid)
      ),
      'new functions'
    from owner
  ),
  rights as (
    select grantee, privilege_type, is_grantable, object, false as is_default
    from lists, aclexplode(acl)
    union all
    select grantee, privilege_type, is_grantable, object, true from defaults, aclexplode(acl)
  ),
  named as (
    select
      case grantee when 0 then 'PUBLIC' else pg_get_userbyid(grantee)::text end as role,
      privilege_type || case when is_grantable then ' with grant option' else '' end as privilege,
      object, is_default
    from rights
    where privilege_type <> 'MAINTAIN' and not (grantee = 0 and object = 'schema public')
  )
  select distinct role, privilege, object from named
  where role in ('PUBLIC', 'anon', 'authenticated') or (role = 'service_role' and not is_default)
$function$;

-- Tables, policies, functions and all else that decides what a reader gets, by kind and name. White space
-- and the qualifiers of columns in views differ by version of PostgreSQL, and are left out.
CREATE OR REPLACE FUNCTION private.installed_objects()
 RETURNS TABLE(kind text, name text, state jsonb)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with namespaces as (
    select oid, nspname, case nspname when 'public' then '' else nspname || '.' end as prefix
    from pg_catalog.pg_namespace where nspname in ('public', 'private')
  ),
  relations as (
    select pg_class.oid, prefix || relname as name, relkind, relrowsecurity, relreplident, reloptions
    from pg_catalog.pg_class join namespaces on namespaces.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (
        select from pg_catalog.pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
      )
  ),
  indexes as (
    select pg_index.*, pg_class.relname, relations.name as table_name, relations.relkind
    from pg_catalog.pg_index
    join pg_catalog.pg_class on pg_class.oid = indexrelid
    join relations on relations.oid = indrelid
  )
  select 'role', rolname::text, jsonb_build_object(
    'superuser', rolsuper,
    'bypasses policies', rolbypassrls,
    'member of', (
      select jsonb_agg(pg_get_userbyid(roleid) order by pg_get_userbyid(roleid))
      from pg_catalog.pg_auth_members where member = pg_roles.oid
    )
  )
  from pg_catalog.pg_roles where rolname in ('anon', 'authenticated')
  union all
  select 'table', name, jsonb_build_object(
    'row level security', relrowsecurity,
    'replica identity', case relreplident
      when 'd' then 'primary key' when 'f' then 'full' when 'n' then 'nothing'
      else (select relname from indexes where indrelid = relations.oid and indisreplident) end
  )
  from relations where relkind in ('r', 'p', 'f')
  union all
  select 'view', name, jsonb_build_object(
    'definition', regexp_replace(regexp_replace(pg_get_viewdef(oid), '\m\w+\.', '', 'g'), '\s+', ' ', 'g'),
    'options', to_jsonb(reloptions)
  )
  from relations where relkind in ('v', 'm')
  union all
  select 'column', attname || ' of ' || name, jsonb_build_object(
    'type', format_type(atttypid, atttypmod),
    'not null', attnotnull,
    'default', (select pg_get_expr(adbin, adrelid) from pg_catalog.pg_attrdef where adrelid = attrelid and adnum = attnum)
  )
  from pg_catalog.pg_attribute join relations on relations.oid = attrelid
  where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'f')
  union all
  select 'constraint', conname || ' of ' || name, jsonb_build_object(
    'definition', regexp_replace(pg_get_constraintdef(pg_constraint.oid), '\s+', ' ', 'g'),
    'validated', convalidated
  )
  from pg_catalog.pg_constraint join relations on relations.oid = conrelid
  -- From PostgreSQL 18 a column that is not null has a constraint, too.
  where contype not in ('n', 't')
  union all
  select 'unique index', relname || ' of ' || table_name, jsonb_build_object(
    'definition', pg_get_indexdef(indexrelid), 'valid', indisvalid
  )
  from indexes where indisunique and not indisprimary and relkind in ('r', 'p')
  union all
  select 'policy', '"' || polname || '" on ' || coalesce(relations.name, polrelid::regclass::text), jsonb_build_object(
    'command', case polcmd
      when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
    'permissive', polpermissive,
    'roles', (
      select jsonb_agg(role order by role collate "C")
      from (
        select case role when 0 then 'PUBLIC' else pg_get_userbyid(role)::text end as role
        from unnest(polroles) as role
      ) as named
    ),
    'using', regexp_replace(pg_get_expr(polqual, polrelid), '\s+', ' ', 'g'),
    'check', regexp_replace(pg_get_expr(polwithcheck, polrelid), '\s+', ' ', 'g')
  )
  from pg_catalog.pg_policy left join relations on relations.oid = polrelid
  where relations.oid is not null
    or polrelid in (to_regclass('storage.objects'), to_regclass('storage.buckets'))
  union all
  select 'function', regexp_replace(pg_proc.oid::regprocedure::text, '^public\.', ''), jsonb_build_object(
    'security definer', prosecdef,
    'settings', to_jsonb(proconfig),
    'volatility', provolatile,
    'returns', pg_get_function_result(pg_proc.oid),
    'body', md5(replace(prosrc, chr(13), ''))
  )
  from pg_catalog.pg_proc join namespaces on namespaces.oid = pronamespace
  where not exists (
    select from pg_catalog.pg_depend
    where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e'
  )
  union all
  select 'operator', pg_operator.oid::regoperator::text, jsonb_build_object(
    'function', oprcode::regproc::text, 'estimate', oprrest::regproc::text
  )
  from pg_catalog.pg_operator join namespaces on namespaces.oid = oprnamespace
  union all
  select 'trigger', tgname || ' on ' || name, jsonb_build_object(
    'definition', pg_get_triggerdef(pg_trigger.oid),
    'enabled', tgenabled in ('O', 'A')
  )
  from pg_catalog.pg_trigger join relations on relations.oid = tgrelid
  where not tgisinternal
  union all
  select 'publication', pubname::text, jsonb_build_object(
    'all tables', puballtables,
    'announces', to_jsonb(array_remove(array[
      case when pubinsert then 'insert' end, case when pubupdate then 'update' end,
      case when pubdelete then 'delete' end, case when pubtruncate then 'truncate' end
    ], null))
  )
  from pg_catalog.pg_publication where pubname = 'supabase_realtime'
  union all
  select 'published table', case schemaname when 'public' then '' else schemaname || '.' end || tablename,
    jsonb_build_object('columns', to_jsonb(attnames), 'filter', rowfilter)
  from pg_catalog.pg_publication_tables where pubname = 'supabase_realtime'
  union all
  select 'bucket', id, jsonb_build_object(
    'public', public,
    'allowed types', (select jsonb_agg(type order by type collate "C") from unnest(allowed_mime_types) as type)
  )
  from storage.buckets where id = 'timeline-media'
$function$;

-- Realtime checks no password and no day, so it announces nothing of a story that has either in its way.
CREATE OR REPLACE FUNCTION private.is_announced(timeline public.timelines)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select timeline.is_public and not timeline.link_asks_password
    and (timeline.link_expires_at is null or timeline.link_expires_at > now())
$function$;
GRANT EXECUTE ON FUNCTION private.is_announced(public.timelines) TO service_role;

-- A browser also knows a playlist by its name.
CREATE OR REPLACE FUNCTION private.is_media_path(path text, timeline_id uuid)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select
    char_length(path) <= 1024
    and starts_with(path, 'timeline-media/' || timeline_id::text || '/')
    and path ~ '^[a-z-]+/[0-9a-f-]{36}(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$'
    and path !~* '\.(m3u8?|mpd)$'
$function$;
GRANT EXECUTE ON FUNCTION private.is_media_path(text,uuid) TO service_role;

-- Addresses that may be shown as picture, sound or link: https without user-info, or a path of
-- our own host. Nothing with white space, control characters or back slashes, which URL parsers
-- read in more than one way.
CREATE OR REPLACE FUNCTION private.is_safe_url(address text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select
    char_length(address) <= 2048
    and address !~ '[[:space:][:cntrl:]\\<>"]'
    and (address ~ '^https://[^/?#@]+([/?#]|$)' or address ~ '^/([^/]|$)')
$function$;
GRANT EXECUTE ON FUNCTION private.is_safe_url(text) TO service_role;

-- Whether two digests are equal, in a time that does not depend on how much of them is: both are hashed
-- again behind random bytes that the caller cannot know.
CREATE OR REPLACE FUNCTION private.is_same_digest(one bytea, other bytea)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select sha256(nonce || one) = sha256(nonce || other) from (select uuid_send(gen_random_uuid()) as nonce) as made
$function$;

-- Whether an address can be a spoilt copy of the link with this slug. Of a random slug words behind it are ignored.
CREATE OR REPLACE FUNCTION private.is_spoilt(address text, slug text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select private.letters_of(address) = nullif(private.letters_of(slug), '') or (
    slug ~ '^[346789bcdfghjkmnpqrtvwxy]{5}(-[346789bcdfghjkmnpqrtvwxy]{5}){2}$'
    and starts_with(private.letters_of(address), private.letters_of(slug))
  )
$function$;

-- The letters and digits of an address, without case, parameters and the ending of a file.
CREATE OR REPLACE FUNCTION private.letters_of(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select regexp_replace(
    regexp_replace(
      split_part(split_part(lower(normalize(address, nfkc)), '?', 1), '#', 1),
      '(%3f|%23|(&|;|%26|%3b)(amp;)?[a-z0-9_.-]+(=|%3d)).*|\.html?[^[:alnum:]]*$', ''
    ),
    '[^[:alnum:]]', '', 'g'
  )
$function$;

CREATE OR REPLACE FUNCTION private.link_hmac(value bytea)
 RETURNS bytea
 LANGUAGE sql
 STABLE STRICT
 SET search_path TO ''
AS $function$
  select decode(private.hmac_sha256(encode(value, 'hex'), secret), 'hex') from private.link_secret
$function$;

-- What is known of a link: 'shared' if it is of a public story, open, closed or ended; 'hidden' if it is of a
-- private story, or was of one that is private or deleted now. Null for any other. Both tables are looked into in
-- any case, so that the time tells nothing.
CREATE OR REPLACE FUNCTION private.link_state(slug text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when bool_or(is_shared) then 'shared' when count(*) > 0 then 'hidden' end
  from (
    select is_public as is_shared from public.timelines where public_slug = slug
    union all
    select coalesce(is_public, false) from private.ended_links left join public.timelines on id = timeline_id
    where slug_hash = (select private.slug_hash(slug))
  ) as known
$function$;

-- The counter is a clock in microseconds, so that it does not say how many changes there were.
CREATE OR REPLACE FUNCTION private.next_seq(previous bigint)
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select greatest(previous + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint)
$function$;

-- The slug of the link in the visitor's hand if it opens its story: public, not past its end, and with the
-- share key where it asks for a password. The policy compares it with an index. As conditions of a row these would
-- run after the cheap filters of a visitor, and the time of a read would tell whether a filter matches.
CREATE OR REPLACE FUNCTION private.opened_slug()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select public_slug from public.timelines
  where public_slug = (select private.shared_slug()) and is_public
    and (link_expires_at is null or link_expires_at > now())
    and (not link_asks_password or private.has_share_key(id))
$function$;
GRANT EXECUTE ON FUNCTION private.opened_slug() TO anon, authenticated, service_role;

-- The secret of today, made when it is first used; those of earlier days are deleted.
CREATE OR REPLACE FUNCTION private.secret_of_today()
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today date := (clock_timestamp() at time zone 'utc')::date;
  found text;
begin
  delete from private.address_secrets where day < today;
  insert into private.address_secrets (day, secret)
  values (today, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))
  on conflict (day) do nothing;
  select secret into strict found from private.address_secrets where day = today;
  return found;
end;
$function$;

-- The slug of the link in the visitor's hand: the request header x-share-slug, percent-encoded
-- UTF-8, decoded; a percent sign without two digits stands for itself. Null without that header,
-- for bytes that are no text, or for one too long to be a slug.
CREATE OR REPLACE FUNCTION private.shared_slug()
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  header text := nullif(current_setting('request.headers', true), '')::json ->> 'x-share-slug';
begin
  if header is null or length(header) > 2400 then
    return null;
  end if;
  return (
    select convert_from(
      string_agg(
        case when part[1] is null then convert_to(part[2], 'UTF8') else decode(part[1], 'hex') end,
        ''::bytea order by place
      ),
      'UTF8'
    )
    from regexp_matches(header, '%([0-9a-fA-F]{2})|(.)', 'gs') with ordinality as found (part, place)
  );
exception
  when character_not_in_repertoire or untranslatable_character then
    return null;
end;
$function$;
GRANT EXECUTE ON FUNCTION private.shared_slug() TO anon, authenticated, service_role;

-- The one timeline that the visitor's link opens; null when there is none, or it is not public.
-- Runs with the caller's rights: the policy above decides.
CREATE OR REPLACE FUNCTION private.shared_timeline_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select id from public.timelines where is_public and public_slug = (select private.shared_slug())
$function$;
GRANT EXECUTE ON FUNCTION private.shared_timeline_id() TO anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION private.slug_hash(slug text)
 RETURNS bytea
 LANGUAGE sql
 STABLE STRICT
 SET search_path TO ''
AS $function$ select private.link_hmac(sha256(convert_to(slug, 'UTF8'))) $function$;

-- An address that a constraint refuses raised an error, which took back the count of its call, so
-- that anyone could send them without limit. From now on the call is counted, and the API answers
-- with the status that is set here.
CREATE OR REPLACE FUNCTION private.take_sign_up()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  settings private.early_access_settings;
  visitor_network text;
  secret text;
  visitor text;
  wide_network text;
  moment timestamptz;
begin
  if current_setting('private.sign_up', true) is distinct from 'begun' then
    raise sqlstate 'PT400' using message = 'One address a call';
  end if;
  perform set_config('private.sign_up', '', true);
  select * into settings from private.early_access_settings where is_open;
  if not found then
    raise insufficient_privilege using message = 'The early-access list is closed';
  end if;
  visitor_network := private.visitor_network(settings.address_header);
  secret := private.secret_of_today();
  visitor := private.hmac_sha256('early access ' || visitor_network, secret);
  wide_network := private.hmac_sha256('early access ' || private.wide_network_of(visitor_network), secret);
  -- Two calls at once wait for each other, or both would be the last one allowed.
  perform pg_advisory_xact_lock(hashtextextended('early access', 0));
  moment := clock_timestamp();
  delete from private.early_access_calls where called_at <= moment - interval '1 minute';
  if (select count(*) from private.early_access_calls) >= settings.max_per_minute
    or (select count(*) from private.early_access_calls where address_key = visitor)
      >= settings.max_per_minute_per_address
    or (select count(*) from private.early_access_calls where wide_key = wide_network)
      >= settings.max_per_minute_per_wide_network
  then
    raise sqlstate 'PT429' using message = 'Too many addresses in this minute';
  end if;
  if (select count(*) from public.early_access_signups) >= settings.max_total then
    raise sqlstate 'PT503' using message = 'The early-access list is full';
  end if;
  insert into private.early_access_calls (address_key, called_at, wide_key)
  values (visitor, moment, wide_network);
  begin
    insert into public.early_access_signups (email) values (new.email)
    on conflict (lower(email)) do nothing;
  exception
    when check_violation or not_null_violation then
      perform set_config('response.status', '400', true);
  end;
  return null;
end;
$function$;

-- The families who know an ended link must not find another story behind it.
CREATE OR REPLACE FUNCTION private.take_slug()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

-- The address of this request, as the last proxy wrote it in a header: entries to the left of it can
-- be forged. Of IPv6 the first 64 bits, since a household has all the rest. Visitors without an
-- address share one key.
CREATE OR REPLACE FUNCTION private.visitor_network(header_name text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  header text := nullif(current_setting('request.headers', true), '')::json ->> lower(header_name);
  address inet;
begin
  header := regexp_replace(btrim(split_part(header, ',', -1)), '^::ffff:(?=\d+(\.\d+){3}$)', '', 'i');
  address := nullif(header, '')::inet;
  if family(address) = 6 then
    return network(set_masklen(address, 64))::text;
  end if;
  return coalesce(host(address), 'unknown');
exception
  when invalid_text_representation then
    return 'unknown';
end;
$function$;

-- The limits count an IPv6 visitor by 64 bits, but one customer of a provider can have 48: 65,536 of
-- those. From now on each such wide network has a limit of its own, above that of a single address.
CREATE OR REPLACE FUNCTION private.wide_network_of(visitor_network text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  -- Null for IPv4, and for visitors without an address.
  select case when visitor_network like '%:%' then network(set_masklen(visitor_network::inet, 48))::text end
$function$;

CREATE OPERATOR private.|>= (LEFTARG = uuid, RIGHTARG = uuid, FUNCTION = uuid_ge, RESTRICT = eqsel);

ALTER PUBLICATION supabase_realtime ADD TABLE public.timeline_items, public.timeline_pulse;

CREATE POLICY "The uploader can read their own files" ON storage.objects
  USING (((bucket_id = 'timeline-media'::text) AND (owner_id = (( SELECT auth.uid() AS uid))::text)));
