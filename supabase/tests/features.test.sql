begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(45);

insert into public.features (id, placement, title, description)
values ('7f000000-0000-4000-8000-000000000001', 'zz-features', 'Foto''s', 'Bewaar ze.');

-- The owner
set local role service_role;
select results_eq(
  $$select language, position from public.features where placement = 'zz-features'$$,
  $$values ('nl', 0)$$, 'A feature is Dutch and comes first unless it says otherwise'
);
select lives_ok(
  format($$update public.features set %s where id = '7f000000-0000-4000-8000-000000000001'$$, assignment), description
)
from (values
  ('language = ''en''', 'A language of two small letters is accepted'),
  ('placement = ''p''', 'A placement of one letter is accepted'),
  ('placement = repeat(''é'', 50)', 'A placement of 50 letters is accepted'),
  ('title = ''T''', 'A title of one letter is accepted'),
  ('title = repeat(''é'', 120)', 'A title of 120 letters is accepted'),
  ('description = ''D''', 'A description of one letter is accepted'),
  ('description = repeat(''é'', 1000)', 'A description of 1000 letters is accepted'),
  ('image_url = ''/a.jpg''', 'A picture of our own is accepted'),
  ('cta_label = ''L'', cta_href = ''/pricing''', 'A label with an address is accepted'),
  ('cta_label = repeat(''é'', 80)', 'A label of 80 letters is accepted'),
  ('cta_href = ''https://example.org''', 'An address elsewhere is accepted'),
  ('cta_label = null, cta_href = null', 'Neither label nor address is accepted')
) as accepted (assignment, description);
select throws_ok(
  format($$update public.features set %s where id = '7f000000-0000-4000-8000-000000000001'$$, assignment),
  '23514', format('new row for relation "features" violates check constraint "%s"', name), description
)
from (values
  ('language = ''NL''', 'features_language_code', 'A language in capitals is refused'),
  ('language = ''nld''', 'features_language_code', 'A language of three letters is refused'),
  ('language = e''nl\n''', 'features_language_code', 'A language with a line end is refused'),
  ('placement = ''''', 'features_placement_length', 'An empty placement is refused'),
  ('placement = repeat(''é'', 51)', 'features_placement_length', 'A placement of 51 letters is refused'),
  ('title = ''''', 'features_title_length', 'An empty title is refused'),
  ('title = repeat(''é'', 121)', 'features_title_length', 'A title of 121 letters is refused'),
  ('description = ''''', 'features_description_length', 'An empty description is refused'),
  ('description = repeat(''é'', 1001)', 'features_description_length', 'A description of 1001 letters is refused'),
  ('image_url = ''http://example.org/a.jpg''', 'features_image_url_safe', 'An unencrypted picture is refused'),
  ('cta_label = '''', cta_href = ''/a''', 'features_cta_label_length', 'An empty label is refused'),
  ('cta_label = repeat(''é'', 81), cta_href = ''/a''', 'features_cta_label_length', 'A label of 81 letters is refused'),
  ('cta_label = ''L'', cta_href = ''javascript:alert(1)''', 'features_cta_href_safe', 'A script as address is refused'),
  ('cta_label = ''L'', cta_href = null', 'features_cta_complete', 'A label without address is refused'),
  ('cta_label = null, cta_href = ''/a''', 'features_cta_complete', 'An address without label is refused')
) as refused (assignment, name, description);
select throws_ok(
  $$insert into public.features (id, placement, title, description)
    values ('7f000000-0000-4000-8000-000000000001', 'p', 't', 'd')$$,
  '23505', 'duplicate key value violates unique constraint "features_pkey"', 'A feature id is unique'
);
select throws_ok(
  format($$update public.features set %s = null where id = '7f000000-0000-4000-8000-000000000001'$$, field),
  '23502', null, format('A feature always has its %s', field)
)
from unnest(array['language', 'placement', 'position', 'title', 'description']) as field;

-- Visitors, without and with an account
update public.features set placement = 'zz-features' where id = '7f000000-0000-4000-8000-000000000001';
set local "request.headers" = '{}';
set local role anon;
select isnt_empty($$select * from public.features where placement = 'zz-features'$$, 'A visitor reads the features without any link');
select throws_ok(statement, '42501', 'permission denied for table features', 'A visitor cannot ' || deed)
from (values
  ('insert into public.features (placement, title, description) values (''p'', ''t'', ''d'')', 'add a feature'),
  ('update public.features set title = ''X''', 'change a feature'),
  ('delete from public.features', 'remove a feature'),
  ('truncate public.features', 'empty the features')
) as tried (statement, deed);
set local "request.headers" = '';
select isnt_empty($$select * from public.features where placement = 'zz-features'$$, 'A realtime subscriber may read the features');
set local role authenticated;
select isnt_empty($$select * from public.features where placement = 'zz-features'$$, 'A visitor with an account reads the features');
select throws_ok(statement, '42501', 'permission denied for table features', 'A visitor with an account cannot ' || deed)
from (values
  ('insert into public.features (placement, title, description) values (''p'', ''t'', ''d'')', 'add a feature'),
  ('update public.features set title = ''X''', 'change a feature'),
  ('delete from public.features', 'remove a feature'),
  ('truncate public.features', 'empty the features')
) as tried (statement, deed);

select * from finish();
rollback;
