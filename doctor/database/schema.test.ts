// What differs between a database and the migrations, on the embedded backend and on PostgreSQL.
import { afterAll, describe, expect, test } from 'vitest';
import {
  openEmbeddedDatabase,
  openPostgres,
  type TestDatabase,
} from '../../supabase/tests/databases.ts';
import { compareMigrations, compareParts } from '../checks/schema.ts';
import { readExpectedSchema } from './expected-schema.ts';
import { installedSchema } from './installed-schema.ts';

const breaks: [breaks: string, check: string, ...details: string[]][] = [
  [
    'grant update (title) on public.timelines to anon',
    'grants',
    'anon may update column title of timelines and should not',
  ],
  [
    'revoke select (title) on public.timeline_items from authenticated',
    'grants',
    'authenticated may not select column title of timeline_items and should',
  ],
  [
    'grant select on public.profiles to public',
    'grants',
    'PUBLIC may select table profiles and should not',
  ],
  [
    'grant execute on function public.help_chat_secret() to anon',
    'grants',
    'anon may execute function help_chat_secret() and should not',
  ],
  [
    'alter default privileges in schema public grant select on tables to anon',
    'grants',
    'anon may select new tables in schema public and should not',
  ],
  [
    'create policy "Open" on public.profiles for select to anon using (true)',
    'policies',
    'policy "Open" on profiles is not of this repository',
  ],
  [
    'create policy "Open" on storage.objects for select to public using (true)',
    'policies',
    'policy "Open" on storage.objects is not of this repository',
  ],
  [
    'drop policy "Everyone can read the features" on public.features',
    'policies',
    'policy "Everyone can read the features" on features is missing',
  ],
  [
    'alter policy "Anyone with the link can read its timeline" on public.timelines to anon using (is_public)',
    'policies',
    'policy "Anyone with the link can read its timeline" on timelines: roles is ["anon"] instead of ["anon","authenticated"]',
    'policy "Anyone with the link can read its timeline" on timelines: using is "is_public" instead of ' +
      '"(is_public AND (public_slug = ( SELECT private.opened_slug() AS opened_slug)))"',
  ],
  [
    'alter table public.features disable row level security',
    'policies',
    'table features: row level security is false instead of true',
  ],
  [
    `create or replace function private.shared_slug() returns text language plpgsql stable set search_path = ''
     as 'begin return null; end'`,
    'definitions',
    'function private.shared_slug() has another body',
  ],
  [
    'alter function public.readable_files(text[]) security definer',
    'definitions',
    'function readable_files(text[]): security definer is true instead of false',
  ],
  [
    'alter table public.timeline_items disable trigger beat_after_insert',
    'definitions',
    'trigger beat_after_insert on timeline_items: enabled is false instead of true',
  ],
  [
    'alter table public.timelines drop constraint timelines_title_length',
    'definitions',
    'constraint timelines_title_length of timelines is missing',
  ],
  [
    `alter publication supabase_realtime set (publish = 'insert, update, delete')`,
    'publication',
    'publication supabase_realtime: announces is ["insert","update","delete"] instead of ["insert","update"]',
  ],
  [
    'alter publication supabase_realtime add table public.profiles',
    'publication',
    'published table profiles is not of this repository',
  ],
  [
    `update storage.buckets set public = true where id = 'timeline-media'`,
    'bucket',
    'bucket timeline-media: public is true instead of false',
  ],
];

// Not in a hook, because the databases give the names of the tests.
const [embedded, postgres, closed, open] = await Promise.all([
  openEmbeddedDatabase(),
  openPostgres(),
  readExpectedSchema(false),
  readExpectedSchema(true),
]);
const databases = [embedded];
if (postgres) databases.push(await postgres.createDatabase());
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await postgres?.stop();
});

async function readInstalled(database: TestDatabase, change = '') {
  const [text] = await database.exec(
    `begin; ${change}; set local role service_role; select public.installed_schema(); rollback;`,
  );
  return installedSchema.parse(JSON.parse(text!));
}

const failedOf = (found: Parameters<typeof compareParts>[1], expected = closed) =>
  compareParts(expected, found)
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ check, details }) => [check, ...details]);

describe.each(databases.map((database) => [database.name, database] as const))(
  '%s',
  (_, database) => {
    test('has no difference', async () => {
      expect(failedOf(await readInstalled(database))).toEqual([]);
    });

    test.each(breaks)('%s', async (change, ...differences) => {
      expect(failedOf(await readInstalled(database, change))).toEqual([differences]);
    });

    test('has one right more while the early-access list is open', async () => {
      const found = await readInstalled(
        database,
        'update private.early_access_settings set is_open = true',
      );
      expect(found.is_early_access_open).toBe(true);
      expect(failedOf(found, open)).toEqual([]);
      expect(failedOf(found)[0]?.[0]).toBe('grants');
    });
  },
);

test('migrations are known where a table lists them', async () => {
  const installed = await readInstalled(embedded);
  expect(await compareMigrations(installed)).toMatchObject({ outcome: 'ok' });
  const newer = { ...installed, migrations: [...installed.migrations!, '20990101000000'] };
  expect(await compareMigrations(newer)).toMatchObject({
    outcome: 'failed',
    details: ['20990101000000 is not in supabase/migrations'],
  });
  expect(await compareMigrations({ ...installed, migrations: null })).toMatchObject({
    outcome: 'not tried',
  });
});
