import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { readTimelineItems } from './read';
import { ReadError } from './api';

interface Row {
  id: string;
  item_date: string | null;
  created_at?: string;
  metadata?: object;
}

const uuid = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
const day = (number: number) =>
  new Date(Date.UTC(1950, 0, 1 + number)).toISOString().slice(0, 'YYYY-MM-DD'.length);
/** Rows in the database's order; `perDay` rows share a day. */
const makeRows = (count: number, perDay = 1): Row[] =>
  Array.from({ length: count }, (_, n) => ({
    id: uuid(n),
    item_date: day(Math.floor(n / perDay)),
  }));

/** The rows that the URL selects, in their order and up to its limit. */
function select(rows: Row[], { searchParams }: URL): Row[] {
  const from = searchParams.get('item_date')?.replace('gte.', '') ?? '';
  const [, after = '', , afterId = ''] =
    /^\(item_date\.gt\."(.+)",and\(item_date\.eq\."(.+)",id\.gt\.(.+)\)\)$/.exec(
      searchParams.get('or') ?? '',
    ) ?? [];
  return rows
    .filter(({ id, item_date }) => {
      if (item_date === null || item_date < from) return false;
      return item_date > after || (item_date === after && id > afterId);
    })
    .slice(0, Number(searchParams.get('limit')));
}

const without = (url: URL, ...names: string[]) => {
  for (const name of names) url.searchParams.delete(name);
  return url;
};

