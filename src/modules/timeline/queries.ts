import { isProgrammingError } from '@/lib/http/request-error';
import { loadModule, once, prefetch } from '@/lib/use-lazy-module';
import { connect } from './api';
import { retryPause } from './live/retry-policy';

/** The reads with their schemas: the first cards of a document with answers need none of that code. */
export const loadReads = once(() => loadModule(() => import('./read')));

/** Requests that code while the page is still starting. */
export const prepareReads = () => prefetch(connect, loadReads);

/** Query keys and options of the reads of a timeline. */
export const timelineKeys = {
  timelines: ['timeline'] as const,
  timeline: (slug: string) => ['timeline', slug] as const,
  count: (slug: string, timelineId: string) => ['timeline-count', slug, timelineId] as const,
  items: (slug: string, timelineId: string) => ['timeline-items', slug, timelineId] as const,
  files: (slug: string, timelineId: string) => ['timeline-files', slug, timelineId] as const,
};

/**
 * A timeline stays live: refetch on window focus and on reconnect. `networkMode: 'always'` reports
 * being offline as an error instead of a paused query. The cache time is short, since a timeline
 * can be unpublished after the visitor leaves.
 */
export const liveQuery = {
  staleTime: 0,
  gcTime: 30_000,
  networkMode: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  retry: (failures: number, error: Error) => retryPause(failures, error, 0) !== null,
  retryDelay: (failures: number, error: Error) => retryPause(failures, error, Math.random()) ?? 0,
  // A hidden tab does not poll: it refetches on focus.
  refetchIntervalInBackground: false,
  // An error of our own code is shown by the page, as long as there is nothing to read.
  throwOnError: (error: Error, { state }: { state: { data: unknown } }) =>
    state.data === undefined && isProgrammingError(error),
} as const;
