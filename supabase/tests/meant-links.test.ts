// The migration `meant_links` and the rows of before it, and the two sides of a normal form.
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { normalFormsOf } from '../functions/_shared/story-address.ts';
import {
  hostedProject,
  hostedRoles,
  migrationsDir,
  openMigratedDatabase,
} from '../hosted-project.ts';
import { readMigrations } from '../local/migrations.ts';

const story = '7e000000-0000-4000-8000-0000000000f1';

test('links that ended before still belong to their story', async () => {
  const migrations = await readMigrations(migrationsDir);
  const isLater = migrations.findIndex(({ name }) => name === 'meant_links');
  const pglite = await PGlite.create();
  await pglite.exec(hostedRoles + hostedProject);
  for (const { sql } of migrations.slice(0, isLater)) await pglite.exec(sql);
  await pglite.exec(`
    insert into public.timelines (id, title, public_slug, is_public) values ('${story}', 'A', 'zz-old', true);
    update public.timelines set public_slug = 'zz-now' where id = '${story}';
    select public.set_link_password('${story}', repeat('a', 64));
  `);
  for (const { sql } of migrations.slice(isLater)) await pglite.exec(sql);
  const closed = async (slug: string) => {
    await pglite.exec(`set request.headers = '{"x-share-slug": "${slug}"}'`);
    return (await pglite.query<{ state: string }>('select state from public.closed_link()')).rows;
  };
  expect(await closed('zz-old')).toEqual([{ state: 'ended' }]);
  // The password still belongs to its link: the slug can be named again, and no other.
  await pglite.exec(`update public.timelines set is_public = false where id = '${story}'`);
  await expect(
    pglite.exec(`update public.timelines set is_public = true where id = '${story}'`),
  ).rejects.toThrow('The password belongs to the old link');
  await pglite.exec(
    `update public.timelines set is_public = true, public_slug = 'zz-now' where id = '${story}'`,
  );
  expect(await closed('zz-now')).toEqual([{ state: 'password' }]);
  await pglite.exec(`delete from public.timelines where id = '${story}'`);
  const take = `insert into public.timelines (title, public_slug) values ('B', 'zz-old')`;
  await expect(pglite.exec(take)).rejects.toThrow('This link has ended');
  await pglite.close();
}, 60_000);

test('the database accepts every normal form that the viewer makes', async () => {
  const handPicked = [
    'ÓMA-RIET-1950',
    'oma–riet–1950',
    ' oma - riet-1950',
    '_oma-riet-1950_',
    '“oma-riet-1950”.',
    'oma-riet-1950?fbclid=x',
    'oma-riet-1950#jaar-1950',
    'oma-riet-1950&amp;utm_source=mail',
    'oma-riet-1950;jsessionid=1A2B.n-1',
    'oma-riet-1950%26fbclid%3Dx',
    'oma-riet-1950%3Fa=b',
    'oma-riet-1950.html',
    '(oma-riet-1950.HTM).',
    'oma-riet-1950.html?a=b',
    'ｏｍａ－ｒｉｅｔ',
    'E\u0301e\u0301n-jaar.',
    '日本…',
    'oma\u00adriet!',
  ];
  const random = [
    '',
    ' groetjes',
    '_',
    '/Groetjes',
    "'s",
    ';jsessionid=1A',
    '%26a=b',
    '?a=b',
    '.html',
  ].flatMap((end) =>
    ['H7NF7-QDKPC-M6BCR', 'h7nf7qdkpcm6bcr', 'h7nf7_qdkpc.m6bcr'].map((slug) => slug + end),
  );
  const pairs = [...handPicked, ...random].flatMap((typed) =>
    normalFormsOf(typed).map((form) => [typed, form] as const),
  );
  expect(pairs.length).toBeGreaterThan(40);
  const pglite = await openMigratedDatabase();
  const { rows } = await pglite.query(
    `select typed, form from unnest($1::text[], $2::text[]) as pair (typed, form)
     where private.is_spoilt(typed, form) is not true`,
    [pairs.map(([typed]) => typed), pairs.map(([, form]) => form)],
  );
  await pglite.close();
  expect(rows).toEqual([]);
}, 60_000);
