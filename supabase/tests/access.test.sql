begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(101);

-- The slug in the visitor's hand
create function pg_temp.slug_for(header text) returns text language plpgsql as $$
begin
  perform set_config('request.headers', json_build_object('x-share-slug', header)::text, true);
  return private.shared_slug();
end;
$$;

select is(pg_temp.slug_for(header), slug, description)
from (values
  ('oma-riet', 'oma-riet', 'A plain slug is itself'),
  ('Oma-Riet', 'Oma-Riet', 'Capitals are kept'),
  ('oma%20riet', 'oma riet', 'A space is decoded'),
  ('oma+riet', 'oma+riet', 'A plus sign stays a plus sign'),
  ('%C3%A9', 'é', 'Two bytes are one letter'),
  ('%c3%a9', 'é', 'The hex digits may be small'),
  ('%E2%82%AC', '€', 'Three bytes are one sign'),
  ('%F0%9F%91%B5', '👵', 'Four bytes are one picture'),
  ('é', 'é', 'A letter that came unencoded is itself'),
  ('caf%C3%A9-é', 'café-é', 'Encoded and plain letters may be mixed'),
  ('%25', '%', 'A percent sign is decoded'),
  ('%2525', '%25', 'Decoding happens once'),
  ('100%', '100%', 'A last percent sign stands for itself'),
  ('%zz', '%zz', 'A percent sign before no hex digits stands for itself'),
  ('%4', '%4', 'A percent sign before one hex digit stands for itself'),
  ('%2F%3F%23', '/?#', 'Signs that mean something in addresses are decoded'),
  ('%27%22%5C', '''"\', 'Quotes and back slashes are decoded'),
  ('%0A', e'\n', 'A line end is decoded'),
  (e'a\nb', e'a\nb', 'A plain line end is itself'),
  ('%FF', null, 'A byte that is no UTF-8 gives nothing'),
  ('%C3', null, 'Half a letter gives nothing'),
  ('%A9', null, 'The second half of a letter gives nothing'),
  ('%C0%AF', null, 'A letter written too long gives nothing'),
  ('%ED%A0%80', null, 'A lone surrogate gives nothing'),
  ('%F4%90%80%80', null, 'A letter beyond Unicode gives nothing'),
  ('%00', null, 'A null byte gives nothing'),
  ('oma%00riet', null, 'A null byte in the middle gives nothing'),
  ('', null, 'An empty header gives nothing'),
  (null, null, 'A null header gives nothing'),
  (repeat('a', 2400), repeat('a', 2400), 'A header of 2400 signs is read'),
  (repeat('%F0%9F%91%B5', 200), repeat('👵', 200), 'The longest slug fits, encoded'),
  (repeat('a', 2401), null, 'A header of 2401 signs gives nothing'),
  (repeat('%00', 100000), null, 'A huge header gives nothing')
) as tried (header, slug, description);

set local "request.headers" = '{}';
select is(private.shared_slug(), null, 'Headers without a slug give nothing');
set local "request.headers" = '';
select is(private.shared_slug(), null, 'No headers at all give nothing');
set local "request.headers" = '{"x-share-slug": 7}';
select is(private.shared_slug(), '7', 'A slug of digits is a text');
set local "request.headers" = '{"X-Share-Slug": "oma-riet"}';
select is(private.shared_slug(), null, 'Header names come in small letters only');

-- The timeline that the slug opens
insert into public.timelines (id, title, public_slug, is_public) values
  ('7a000000-0000-4000-8000-000000000001', 'Open', 'zz-access 100% é', true),
  ('7a000000-0000-4000-8000-000000000002', 'Closed', 'zz-access-closed', false);
set local role anon;
set local "request.headers" = '{"x-share-slug": "zz-access%20100%25%20%C3%A9"}';
select is(private.shared_timeline_id(), '7a000000-0000-4000-8000-000000000001', 'An odd slug opens its timeline');
set local "request.headers" = '{"x-share-slug": "zz-access-closed"}';
select is(private.shared_timeline_id(), null, 'The slug of a private timeline opens nothing');
set local "request.headers" = '{"x-share-slug": "zz-access%"}';
select is(private.shared_timeline_id(), null, 'A slug is no pattern');
set local "request.headers" = '';
select is(private.shared_timeline_id(), null, 'No slug opens nothing');
reset role;

-- Addresses
select is(private.is_safe_url(address), accepted, description)
from (values
  ('https://example.org', true, 'A host is safe'),
  ('https://example.org/', true, 'A host with a slash is safe'),
  ('https://example.org/a/b.jpg?c=d&e=%20#f', true, 'A path with query and fragment is safe'),
  ('https://example.org?a@b', true, 'An at sign in the query is safe'),
  ('https://example.org/@anna', true, 'An at sign in the path is safe'),
  ('https://example.org#a', true, 'A fragment right after the host is safe'),
  ('https://example.org:8443/a', true, 'A port is safe'),
  ('https://[2001:db8::1]/a', true, 'A numbered host is safe'),
  ('https://müller.example/ü', true, 'Letters with accents are safe'),
  ('/demo/foto.jpg', true, 'A path of our own host is safe'),
  ('/', true, 'The root of our own host is safe'),
  ('/a//b', true, 'A double slash later on is safe'),
  ('/a?b=https://example.org', true, 'A query on our own host is safe'),
  ('https://a.nl/' || repeat('a', 2035), true, 'An address of 2048 signs is safe'),
  ('https://a.nl/' || repeat('a', 2036), false, 'An address of 2049 signs is refused'),
  ('', false, 'An empty address is refused'),
  ('http://example.org/', false, 'Unencrypted addresses are refused'),
  ('HTTPS://example.org/', false, 'The scheme is written small'),
  ('ftp://example.org/', false, 'Other schemes are refused'),
  ('javascript:alert(1)', false, 'Script is refused'),
  ('JavaScript:alert(1)', false, 'Script in capitals is refused'),
  (e'java\tscript:alert(1)', false, 'Script with a tab in it is refused'),
  (' javascript:alert(1)', false, 'Script after a space is refused'),
  (e'\x01javascript:alert(1)', false, 'Script after a control sign is refused'),
  ('data:text/html,hello', false, 'Data addresses are refused'),
  ('blob:https://example.org/1', false, 'Blob addresses are refused'),
  ('vbscript:a', false, 'Old script is refused'),
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
  ('./foto.jpg', false, 'A path from here is refused'),
  ('../foto.jpg', false, 'A path upwards is refused'),
  ('example.org', false, 'A bare host is refused'),
  ('#a', false, 'A fragment is refused'),
  ('https://example.org/a b', false, 'A space is refused'),
  ('https://example.org ', false, 'A space at the end is refused'),
  (e'https://example.org\n', false, 'A line end at the end is refused'),
  (e'https://example.org/\x7f', false, 'A delete sign is refused'),
  ('https://example.org/"onerror=', false, 'A quote is refused'),
  ('https://example.org/<b>', false, 'Angle brackets are refused'),
  ('/"><script>', false, 'Markup in our own path is refused'),
  (null, null, 'No address is neither')
) as tried (address, accepted, description);

-- Who may call what
set local role anon;
select throws_ok($$select private.is_safe_url('/')$$, '42501', null, 'A visitor cannot call the address check');
select throws_ok($$select private.beat('{}')$$, '42501', null, 'A visitor cannot make a beat');
set local role authenticated;
select throws_ok($$select private.beat('{}')$$, '42501', null, 'Nor can one with an account');

select * from finish();
rollback;
