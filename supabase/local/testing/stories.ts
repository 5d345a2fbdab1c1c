// Two public stories, a private one, one behind a password, one whose link has ended, and their contributors;
// each text contains `geheimwoord`.
import { ids, linkKey, slugs } from '../../../doctor/hostile-calls/targets.ts';

export { ids, slugs };

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