/** Stubs `fetch` as a backend; returns the requested URLs. */
function serve(answer: (url: URL) => Row[]): URL[] {
  const asked: URL[] = [];
  vi.stubGlobal('fetch', (input: string) => {
    asked.push(new URL(input));
    if (asked.length > 50) throw new Error('Asked without end');
    return Promise.resolve(Response.json(answer(new URL(input))));
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

const read = () => readTimelineItems('oma-riet', uuid(0), new AbortController().signal);

async function readAll(): Promise<string[]> {
  const seen: string[] = [];
  for await (const { items } of read()) seen.push(...items.map(({ id }) => id));
  return seen;
}

test.each([
  ['no rows', makeRows(0), 1],
  ['a page that is not full', makeRows(29), 1],
  ['exactly the first page', makeRows(30), 2],
  ['some pages', makeRows(2500), 5],
  ['many rows that share a day', makeRows(2500, 700), 5],
  ['one day only', makeRows(1500, 1500), 4],
  [
    'the first and the last year',
    [
      ...makeRows(30).map((row) => ({ ...row, item_date: '0001-01-01' })),
      { id: uuid(1), item_date: '9999-12-31' },
    ],
    2,
  ],
])('%s: every row arrives once', async (_, rows, requests) => {
  const asked = serve((url) => select(rows, url));
  expect(await readAll()).toEqual(rows.map(({ id }) => id));
  expect(asked).toHaveLength(requests);
});

it('continues when a server returns fewer rows than its limit', async () => {
  const rows = makeRows(750, 40);
  serve((url) => select(rows, url).slice(0, 200));
  expect(await readAll()).toEqual(rows.map(({ id }) => id));
});

it('compares ids as the database does, ignoring case', async () => {
  const rows = makeRows(250, 250);
  const shout = (row: Row, n: number) => (n % 2 ? row : { ...row, id: row.id.toUpperCase() });
  serve((url) => {
    url.searchParams.set('or', url.searchParams.get('or')?.toLowerCase() ?? '');
    return select(rows, url).slice(0, 101).map(shout);
  });
  expect(await readAll()).toHaveLength(250);
});

it('requests the next page with an indexable bound and the exact condition', async () => {
  const asked = serve((url) => select(makeRows(150), url));
  await readAll();
  expect(asked[0]?.searchParams.has('item_date')).toBe(false);
  expect(asked[1]?.searchParams.get('item_date')).toBe(`gte.${day(29)}`);
  expect(asked[1]?.searchParams.get('or')).toBe(
    `(item_date.gt."${day(29)}",and(item_date.eq."${day(29)}",id.gt.${uuid(29)}))`,
  );
});

describe('items of one day', () => {
  const oneDay = (rows: Partial<Row>[]) =>
    rows.map((row, n): Row => ({ id: uuid(n), item_date: day(0), ...row }));
  const at = (position: unknown) => ({ metadata: { position } });

  test.each<[string, Partial<Row>[], number[]]>([
    ['by position', [at(3), at(1), at(2)], [1, 2, 0]],
    ['by value, not by text', [at(10), at(9), at(-1), at(9.5), at(0)], [2, 4, 1, 3, 0]],
    ['those without a position last', [{}, at(7), {}], [1, 0, 2]],
    ['only a number is a position', [at('1'), at(null), at([0]), at(5)], [3, 0, 1, 2]],
    [
      'equal positions by the moment of adding',
      [
        { ...at(1), created_at: '2026-11-02T08:00:00.5+00:00' },
        { ...at(1), created_at: '2026-11-02T08:00:00+00:00' },
        { ...at(1), created_at: '2026-11-01T09:00:00+00:00' },
      ],
      [2, 1, 0],
    ],
    ['then by id', [at(1), {}, at(1), {}], [0, 2, 1, 3]],
    [
      'position before the moment of adding',
      [
        { ...at(2), created_at: '2026-01-01T00:00:00+00:00' },
        { ...at(1), created_at: '2026-01-02T00:00:00+00:00' },
      ],
      [1, 0],
    ],
    [
      'never before another day',
      [
        { ...at(9), item_date: day(0) },
        { ...at(1), item_date: day(1) },
      ],
      [0, 1],
    ],
  ])('%s', async (_, rows, order) => {
    serve((url) => select(oneDay(rows), url));
    expect(await readAll()).toEqual(order.map(uuid));
  });

  it('keep their order from page to page, and a day appears at once', async () => {
    // 20 items a day, each day in reverse: pages of 30 and 1,000 rows end within a day.
    const rows = makeRows(1100, 20).map((row, n) => ({ ...row, ...at(-n) }));
    serve((url) => select(rows, url));
    const pages: string[][] = [];
    for await (const { items } of read()) pages.push(items.map(({ id }) => id));
    const order = Array.from({ length: 1100 }, (_, n) => 20 * Math.floor(n / 20) + 19 - (n % 20));
    expect(pages.flat()).toEqual(order.map(uuid));
    expect(pages.map((page) => page.length)).toEqual([20, 1000, 60, 20]);
  });
});

describe('timestamps as dates', () => {
  const hourly = (n: number) => new Date(Date.UTC(1950, 0, 1, n)).toISOString();
  test.each<[string, (n: number) => string]>([
    ['in UTC', hourly],
    ['as PostgREST writes them', (n) => hourly(n).replace('.000Z', '+00:00')],
    ['with a space', (n) => hourly(n).replace('T', ' ').replace('.000Z', '+01')],
    ['without a time zone', (n) => hourly(n).slice(0, 19)],
  ])('%s: every row arrives once, on the day that is written', async (_, write) => {
    const rows = Array.from({ length: 1100 }, (__, n) => ({ id: uuid(n), item_date: write(n) }));
    const asked = serve((url) => select(rows, url));
    const days: (string | null)[] = [];
    const ids: string[] = [];
    for await (const { items } of read()) {
      days.push(...items.map(({ item_date }) => item_date));
      ids.push(...items.map(({ id }) => id));
    }
    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(days).toEqual(rows.map(({ item_date }) => item_date.slice(0, 10)));
    expect(asked[1]?.searchParams.get('item_date')).toBe(`gte.${write(29)}`);
  });
});

test.each<[string, (url: URL) => Row[]]>([
  ['ignores both conditions', (url) => select(makeRows(300), without(url, 'or', 'item_date'))],
  ['ignores the exact condition', (url) => select(makeRows(300, 40), without(url, 'or'))],
  ['ignores it before a last short page', (url) => select(makeRows(150, 40), without(url, 'or'))],
  ['repeats one page', () => makeRows(30)],
  [
    'repeats a page whose first row has no date',
    () => [{ id: uuid(0), item_date: null }, ...makeRows(30)],
  ],
  ['goes back', ({ searchParams }) => makeRows(60).slice(searchParams.has('or') ? 0 : 30, 60)],
])('stops when a server %s', async (_, answer) => {
  const asked = serve(answer);
  const error = await readAll().catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ReadError);
  expect(error).toMatchObject({ fault: 'unreadable' });
  expect(asked.length).toBeLessThanOrEqual(3);
});
