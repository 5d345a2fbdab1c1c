import { retryPause } from './retry-policy';

/** Keys and manners of the reads of a timeline. */
export const timelineKeys = {
  timeline: (slug: string) => ['timeline', slug] as const,
  count: (slug: string, timelineId: string) => ['timeline-count', slug, timelineId] as const,
  items: (slug: string, timelineId: string) => ['timeline-items', slug, timelineId] as const,
};

/**
 * A story stays live: it is read again when the tab wakes up and when the connection is back.
 * `networkMode: 'always'` makes being offline an error that is told, not a wait without end.
 * What was read is forgotten soon after leaving: it may be un-published meanwhile.
 */
export const liveQuery = {
  staleTime: 0,
  gcTime: 30_000,
  networkMode: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  retry: (failures: number, error: Error) => retryPause(failures, error, 0) !== null,
  retryDelay: (failures: number, error: Error) => retryPause(failures, error, Math.random()) ?? 0,
  // A hidden tab does not poll; it reads again when it becomes visible.
  refetchIntervalInBackground: false,
} as const;
