import { migrationsDir } from './testing/prepared-database.ts';
import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hostedDefaults, hostedRoles } from '../hosted-project.ts';
import { publishableKey, startTestServer, type TestServer } from './testing/start-test-server.ts';
import { ids, slugs } from './testing/stories.ts';

let server: TestServer;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server = await startTestServer({ isFirstStart: true });
  await server.sql(`
    create function public.seen_slug() returns text language sql stable set search_path = ''
    as $$ select nullif(current_setting('request.headers', true), '')::json ->> 'x-share-slug' $$;
    grant execute on function public.seen_slug() to anon;`);
  await server.visit(slugs.garden).from('timelines').select('id');
});
afterAll(() => server.close());

const privileges = `
  select 'table ' || relname as what, relacl::text as given
  from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and relkind in ('r', 'v', 'm', 'S')
  union all
  select 'column ' || attrelid::regclass || ' ' || attname, attacl::text
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and attacl is not null
  union all
  select 'schema ' || nspname, nspacl::text from pg_namespace
  where nspname in ('public', 'private')
  union all
  select 'function ' || proname, proacl::text
  from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and proname <> 'seen_slug'
  union all
  select 'default ' || defaclobjtype::text || ' in ' || nspname, defaclacl::text
  from pg_default_acl join pg_namespace on pg_namespace.oid = defaclnamespace
  where nspname in ('public', 'private')
  order by 1, 2`;

test('privileges are exactly those of the migrations', async () => {
  const bare = await PGlite.create({ extensions: { pgcrypto } });
  await bare.exec(hostedRoles + hostedDefaults);
  await bare.exec(`create schema auth;
    create function auth.uid() returns uuid language sql as 'select null::uuid'`);
  for (const file of readdirSync(migrationsDir).toSorted()) {
    await bare.exec(readFileSync(join(migrationsDir, file), 'utf8'));
  }
  const { rows: expected } = await bare.query(privileges);
  await bare.close();
  expect(expected.length).toBeGreaterThan(20);
  expect(await server.sql(privileges)).toEqual(expected);
});

describe('the headers of a request', () => {
  test('are visible to the policies of that request', async () => {
    for (const slug of [slugs.garden, slugs.harbour]) {
      const { data } = await server.visit(slug).from('timelines').select('public_slug');
      expect(data).toEqual([{ public_slug: slug }]);
    }
  });

  test('are visible to functions too', async () => {
    const { data } = await server.visit(slugs.garden).rpc('seen_slug');
    expect(data).toBe(slugs.garden);
    const { data: none } = await server.visit().rpc('seen_slug');
    expect(none).toBeNull();
  });

  test('do not leak to the next request or the session', async () => {
    await server.visit(slugs.garden).from('timelines').select('id');
    const { data } = await server.visit().from('timelines').select('id');
    expect(data).toEqual([]);
    const [left] = await server.sql(`select nullif(current_setting('request.headers', true), '')
      as headers, current_user = session_user as "isOwner"`);
    expect(left).toEqual({ headers: null, isOwner: true });
  });

  test('do not leak after a failed request', async () => {
    const { error } = await server.visit(slugs.garden).from('timelines').select('id').eq('id', 'x');
    expect(error?.code).toBe('22P02');
    const { data } = await server.visit().from('timelines').select('id');
    expect(data).toEqual([]);
  });

  test('do not leak between concurrent requests', async () => {
    const hands = [slugs.garden, undefined, slugs.harbour, slugs.closed, 'onbekend'];
    const expected = [[ids.garden], [], [ids.harbour], [], []];
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const slug = hands[index % 5];
        const headers = {
          apikey: publishableKey,
          ...(slug && { 'x-share-slug': encodeURIComponent(slug) }),
        };
        const request = new Request('http://localhost/rest/v1/timelines?select=id', { headers });
        const response = await server.services.backend.fetch(request);
        const rows = (await response.json()) as { id: string }[];
        return rows.map(({ id }) => id);
      }),
    );
    expect(answers).toEqual(Array.from({ length: 20 }, () => expected).flat());
  });
});

test('requests run as the visitor, not as the owner', async () => {
  const { error } = await server
    .visit(slugs.garden)
    .from('timelines')
    .delete()
    .eq('id', ids.garden);
  expect(error?.code).toBe('42501');
});
