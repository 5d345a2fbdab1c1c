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
 * The timeline behind a link, in one of four states. A failed re-read keeps what was shown. It is
 * read again every `pollMs`, where that is a number.
 */
export function usePublicTimeline(slug: string, pollMs: number | false): PublicTimeline {
  const query = useQuery({
    ...liveQuery,
    refetchInterval: pollMs,
    queryKey: timelineKeys.timeline(slug),
    queryFn: ({ signal }) => readTimeline(slug, signal),
  });
  if (query.data) return { state: 'loaded', timeline: query.data };
  if (query.data === null) return { state: 'not-found' };
  if (query.isError && !query.isFetching) {
    return { state: 'failed', retry: () => void query.refetch() };
  }
  return { state: 'loading' };
}
