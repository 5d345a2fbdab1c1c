import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetPositions } from '@/navigation/history-state';
import { readTimeline } from './api';
import { liveQuery, timelineKeys } from './queries';
import type { Timeline } from './rows';

export type PublicTimeline =
  | { state: 'loading' }
  | { state: 'not-found' }
  | { state: 'failed'; retry: () => void }
  | { state: 'loaded'; timeline: Timeline };

/**
 * The timeline of a slug, in one of four states; `public_slug` tells whether it is that of
 * `otherSlug`, which is asked for second. A failed refetch keeps the shown timeline. With a number,
 * `pollMs` is the refetch interval.
 */
export function usePublicTimeline(
  slug: string,
  otherSlug: string | null,
  pollMs: number | false,
): PublicTimeline {
  const query = useQuery({
    ...liveQuery,
    refetchInterval: pollMs,
    queryKey: timelineKeys.timeline(slug),
    queryFn: async ({ signal }) =>
      (await readTimeline(slug, signal)) ?? (otherSlug && readTimeline(otherSlug, signal)),
  });
  useForgetStory(query.data === null);
  if (query.data) return { state: 'loaded', timeline: query.data };
  if (query.data === null) return { state: 'not-found' };
  if (query.isError && !query.isFetching) {
    return { state: 'failed', retry: () => void query.refetch() };
  }
  return { state: 'loading' };
}

/** Drops what this tab still has of a story that is not shared any more. */
function useForgetStory(isGone: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!isGone) return;
    // Those of its items: by now nothing on the page uses them.
    client.removeQueries({ type: 'inactive' });
    delete globalThis.prefetchedReads;
    delete globalThis.firstAnswers;
    forgetPositions();
  }, [isGone, client]);
}
