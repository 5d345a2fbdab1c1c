import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBackend } from './backend.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anekdotes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const open = () =>
  createBackend({
    dataDir: join(folder, 'pg'),
    migrationsDir: folder,
    seedFile: join(folder, 'seed.sql'),
  });
const readNotes = async ({ pglite }: Awaited<ReturnType<typeof open>>) => {
  const { rows } = await pglite.query<{ text: string }>('select text from notes order by text');
  return rows.map(({ text }) => text);
};

test('data persists, and each migration and the seed run once', async () => {
  write('001_notes.sql', 'create table public.notes (text text);');
  write('seed.sql', `insert into public.notes values ('seed');`);
  const first = await open();
  await first.pglite.exec(`insert into notes values ('written')`);
  expect(first.notices).toEqual([]);
  await first.close();

  write('002_more.sql', `insert into public.notes values ('second');`);
  const second = await open();
  expect(await readNotes(second)).toEqual(['second', 'seed', 'written']);
  expect(second.notices).toEqual([]);
  expect(second.jwtSecret).toBe(first.jwtSecret);
  const { rows } = await second.pglite.query(
    'select version, name from supabase_migrations.schema_migrations order by version',
  );
  expect(rows).toEqual([
    { version: '001', name: 'notes' },
    { version: '002', name: 'more' },
  ]);
  await second.close();
});

test('files that no longer match the database are reported', async () => {
  write('001_notes.sql', 'create table public.notes (text text);');
  write('seed.sql', `insert into public.notes values ('seed');`);
  await (await open()).close();
  write('001_notes.sql', 'create table public.notes (text text, more text);');
  write('seed.sql', `insert into public.notes values ('other');`);
  const again = await open();
  expect(again.notices).toEqual([
    expect.stringMatching(/Migrations have changed.*npm run db:reset/),
    expect.stringMatching(/demo stories have changed.*npm run db:reset/),
  ]);
  expect(await readNotes(again)).toEqual(['seed']);
  await again.close();
});

test('a failing migration is named, rolled back, and retried', async () => {
  write('001_notes.sql', 'create table public.notes (text text); select no_such_function();');
  await expect(open()).rejects.toThrow(/001_notes\.sql failed: .*no_such_function.*\n.*db:reset/);
  write('001_notes.sql', 'create table public.notes (text text);');
  const repaired = await open();
  expect(await readNotes(repaired)).toEqual([]);
  await repaired.close();
});

test('a failing seed is named', async () => {
  write('001_notes.sql', 'create table public.notes (text text);');
  write('seed.sql', 'insert into nowhere values (1);');
  await expect(open()).rejects.toThrow(/seed\.sql failed: .*nowhere.*\n.*db:reset/);
});

test('a folder without a database is named', async () => {
  writeFileSync(join(folder, 'pg'), 'not a folder');
  await expect(open()).rejects.toThrow(/does not open: .*\n.*npm run db:reset/);
});

test('a snapshot restores the database', async () => {
  write('001_notes.sql', `create table public.notes (text text);`);
  write('seed.sql', `insert into public.notes values ('seed');`);
  const options = { migrationsDir: folder, seedFile: join(folder, 'seed.sql') };
  const first = await createBackend(options);
  const snapshot = await first.snapshot();
  await first.close();
  const second = await createBackend({ ...options, snapshot });
  expect(await readNotes(second)).toEqual(['seed']);
  await second.close();
});

test('a table without policies is read as the role of the visitor', async () => {
  write('001_notes.sql', 'create table public.notes (text text); revoke all on notes from anon;');
  write('seed.sql', '');
  const backend = await open();
  const headers = { apikey: 'sb_publishable_test' };
  const request = new Request('http://localhost/rest/v1/notes', { headers });
  expect((await backend.fetch(request)).status).toBe(401);
  await backend.close();
});
