begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(101);

-- The slug of the request
create function pg_temp.slug_for(header text) returns text language plpgsql as $$
begin
  perform set_config('request.headers', json_build_object('x-share-slug', header)::text, true);
  return private.shared_slug();
end;
$$;

select is(pg_temp.slug_for(header), slug, description)
from (values
  ('oma-riet', 'oma-riet', 'A plain slug is not changed'),
  ('Oma-Riet', 'Oma-Riet', 'Capitals are kept'),
  ('oma%20riet', 'oma riet', 'A space is decoded'),
  ('oma+riet', 'oma+riet', 'A plus sign stays a plus sign'),
  ('%C3%A9', 'é', 'Two bytes are decoded to one letter'),
  ('%c3%a9', 'é', 'Hex digits can be lower case'),
  ('%E2%82%AC', '€', 'Three bytes are decoded to one character'),
  ('%F0%9F%91%B5', '👵', 'Four bytes are decoded to one emoji'),
  ('é', 'é', 'An unencoded letter is not changed'),
  ('caf%C3%A9-é', 'café-é', 'Encoded and plain letters may be mixed'),
  ('%25', '%', 'A percent sign is decoded'),
  ('%2525', '%25', 'Decoding happens once'),
  ('100%', '100%', 'A percent sign at the end is kept'),
  ('%zz', '%zz', 'A percent sign without hex digits is kept'),
  ('%4', '%4', 'A percent sign with one hex digit is kept'),
  ('%2F%3F%23', '/?#', 'Reserved characters of URLs are decoded'),
  ('%27%22%5C', '''"\', 'Quotes and back slashes are decoded'),
  ('%0A', e'\n', 'A line break is decoded'),
  (e'a\nb', e'a\nb', 'An unencoded line break is kept'),
  ('%FF', null, 'A byte that is not UTF-8 gives null'),
  ('%C3', null, 'An incomplete letter gives null'),
  ('%A9', null, 'A continuation byte alone gives null'),
  ('%C0%AF', null, 'An overlong encoding gives null'),
  ('%ED%A0%80', null, 'A lone surrogate gives null'),
  ('%F4%90%80%80', null, 'A code point beyond Unicode gives null'),
  ('%00', null, 'A null byte gives null'),
  ('oma%00riet', null, 'A null byte in the middle gives null'),
  ('', null, 'An empty header gives null'),
  (null, null, 'A null header gives null'),
  (repeat('a', 2400), repeat('a', 2400), 'A header of 2400 characters is read'),
  (repeat('%F0%9F%91%B5', 200), repeat('👵', 200), 'The longest slug fits when encoded'),
  (repeat('a', 2401), null, 'A header of 2401 characters gives null'),
  (repeat('%00', 100000), null, 'A huge header gives nothing')
) as tried (header, slug, description);

set local "request.headers" = '{}';
select is(private.shared_slug(), null, 'Headers without a slug give null');
set local "request.headers" = '';
select is(private.shared_slug(), null, 'No headers give null');
set local "request.headers" = '{"x-share-slug": 7}';
select is(private.shared_slug(), '7', 'A slug of digits is a text');
set local "request.headers" = '{"X-Share-Slug": "oma-riet"}';
select is(private.shared_slug(), null, 'Header names are read in lower case only');

-- The timeline that the slug opens
insert into public.timelines (id, title, public_slug, is_public) values
  ('7a000000-0000-4000-8000-000000000001', 'Open', 'zz-access 100% é', true),
  ('7a000000-0000-4000-8000-000000000002', 'Closed', 'zz-access-closed', false);
set local role anon;
set local "request.headers" = '{"x-share-slug": "zz-access%20100%25%20%C3%A9"}';
select is(private.shared_timeline_id(), '7a000000-0000-4000-8000-000000000001', 'A slug with special characters opens its timeline');
set local "request.headers" = '{"x-share-slug": "zz-access-closed"}';
select is(private.shared_timeline_id(), null, 'The slug of a private timeline opens nothing');
set local "request.headers" = '{"x-share-slug": "zz-access%"}';
select is(private.shared_timeline_id(), null, 'A slug is not used as a pattern');
set local "request.headers" = '';
select is(private.shared_timeline_id(), null, 'No slug opens nothing');
reset role;

-- Safe URLs
select is(private.is_safe_url(address), accepted, description)
from (values
  ('https://example.org', true, 'A host is safe'),
  ('https://example.org/', true, 'A host with a slash is safe'),
  ('https://example.org/a/b.jpg?c=d&e=%20#f', true, 'A path with query and fragment is safe'),
  ('https://example.org?a@b', true, 'An at sign in the query is safe'),
  ('https://example.org/@anna', true, 'An at sign in the path is safe'),
  ('https://example.org#a', true, 'A fragment right after the host is safe'),
  ('https://example.org:8443/a', true, 'A port is safe'),
  ('https://[2001:db8::1]/a', true, 'An IP address as host is safe'),
  ('https://müller.example/ü', true, 'Letters with accents are safe'),
  ('/demo/foto.jpg', true, 'A path of our own host is safe'),
  ('/', true, 'The root of our own host is safe'),
  ('/a//b', true, 'A double slash later on is safe'),
  ('/a?b=https://example.org', true, 'A query on our own host is safe'),
  ('https://a.nl/' || repeat('a', 2035), true, 'A URL of 2048 characters is safe'),
  ('https://a.nl/' || repeat('a', 2036), false, 'A URL of 2049 characters is refused'),
  ('', false, 'An empty address is refused'),
  ('http://example.org/', false, 'Unencrypted addresses are refused'),
  ('HTTPS://example.org/', false, 'A scheme in capitals is refused'),
  ('ftp://example.org/', false, 'Other schemes are refused'),
  ('javascript:alert(1)', false, 'Script is refused'),
  ('JavaScript:alert(1)', false, 'Script in capitals is refused'),
  (e'java\tscript:alert(1)', false, 'Script with a tab in it is refused'),
  (' javascript:alert(1)', false, 'Script after a space is refused'),
  (e'\x01javascript:alert(1)', false, 'Script after a control character is refused'),
  ('data:text/html,hello', false, 'Data addresses are refused'),
  ('blob:https://example.org/1', false, 'Blob addresses are refused'),
  ('vbscript:a', false, 'VBScript is refused'),
  ('file:///etc/passwd', false, 'Files are refused'),
  ('//example.org/a', false, 'Another host without scheme is refused'),
  ('///example.org/a', false, 'Three slashes are refused'),
  ('/\example.org', false, 'A back slash as second slash is refused'),
  ('\\example.org', false, 'Back slashes are refused'),
  ('https:\\example.org', false, 'Back slashes after the scheme are refused'),
  ('https://example.org\@a.nl', false, 'A back slash after the host is refused'),
  (e'/\t/example.org', false, 'A tab between slashes is refused'),
  (e'/\n/example.org', false, 'A line end between slashes is refused'),
  ('https://user@example.org/', false, 'A user name is refused'),
  ('https://user:secret@example.org/', false, 'A password is refused'),
  ('https://@example.org/', false, 'An empty user name is refused'),
  ('https://', false, 'A scheme without host is refused'),
  ('https:///a', false, 'An empty host is refused'),
  ('https:/example.org', false, 'One slash after the scheme is refused'),
  ('https:example.org', false, 'No slash after the scheme is refused'),
  ('https://?a', false, 'A query without host is refused'),
  ('demo/foto.jpg', false, 'A relative path is refused'),
  ('./foto.jpg', false, 'A path that starts with a dot is refused'),
  ('../foto.jpg', false, 'A path upwards is refused'),
  ('example.org', false, 'A bare host is refused'),
  ('#a', false, 'A fragment is refused'),
  ('https://example.org/a b', false, 'A space is refused'),
  ('https://example.org ', false, 'A space at the end is refused'),
  (e'https://example.org\n', false, 'A line end at the end is refused'),
  (e'https://example.org/\x7f', false, 'A delete character is refused'),
  ('https://example.org/"onerror=', false, 'A quote is refused'),
  ('https://example.org/<b>', false, 'Angle brackets are refused'),
  ('/"><script>', false, 'Markup in our own path is refused'),
  (null, null, 'No address is neither')
) as tried (address, accepted, description);

-- Privileges
set local role anon;
select throws_ok($$select private.is_safe_url('/')$$, '42501', null, 'A visitor cannot call the address check');
select throws_ok($$select private.beat('{}')$$, '42501', null, 'A visitor cannot raise a change counter');
set local role authenticated;
select throws_ok($$select private.beat('{}')$$, '42501', null, 'A visitor with an account cannot raise a change counter');

select * from finish();
rollback;
