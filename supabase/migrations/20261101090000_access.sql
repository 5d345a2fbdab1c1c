-- Deny by default: a new table or function in the API schema gives visitors nothing until its
-- own migration says so. Hosted projects would otherwise grant everything.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
-- What Postgres itself grants to everyone can only be taken back for all schemas at once.
alter default privileges revoke execute on functions from public;

-- Helpers of the policies live outside the schema that the API exposes.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- The slug of the link in the visitor's hand: the request header x-share-slug, percent-encoded
-- UTF-8, decoded; a percent sign without two digits stands for itself. Null without that header,
-- for bytes that are no text, or for one too long to be a slug.
create function private.shared_slug() returns text
language plpgsql
stable
set search_path = ''
as $$
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
$$;
revoke execute on function private.shared_slug() from public;
grant execute on function private.shared_slug() to anon, authenticated, service_role;

-- Addresses that may be shown as picture, sound or link: https without user-info, or a path of
-- our own host. Nothing with white space, control characters or back slashes, which URL parsers
-- read in more than one way.
create function private.is_safe_url(address text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select
    char_length(address) <= 2048
    and address !~ '[[:space:][:cntrl:]\\<>"]'
    and (address ~ '^https://[^/?#@]+([/?#]|$)' or address ~ '^/([^/]|$)')
$$;
revoke execute on function private.is_safe_url(text) from public;
grant execute on function private.is_safe_url(text) to service_role;
