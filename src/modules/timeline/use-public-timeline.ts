import { useQuery } from '@tanstack/react-query';
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
  if (query.data) return { state: 'loaded', timeline: query.data };
  if (query.data === null) return { state: 'not-found' };
  if (query.isError && !query.isFetching) {
    return { state: 'failed', retry: () => void query.refetch() };
  }
  return { state: 'loading' };
}
