import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { coalesceCalls } from '@/lib/http/coalesce-calls';
import { readItemsAgain, type ReadItems } from './item-rereads';
import { timelineKeys } from '../queries';
import { ReadError } from '../api';
import { pauseAfterFailure, pollInterval, rereadDelay } from './reread-schedule';
import { subscribeToTimeline } from './api';

type Key = readonly string[];

/** The error of the last refetch, when the shown data may be out of date. */
function staleError(queryClient: QueryClient, queryKey: Key): Error | null {
  const state = queryClient.getQueryState(queryKey);
  return state?.status === 'error' && state.data !== undefined ? state.error : null;
}

/** Each `call` schedules a refetch of the timeline, and of its items if these have changed. */
export function startRereads(queryClient: QueryClient, slug: string, timelineId: string) {
  const timelineKey = timelineKeys.timeline(slug);
  const itemsKey = timelineKeys.items(slug, timelineId);
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const delay = () => {
    const state = queryClient.getQueryState<ReadItems>(itemsKey);
    return rereadDelay({
      now: Date.now(),
      lastReadEnd: Math.max(state?.dataUpdatedAt ?? 0, state?.errorUpdatedAt ?? 0),
      itemCount: state?.data?.items.length ?? 0,
      random: Math.random(),
    });
  };

  const rereads = coalesceCalls(async () => {
    clearTimeout(retry);
    await queryClient.refetchQueries({ queryKey: timelineKey, exact: true, type: 'active' });
    const readAt = queryClient.getQueryState(timelineKey)?.dataUpdatedAt ?? 0;
    await readItemsAgain(queryClient, { slug, timelineId, readAt });
    const errors = [timelineKey, itemsKey].flatMap((key) => staleError(queryClient, key) ?? []);
    failures = errors.length > 0 ? failures + 1 : 0;
    if (failures === 0) return;
    const waits = errors.map((error) => (error instanceof ReadError && error.retryAfterMs) || 0);
    retry = setTimeout(
      rereads.call,
      pauseAfterFailure(failures, Math.max(...waits), Math.random()),
    );
  }, delay);

  return rereads;
}

export interface TimelineChanges {
  /** The realtime connection was live and is lost. */
  isLost: boolean;
  /** The poll interval; false while realtime events are delivered. */
  pollMs: number | false;
}

/**
 * Refetches a timeline, and its items if these have changed, when something may have changed on the server.
 * Does nothing without an id, before the timeline is loaded. Realtime announces nothing of a story that asks for a
 * password, so `isSilent` polls only.
 */
export function useTimelineChanges(
  slug: string,
  timelineId: string | undefined,
  isSilent = false,
): TimelineChanges {
  const queryClient = useQueryClient();
  const [live, setLive] = useState<'not yet' | 'live' | 'lost'>('not yet');
  // A fixed random value: a new interval at each render would restart the timer.
  const [intervalMs] = useState(() => pollInterval(Math.random()));
  useEffect(() => {
    if (timelineId === undefined || isSilent) return;
    const rereads = startRereads(queryClient, slug, timelineId);
    const unsubscribe = subscribeToTimeline(timelineId, rereads.call, (isLive) =>
      // A channel that has never been live is not reported as lost.
      setLive((now) => (isLive ? 'live' : now === 'not yet' ? now : 'lost')),
    );
    return () => {
      unsubscribe();
      rereads.end();
      setLive('not yet');
    };
  }, [queryClient, slug, timelineId, isSilent]);
  const isPolling = timelineId !== undefined && live !== 'live';
  return { isLost: live === 'lost', pollMs: isPolling && intervalMs };
}
