import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { timelineKeys } from '../queries';
import { startRereads } from './use-timeline-changes';
import { useTimelineItems } from '../use-timeline-items';

const slug = 'oma-riet';
const timelineId = 'b1000000-0000-4000-8000-000000000001';
let queryClient: QueryClient;
beforeEach(() => void (queryClient = new QueryClient()));
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a change event', () => {
  async function startWith(queryFn: () => Promise<unknown>) {
    vi.useFakeTimers();
    const queryKey = timelineKeys.items(slug, timelineId);
    const observer = new QueryObserver(queryClient, { queryKey, queryFn, retry: false });
    const timeline = new QueryObserver(queryClient, {
      queryKey: timelineKeys.timeline(slug),
      queryFn: () => ({ change_counter: 5 }),
    });
    const stops = [observer.subscribe(() => {}), timeline.subscribe(() => {})];
    await vi.advanceTimersByTimeAsync(0);
    const rereads = startRereads(queryClient, slug, timelineId);
    return {
      observer,
      async change() {
        rereads.call();
        await vi.advanceTimersByTimeAsync(1000);
      },
      end() {
        rereads.end();
        for (const stop of stops) stop();
      },
    };
  }

  test('refetches the items when their first read failed', async () => {
    const read = vi.fn().mockRejectedValueOnce(new Error('stuk')).mockResolvedValue('items');
    const live = await startWith(read);
    expect(live.observer.getCurrentResult().status).toBe('error');
    await live.change();
    expect(read).toHaveBeenCalledTimes(2);
    expect(live.observer.getCurrentResult().data).toBe('items');
    live.end();
  });
});

describe('the error of a failed first read', () => {
  const answers: (() => Response | Promise<Response>)[] = [];
  const refusal = () => Response.json({ message: 'stuk' }, { status: 400 });
  const never = () => new Promise<Response>(() => {});
  const none = () => Response.json([], { headers: { 'Content-Range': '*/0' } });

  async function open() {
    vi.stubGlobal(
      'fetch',
      vi.fn(async (input: string | URL) => {
        if (String(input).includes('/timelines')) return Response.json([{ id: timelineId }]);
        return String(input).includes('creator') ? await (answers.shift() ?? never)() : none();
      }),
    );
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    );
    const rendered = renderHook(() => useTimelineItems(slug, timelineId, 0), { wrapper });
    await waitFor(() => expect(rendered.result.current.itemsError).not.toBeNull());
    return rendered;
  }
  const readAgain = () =>
    act(async () => {
      void queryClient.refetchQueries({ queryKey: timelineKeys.items(slug, timelineId) });
      // React gets the new state in a later task.
      await new Promise((resolve) => setTimeout(resolve, 20));
    });

  test('stays during a refetch, and disappears when it succeeds', async () => {
    let answer: (response: Response) => void = () => {};
    answers.push(refusal, () => new Promise((resolve) => (answer = resolve)));
    const { result } = await open();
    await readAgain();
    expect(queryClient.isFetching()).toBe(1);
    expect(result.current.itemsError?.message).toBe('stuk');
    await act(async () => answer(none()));
    await waitFor(() => expect(result.current.isComplete).toBe(true));
    expect(result.current.itemsError).toBeNull();
  });

  test('disappears at once when the visitor retries', async () => {
    answers.push(refusal, never);
    const { result } = await open();
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.itemsError).toBeNull());
  });
});
