import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { publishableKey, startTestServer, type TestServer } from './testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server = await startTestServer();
});
afterAll(() => server.close());

const configure = (values: string) =>
  server.sql(
    `update private.early_access_settings set ${values}; delete from private.early_access_calls`,
  );
const open = 'is_open = true, max_per_minute = 100, max_per_minute_per_address = 100';
beforeEach(() => configure(open));

const signUp = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/rest/v1/early_access_signups`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      prefer: 'return=minimal',
      ...headers,
    },
    body: JSON.stringify(body),
  });
const left = (email: string) =>
  server.sql(`select email from early_access_signups where lower(email) = '${email}'`);

test('a visitor can insert an address, and no row is returned', async () => {
  const response = await signUp({ email: 'zz-opa@anekdotes.example' });
  expect(response.status).toBe(201);
  expect(await response.text()).toBe('');
  expect(await left('zz-opa@anekdotes.example')).toHaveLength(1);
});

const bodyOf = async (response: Response) => ({
  status: response.status,
  headers: [...response.headers.keys()],
  body: await response.text(),
});

test('a duplicate address has the same response, and is stored once', async () => {
  const first = await bodyOf(await signUp({ email: 'zz-tante@anekdotes.example' }));
  const again = await bodyOf(await signUp({ email: 'ZZ-Tante@anekdotes.example' }));
  expect(first.status).toBe(201);
  expect(again).toEqual(first);
  expect(await left('zz-tante@anekdotes.example')).toHaveLength(1);
});

test.each([
  ['counts', { prefer: 'return=minimal,count=exact' }],
  ['wants one row', { accept: 'application/vnd.pgrst.object+json' }],
  [
    'wants one row, and counts',
    { prefer: 'count=exact', accept: 'application/vnd.pgrst.object+json' },
  ],
  ['wants no more than is there', { prefer: 'handling=strict,max-affected=0' }],
])(
  'a visitor who %s gets the same response for a duplicate as for a new address',
  async (_, headers) => {
    await signUp({ email: 'zz-buur@anekdotes.example' });
    const duplicate = await signUp({ email: 'zz-buur@anekdotes.example' }, headers);
    const fresh = await signUp({ email: `zz-${randomUUID()}@anekdotes.example` }, headers);
    const range = (response: Response) => response.headers.get('content-range');
    expect([fresh.status, range(fresh)]).toEqual([duplicate.status, range(duplicate)]);
    expect(await bodyOf(fresh)).toEqual(await bodyOf(duplicate));
  },
);

test.each([
  ['an invalid address', { email: 'geen adres' }],
  ['an empty address', { email: '' }],
  ['a too long address', { email: `${'x'.repeat(256)}@anekdotes.example` }],
  ['an address with SQL', { email: "x@anekdotes.example'); drop table timelines;--" }],
  [
    'a valid and an invalid address together',
    [{ email: 'zz-een@post.nl' }, { email: 'geen adres' }],
  ],
])('%s is refused, and nothing is stored', async (_, body) => {
  const before = await server.sql('select count(*) from early_access_signups');
  expect((await signUp(body)).ok).toBe(false);
  expect(await server.sql('select count(*) from early_access_signups')).toEqual(before);
});

test('the client of the site can insert an address', async () => {
  const client = server.visit();
  const first = await client.from('early_access_signups').insert({ email: 'zz-neef@post.nl' });
  expect(first.error).toBeNull();
  const again = await client.from('early_access_signups').insert({ email: 'zz-neef@post.nl' });
  expect(again.error).toBeNull();
  const read = await client.from('early_access_signups').select('email');
  expect(read.data).toBeNull();
  expect(read.error?.code).toBe('42501');
});

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

test('a closed list takes no address', async () => {
  await configure('is_open = false');
  const response = await signUp({ email: 'zz-dicht@anekdotes.example' });
  expect([response.status, await codeOf(response)]).toEqual([401, '42501']);
  expect(await left('zz-dicht@anekdotes.example')).toEqual([]);
});

test('several addresses in one call are refused', async () => {
  const both = [{ email: 'zz-een@anekdotes.example' }, { email: 'zz-twee@anekdotes.example' }];
  const response = await signUp(both);
  expect([response.status, await codeOf(response)]).toEqual([400, 'PT400']);
  expect(await left('zz-een@anekdotes.example')).toEqual([]);
});

test('a visitor who claims another address is still counted', async () => {
  await configure('max_per_minute_per_address = 2');
  const claims = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
  const statuses: number[] = [];
  for (const claim of claims) {
    const headers = { 'cf-connecting-ip': claim, 'x-forwarded-for': claim };
    statuses.push((await signUp({ email: `zz-${claim}@anekdotes.example` }, headers)).status);
  }
  expect(statuses).toEqual([201, 201, 429]);
});

test('invalid addresses are counted like valid ones', async () => {
  await configure('max_per_minute_per_address = 5');
  const statuses: number[] = [];
  for (let at = 0; at < 40; at += 1) statuses.push((await signUp({ email: `geen ${at}` })).status);
  expect(statuses).toEqual(Array.from({ length: 40 }, (_, at) => (at < 5 ? 400 : 429)));
  expect((await signUp({ email: 'zz-geldig@anekdotes.example' })).status).toBe(429);
  expect(await left('zz-geldig@anekdotes.example')).toEqual([]);
});

test('the client of the site gets an error for an invalid address', async () => {
  const client = server.visit();
  const { error, status } = await client.from('early_access_signups').insert({ email: 'geen' });
  expect(error).not.toBeNull();
  expect(status).toBe(400);
  const valid = await client.from('early_access_signups').insert({ email: 'zz-nicht@post.nl' });
  expect([valid.error, valid.status]).toEqual([null, 201]);
});

test('calls at the same moment do not exceed the limit', async () => {
  await configure('max_per_minute = 3');
  const calls = Array.from({ length: 8 }, (_, at) => signUp({ email: `zz-vlug-${at}@post.nl` }));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test('a full list refuses known and new addresses alike', async () => {
  await signUp({ email: 'zz-bekend@anekdotes.example' });
  await configure('max_total = 1');
  const known = await bodyOf(await signUp({ email: 'zz-bekend@anekdotes.example' }));
  const fresh = await bodyOf(await signUp({ email: 'zz-nieuw@anekdotes.example' }));
  await configure('max_total = 1000');
  expect(known.status).toBe(503);
  expect(fresh).toEqual(known);
});
