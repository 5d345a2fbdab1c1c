// Runs each *.test.sql on each database; each assertion is a test.
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { openBareDatabase, openEmbeddedDatabase, openPostgres } from './databases.ts';
import { runTap, type TapReport } from './tap.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const names = (await readdir(folder)).filter((name) => name.endsWith('.test.sql')).toSorted();
const files = await Promise.all(
  names.map(async (name) => ({ name, sql: await readFile(folder + name, 'utf8') })),
);

// Not in a hook, because the run gives the names of the tests.
const [embedded, postgres] = await Promise.all([openEmbeddedDatabase(), openPostgres()]);
// PGlite stands in for a PostgreSQL that is not installed.
const migrated = postgres ? await postgres.createDatabase() : await openBareDatabase();
const databases = [embedded, migrated];
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await postgres?.stop();
});

const runBody = (body: string) =>
  runTap(embedded, `begin; set local search_path = public, extensions; ${body}; rollback;`);

const runs = await Promise.all(
  databases.map(async (database) => {
    const reports: { file: string; report: TapReport }[] = [];
    for (const { name, sql } of files) {
      reports.push({ file: name, report: await runTap(database, sql) });
    }
    return { name: database.name, reports };
  }),
);

for (const { name, reports } of runs) {
  describe(name, () => {
    for (const { file, report } of reports) {
      describe(file, () => {
        test('runs completely, as planned', () => expect(report.faults).toEqual([]));
        for (const { passed, description, details } of report.lines) {
          test(description, () => expect(passed, details).toBe(true));
        }
      });
    }
  });
}

if (postgres) {
  test('migrations and seed are deterministic', async () => {
    const dumpOfSeeded = async () => {
      const { exec, dump } = await postgres.createDatabase({ seed: true });
      // Each database has a secret of its own, and hashes under it.
      const own = await exec(
        'select secret from private.link_secret union all select slug_hash::text from private.link_passwords',
      );
      return own.reduce(
        (text, value) => text.replaceAll(value.replace('\\x', '\\\\x'), 'own'),
        await dump(),
      );
    };
    const dumps = await Promise.all([dumpOfSeeded(), dumpOfSeeded()]);
    expect(dumps[0]).toContain('CREATE TABLE public.timeline_items');
    expect(dumps[0]).toContain('Oma Riet');
    expect(dumps[1]).toBe(dumps[0]);
  });
}

if (postgres) {
  test('two tries at once are counted one after the other', async () => {
    const { exec } = await postgres.createDatabase();
    const story = '7d000000-0000-4000-8000-0000000000f1';
    await exec(`
      insert into public.timelines (id, title, public_slug, is_public) values ('${story}', 'A', 'zz-lock', true);
      select public.set_link_password('${story}', repeat('a', 64));
    `);
    const visitor = `
      select set_config('request.headers', '{"x-share-slug":"zz-lock","cf-connecting-ip":"192.0.2.1"}', false);
      set role anon;
    `;
    const tries = (first: number, last: number) =>
      `select public.open_link(lpad(n::text, 64, 'b')) ->> 'state' from generate_series(${first}, ${last}) as n;`;
    await exec(visitor + tries(1, 9));
    const tenth = exec(`${visitor} begin; ${tries(10, 10)} select pg_sleep(3); commit;`);
    const isHeld = `select count(*) from pg_stat_activity where query like '%select pg_sleep(3)%' and pid <> pg_backend_pid()`;
    await expect.poll(() => exec(isHeld), { timeout: 20_000 }).not.toEqual(['0']);
    const eleventh = await exec(visitor + tries(11, 11));
    expect((await tenth).slice(1, 2)).toEqual(['again']);
    expect(eleventh.slice(1)).toEqual(['wait']);
  }, 60_000);
}

describe('the runner', () => {
  test('finds the files of this folder', () => {
    expect(names).toContain('schema.test.sql');
    expect(names.length).toBeGreaterThanOrEqual(7);
  });

  test('reports a failing assertion with its description and result', async () => {
    const body = `select plan(2); select ok(true, 'One is # fine'); select is(1, 2, 'Two is not')`;
    const { lines, faults } = await runBody(`${body}; select * from finish()`);
    expect(faults).toEqual([]);
    expect(lines.map(({ passed }) => passed)).toEqual([true, false]);
    expect(lines.map(({ description }) => description)).toEqual(['One is # fine', 'Two is not']);
    expect(lines[1]?.details).toContain('want: 2');
  });

  test.each([
    ['a plan that is too long', `select plan(2); select ok(true, 'One')`],
    ['a plan that is too short', `select plan(1); select ok(true, 'One'); select ok(true, 'Two')`],
    ['no plan', `select 1`],
    ['no assertion', `select plan(0)`],
    ['an assertion without description', `select plan(1); select ok(true)`],
    ['an error halfway', `select plan(1); select ok(true, 'One'); select 1 / 0`],
  ])('does not trust a file with %s', async (_, body) => {
    const { faults } = await runBody(body);
    expect(faults).not.toEqual([]);
  });

  test('rolls back the open transaction of a failing file', async () => {
    await runTap(
      embedded,
      'begin; create table public.left_behind (); set role anon; select 1 / 0',
    );
    const found = `select coalesce(to_regclass('public.left_behind')::text, 'nothing'), current_user`;
    expect(await embedded.exec(found)).toEqual(['nothing', 'postgres']);
  });
});
