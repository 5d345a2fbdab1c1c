import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { publishableKey, startTestServer, type TestServer } from './testing/start-test-server.ts';
import { ids, slugs } from './testing/stories.ts';

const rowCount = 2500;

let server: TestServer;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server = await startTestServer();
  await server.sql(`
    insert into timeline_items (timeline_id, title, item_type, item_date, created_by)
    select '${ids.garden}', 'rij ' || n, 'text', date '2000-01-01' + n / 700, '${ids.gardener}'
    from generate_series(6, ${rowCount}) as n`);
});
afterAll(() => server.close());

const readItems = (slug?: string) =>
  server
    .visit(slug)
    .from('timeline_items')
    .select('id, item_date, creator:profiles!created_by(display_name, avatar_url)')
    .eq('timeline_id', ids.garden)
    .order('item_date')
    .order('id');

describe('a story of 2,500 items', () => {
  test('is complete and without duplicates, page by page', async () => {
    const seen: { id: string; item_date: string; creator: unknown }[] = [];
    for (;;) {
      const last = seen.at(-1);
      const page = readItems(slugs.garden).limit(1000);
      const { data, error } = await (last
        ? page
            .gte('item_date', last.item_date)
            .or(
              `item_date.gt.${last.item_date},and(item_date.eq.${last.item_date},id.gt.${last.id})`,
            )
        : page);
      expect(error).toBeNull();
      if (!data || data.length === 0) break;
      seen.push(...data);
    }
    expect(seen).toHaveLength(rowCount);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(rowCount);
    const keys = seen.map(({ item_date, id }) => `${item_date} ${id}`);
    expect(keys).toEqual(keys.toSorted());
    expect(seen[0]?.creator).toEqual({ display_name: 'Tuinier geheimwoord', avatar_url: null });
  });

  test('returns at most a thousand rows per read', async () => {
    const { data, status } = await readItems(slugs.garden);
    expect(data).toHaveLength(1000);
    expect(status).toBe(200);
    const counted = await fetch(`${server.url}/rest/v1/timeline_items?select=id`, {
      headers: { apikey: publishableKey, 'x-share-slug': slugs.garden, prefer: 'count=exact' },
    });
    expect(counted.status).toBe(206);
    expect(counted.headers.get('content-range')).toBe(`0-999/${rowCount}`);
  });

  test.each([{ head: true }, { head: false }])(
    'is counted exactly (head: $head)',
    async (options) => {
      const { count, error } = await server
        .visit(slugs.garden)
        .from('timeline_items')
        .select('id', { count: 'exact', ...options })
        .eq('timeline_id', ids.garden)
        .limit(3);
      expect({ count, error }).toEqual({ count: rowCount, error: null });
    },
  );
});

const readStory = (slug: string) =>
  server.visit(slug).from('timelines').select().eq('public_slug', slug).eq('is_public', true);

test('no row for a single object is 406 with PGRST116', async () => {
  const { error, status } = await readStory('bestaat-niet').single();
  expect(status).toBe(406);
  expect(error?.code).toBe('PGRST116');
});

test('a private story has the same response as an unknown one', async () => {
  const { error, status } = await readStory(slugs.closed).single();
  expect([status, error?.code]).toEqual([406, 'PGRST116']);
});

test.each([
  ['nothing', ''],
  ['quotes', `a'b"c`],
  ['a per cent sign', '100%'],
  ['another script', 'verhaal-\u{1f475}-привет'],
  ['three thousand characters', 'x'.repeat(3000)],
  ['three thousand emoji', '\u{1f475}'.repeat(3000)],
  ['operators', 'eq.a,or=(id.gt.0)'],
  ['white space', '  a\tb\n'],
])('a slug of %s is asked for whole, and not found', async (_, slug) => {
  const { data, error } = await readStory(slug).maybeSingle();
  expect({ data, error }).toEqual({ data: null, error: null });
});

test('a slug with accents, quotes and signs is found', async () => {
  const { data } = await readStory(slugs.harbour).single();
  expect(data).toMatchObject({ public_slug: slugs.harbour });
});

test('a slug with a zero byte, which Postgres cannot store, is refused', async () => {
  const { error } = await readStory('a\u0000b').single();
  expect(error?.code).toBe('22021');
});

test('a body beyond the limit is refused', async () => {
  const response = await fetch(`${server.url}/rest/v1/timelines`, {
    method: 'POST',
    body: 'x'.repeat(2 * 1024 * 1024),
    headers: { apikey: publishableKey },
  });
  expect(response.status).toBe(413);
});

test('an unknown function returns a JSON error', async () => {
  const { error } = await server.visit().functions.invoke('bestaat-niet', { body: { a: 1 } });
  expect(error?.context.status).toBe(404);
  expect(await error?.context.json()).toEqual({
    error: { code: 'NOT_FOUND', message: 'Requested function was not found' },
  });
});
