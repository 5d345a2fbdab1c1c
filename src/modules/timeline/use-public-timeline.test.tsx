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

function open() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, ...renderHook(() => usePublicTimeline(slug, false), { wrapper }) };
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
