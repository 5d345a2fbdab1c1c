// The databases that the suite runs against: migrations alone, and what the embedded backend made.
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { openServices } from '../local/services.ts';

const migrationsDir = fileURLToPath(new URL('../migrations', import.meta.url));
const seedFile = fileURLToPath(new URL('../seed.sql', import.meta.url));

/** Written by hand, apart from the embedded backend's: what a hosted project starts with. */
const hostedRoles = `
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create schema extensions;
grant usage on schema public, extensions to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on functions to anon, authenticated, service_role;
create publication supabase_realtime;
`;

/** Every role may call pgTAP, whatever the migrations say of new functions. */
const testTools = `
create extension pgtap with schema extensions;
grant execute on all functions in schema extensions to public;
`;

export async function openBareDatabase(): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { pgtap } });
  await database.exec(hostedRoles + testTools);
  for (const file of (await readdir(migrationsDir)).toSorted()) {
    await database.exec(await readFile(`${migrationsDir}/${file}`, 'utf8'));
  }
  return database;
}

/** Taken from a backend that has answered a visitor, with everything it did to grants by then. */
export async function openEmbeddedDatabase(): Promise<PGlite> {
  const { backend, close } = await openServices({ migrationsDir, seedFile });
  try {
    const read = 'http://localhost/rest/v1/timelines?select=id';
    await backend.fetch(new Request(read, { headers: { apikey: 'sb_publishable_test' } }));
    const loadDataDir = await backend.snapshot();
    const database = await PGlite.create({ loadDataDir, extensions: { pgtap } });
    await database.exec(testTools);
    return database;
  } finally {
    await close();
  }
}
