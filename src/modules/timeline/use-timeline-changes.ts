import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { gatherCalls } from '@/lib/gather-calls';
import { subscribeToTimeline } from './api';
import { timelineKeys } from './queries';

const gatherMs = 250;
/** A re-read that failed is tried again by itself: what is shown is older than the family's work. */
const firstRetryMs = 4000;
const lastRetryMs = 60_000;

type Key = readonly string[];

async function readAgain(queryClient: QueryClient, queryKey: Key) {
  const query = { queryKey, exact: true, type: 'active' } as const;
  // A read under way may have missed the change: let it end first.
  if (queryClient.isFetching(query) > 0) {
    await queryClient.refetchQueries(query, { cancelRefetch: false });
  }
  // Without anything to show, the visitor reads why and can try again: do not wipe that away.
  const state = queryClient.getQueryState(queryKey);
  if (state?.status === 'error' && state.data === undefined) return;
  await queryClient.refetchQueries(query);
}

function isShownButFailed(queryClient: QueryClient, queryKey: Key) {
  const state = queryClient.getQueryState(queryKey);
  return state?.status === 'error' && state.data !== undefined;
}

/**
 * Reads a timeline and its items again whenever something in it may have changed elsewhere. Without
 * an id, as before the first answer, it does nothing. Answers whether changes that were delivered
 * no longer are.
 */
export function useTimelineChanges(slug: string, timelineId: string | undefined): boolean {
  const queryClient = useQueryClient();
  const [live, setLive] = useState<'not yet' | 'live' | 'lost'>('not yet');
  useEffect(() => {
    if (timelineId === undefined) return;
    const keys = [timelineKeys.timeline(slug), timelineKeys.items(slug, timelineId)];
    let hasLeft = false;
    let failures = 0;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const { call, end } = gatherCalls(async () => {
      clearTimeout(retry);
      await Promise.all(keys.map((key) => readAgain(queryClient, key)));
      const isStale = keys.some((key) => isShownButFailed(queryClient, key));
      failures = isStale ? failures + 1 : 0;
      if (isStale && !hasLeft)
        retry = setTimeout(call, Math.min(failures * firstRetryMs, lastRetryMs));
    }, gatherMs);
    const unsubscribe = subscribeToTimeline(timelineId, call, (isLive) =>
      // Where it never worked, nobody expects it to.
      setLive((now) => (isLive ? 'live' : now === 'not yet' ? now : 'lost')),
    );
    return () => {
      hasLeft = true;
      unsubscribe();
      end();
      clearTimeout(retry);
    };
  }, [queryClient, slug, timelineId]);
  return live === 'lost';
}
