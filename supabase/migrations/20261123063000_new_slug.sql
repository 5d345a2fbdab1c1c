-- The slug is the key to a story, so it must not be guessable: 15 characters from an alphabet of 24
-- are 68 bits. Without vowels no words appear, and of characters that look alike (0 o, 1 i l, 2 z,
-- 5 s, u v) at most one is used.
create function public.new_slug() returns text
language plpgsql
volatile
set search_path = ''
as $$
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
$$;
revoke execute on function public.new_slug() from public, anon;
grant execute on function public.new_slug() to authenticated, service_role;
