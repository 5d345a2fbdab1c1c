import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { readEntry, updateEntry } from '@/navigation/scroll/entries';
import { timelineKeys } from './queries';
import { usePublicTimeline } from './use-public-timeline';

const slug = 'oma-riet';
const id = 'b1000000-0000-4000-8000-000000000001';

afterEach(() => vi.unstubAllGlobals());

test('a story that is gone leaves nothing in the cache, the storage and the window', async () => {
  let rows: object[] = [{ id, title: 'Oma Riet' }];
  vi.stubGlobal('fetch', async () => Response.json(rows));
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePublicTimeline(slug, false), { wrapper });
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
