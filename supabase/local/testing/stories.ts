// Two public stories, a private one, one behind a password, one whose link has ended, and their contributors;
// each text contains `geheimwoord`.

export const ids = {
  garden: '00000000-0000-4000-8000-0000000000a1',
  harbour: '00000000-0000-4000-8000-0000000000a2',
  closed: '00000000-0000-4000-8000-0000000000a3',
  guarded: '00000000-0000-4000-8000-0000000000a5',
  ended: '00000000-0000-4000-8000-0000000000a6',
  /** Not in the database until a test adds it. */
  gone: '00000000-0000-4000-8000-0000000000a4',
  gardener: '00000000-0000-4000-8000-0000000000b1',
  sailor: '00000000-0000-4000-8000-0000000000b2',
  recluse: '00000000-0000-4000-8000-0000000000b3',
} as const;

export const slugs = {
  garden: 'proef-tuin',
  harbour: "proef 'haven' é/%",
  closed: 'proef-dicht',
  guarded: 'proef-wachtwoord',
  ended: 'proef-voorbij',
} as const;

/** What `open_link` takes for the password of the guarded story. */
export const linkKey = 'a'.repeat(64);

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

export const stories = `
insert into public.profiles (id, display_name) values
  ('${ids.gardener}', 'Tuinier geheimwoord'),
  ('${ids.sailor}', 'Zeeman geheimwoord'),
  ('${ids.recluse}', 'Kluizenaar geheimwoord');
insert into public.timelines (id, title, description, public_slug, is_public) values
  ('${ids.garden}', 'Tuin geheimwoord', 'geheimwoord', ${quote(slugs.garden)}, true),
  ('${ids.harbour}', 'Haven geheimwoord', 'geheimwoord', ${quote(slugs.harbour)}, true),
  ('${ids.closed}', 'Dicht geheimwoord', 'geheimwoord', ${quote(slugs.closed)}, false),
  ('${ids.guarded}', 'Wachtwoord geheimwoord', 'geheimwoord', ${quote(slugs.guarded)}, true),
  ('${ids.ended}', 'Voorbij geheimwoord', 'geheimwoord', ${quote(slugs.ended)}, true);
select public.set_link_password('${ids.guarded}', '${linkKey}', 'Een hint');
update public.timelines set link_expires_at = '2026-01-01' where id = '${ids.ended}';
insert into public.timeline_items (timeline_id, title, item_type, item_date, created_by)
select story::uuid, 'Moment ' || number || ' geheimwoord', 'text',
  date '1950-01-01' + number, teller::uuid
from (values
  ('${ids.garden}', '${ids.gardener}'),
  ('${ids.harbour}', '${ids.sailor}'),
  ('${ids.closed}', '${ids.recluse}'),
  ('${ids.guarded}', '${ids.recluse}'),
  ('${ids.ended}', '${ids.recluse}')
) as told (story, teller), generate_series(1, 5) as number;
insert into public.early_access_signups (email) values ('oma.geheimwoord@anekdotes.example');
`;
