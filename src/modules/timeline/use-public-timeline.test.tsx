import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { readEntry, updateEntry } from '@/navigation/scroll/entries';
import { readShareKey, storeShareKey } from './password/share-keys';
import { timelineKeys } from './queries';
import { usePublicTimeline } from './use-public-timeline';

const slug = 'oma-riet';
const id = 'b1000000-0000-4000-8000-000000000001';

afterEach(() => vi.unstubAllGlobals());

function open(at = slug) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const readAgain = () => act(() => client.refetchQueries());
  return { client, readAgain, ...renderHook(() => usePublicTimeline(at, false), { wrapper }) };
}

test('a story that is gone leaves nothing in the cache, the storage and the window', async () => {
  let rows: object[] = [{ id, title: 'Oma Riet' }];
  vi.stubGlobal('fetch', async () => Response.json(rows));
  const { client, result } = open();
  await waitFor(() => expect(result.current.state).toBe('loaded'));
  client.setQueryData(timelineKeys.items(slug, id), { items: [{ title: 'De trouwdag' }] });
  client.setQueryData(timelineKeys.count(slug, id), { count: 1 });
  updateEntry('first', { scrollTop: 300 });
  globalThis.prefetchedReads = new Map();
  rows = [];
  await act(() => client.refetchQueries({ queryKey: timelineKeys.timeline(slug) }));
  await waitFor(() => expect(result.current.state).toBe('not-found'));
  const cached = client.getQueryCache().getAll();
  expect(cached.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([
    [timelineKeys.timeline(slug), null],
  ]);
  expect(readEntry('first')).toBeUndefined();
  expect(globalThis.prefetchedReads).toBeUndefined();
});

/** No row of a timeline, and this answer of the function `closed_link`. */
const closedLinkAnswers = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (input: string | URL) =>
    String(input).includes('closed_link') ? answer() : Response.json([]),
  );

test.each([
  ['status 404', 404, undefined],
  ['no such function', 400, '42883'],
  ['no right to it', 401, '42501'],
  ['no such function, as PostgREST knows it', 400, 'PGRST202'],
])('a database without `closed_link` (%s) has no such story', async (_, status, code) => {
  closedLinkAnswers(() => Response.json({ message: 'nee', code }, { status }));
  const { result } = open();
  await waitFor(() => expect(result.current.state).toBe('not-found'));
});

test.each([
  ['status 503', () => new Response('', { status: 503, headers: { 'Retry-After': '60' } })],
  ['a time-out', () => Promise.reject(new DOMException('No answer in time', 'TimeoutError'))],
])(
  'a link of which nothing is known (%s) can be tried again, and keeps its key',
  async (_, fail) => {
    storeShareKey(slug, 'a'.repeat(64), true);
    closedLinkAnswers(fail);
    const { result } = open();
    await waitFor(() => expect(result.current.state).toBe('failed'));
    expect(readShareKey(slug)).toBe('a'.repeat(64));
    closedLinkAnswers(() => Response.json([]));
    if (result.current.state === 'failed') act(result.current.retry);
    await waitFor(() => expect(result.current.state).toBe('not-found'));
    expect(readShareKey(slug)).toBeNull();
  },
);

interface Backend {
  /** Per slug: the title of its story, the state of its closed link, or nothing. */
  links: Record<string, { title?: string; state?: 'password' | 'ended' }>;
  meant?: string | Response;
}

/** Answers as the database does; returns what was asked, and of which slug. */
function serve(backend: Backend): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input);
    const name = pathname.split('/').at(-1)!;
    const of = decodeURIComponent(new Headers(init.headers).get('x-share-slug')!);
    asked.push(`${name} ${of}`);
    const { title, state } = backend.links[of] ?? {};
    if (name === 'timelines') return Response.json(title ? [{ id, title, public_slug: of }] : []);
    if (name === 'closed_link') return Response.json(state ? [{ state, hint: null }] : []);
    const { meant = null } = backend;
    return meant instanceof Response ? meant : Response.json(meant);
  });
  return asked;
}

const first = 'Oma-Jo-1950';
const neighbour = 'oma-jo-1950';

test('an address that opens nothing moves to the link that the database says is meant', async () => {
  const asked = serve({ links: { [neighbour]: { title: 'Oma Jo' } }, meant: neighbour });
  const { result } = open(first);
  await waitFor(() => expect(result.current).toEqual({ state: 'moved', slug: neighbour }));
  expect(asked).toEqual([`timelines ${first}`, `closed_link ${first}`, `meant_slug ${first}`]);
});

// The database says what is meant in each of these: only the client keeps the page from changing over.
test.each<[string, Backend['links'][string], Backend['links'][string] | undefined, string]>([
  ['a story that goes away', { title: 'Van ons' }, undefined, 'not-found'],
  ['a story whose link ends', { title: 'Van ons' }, { state: 'ended' }, 'closed'],
  ['a link with a password that goes away', { state: 'password' }, undefined, 'not-found'],
  ['a link with a password that ends', { state: 'password' }, { state: 'ended' }, 'closed'],
  ['a link that has ended, of a story that goes away', { state: 'ended' }, undefined, 'not-found'],
])('%s never becomes a story with its normal form', async (_, before, after, state) => {
  const backend: Backend = {
    links: { [first]: before, [neighbour]: { title: 'Van een ander' } },
    meant: neighbour,
  };
  const asked = serve(backend);
  const { result, readAgain } = open(first);
  await waitFor(() => expect(result.current.state).not.toBe('loading'));
  delete backend.links[first];
  if (after) backend.links[first] = after;
  await readAgain();
  await readAgain();
  expect(result.current.state).toBe(state);
  expect(asked.filter((one) => !one.endsWith(` ${first}`))).toEqual([]);
  expect(asked).not.toContain(`meant_slug ${first}`);
});

test('an address that opened nothing does not become a story later', async () => {
  const backend: Backend = { links: {} };
  serve(backend);
  const { result, readAgain } = open(first);
  await waitFor(() => expect(result.current.state).toBe('not-found'));
  backend.meant = neighbour;
  await readAgain();
  expect(result.current.state).toBe('not-found');
});

test.each([
  ['PGRST202', 404],
  ['42883', 404],
  ['42883', 400],
  ['42501', 401],
])('a database that answers %s %d for `meant_slug` has no normal form', async (code, status) => {
  serve({ links: {}, meant: Response.json({ code, message: 'x' }, { status }) });
  const { result } = open(first);
  await waitFor(() => expect(result.current.state).toBe('not-found'));
});

test('a failure to tell which link is meant is a failure', async () => {
  serve({ links: {}, meant: Response.json({ message: 'x' }, { status: 400 }) });
  const { result } = open(first);
  await waitFor(() => expect(result.current.state).toBe('failed'));
});
