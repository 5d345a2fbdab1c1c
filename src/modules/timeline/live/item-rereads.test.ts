import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { readItemsAgain } from './item-rereads';
import { timelineKeys } from '../queries';

const slug = 'oma-riet';
const timelineId = 'b1000000-0000-4000-8000-000000000001';
const queryKey = timelineKeys.items(slug, timelineId);
const client = new QueryClient();
afterEach(() => client.clear());

/** An active query of items that were read with this counter, at 1000 ms; `read` is how it is read again. */
function watchItems(counter: number | null, read: () => Promise<unknown>) {
  client.setQueryData(queryKey, { items: [], isComplete: true, counter }, { updatedAt: 1000 });
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: read,
    retry: false,
    staleTime: Infinity,
  });
  return observer.subscribe(() => {});
}
const setCounter = (change_counter: number | null) =>
  client.setQueryData(timelineKeys.timeline(slug), { change_counter });

test.each([
  ['a counter that stands still', 5, 5, 2000, 0],
  ['a counter that moved', 5, 6, 2000, 1],
  ['a counter that moved back, as after a restored backup', 5, 4, 2000, 1],
  ['a counter where there was none', null, 5, 2000, 1],
  ['no counter, and a newer timeline', null, null, 2000, 1],
  ['no counter, and a timeline that was read before the items', null, null, 900, 0],
])('with %s', async (_, before, now, readAt, expected) => {
  const read = vi.fn(async () => ({ items: [], isComplete: true, counter: now }));
  const stop = watchItems(before, read);
  setCounter(now);
  await readItemsAgain(client, { slug, timelineId, readAt });
  expect(read).toHaveBeenCalledTimes(expected);
  stop();
});

test('a read that was running when the counter moved is followed by another', async () => {
  const counters = [5, 6];
  const read = vi.fn(async () => ({ items: [], isComplete: true, counter: counters.shift() }));
  const stop = watchItems(4, read);
  setCounter(5);
  const running = client.refetchQueries({ queryKey });
  setCounter(6);
  await Promise.all([running, readItemsAgain(client, { slug, timelineId, readAt: 2000 })]);
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});

test('a read that fails is not repeated at once, but after the next read of the timeline', async () => {
  const read = vi.fn(async () => Promise.reject(new Error('stuk')));
  const stop = watchItems(5, read);
  setCounter(6);
  const timeline = { slug, timelineId, readAt: 2000 };
  await Promise.all([readItemsAgain(client, timeline), readItemsAgain(client, timeline)]);
  expect(read).toHaveBeenCalledTimes(1);
  await readItemsAgain(client, { ...timeline, readAt: Date.now() + 1 });
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});
