import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isProgrammingError } from '@/lib/http/request-error';
import { loadModule, once, prefetch } from '@/lib/use-lazy-module';
import { connect } from './api';
import { retryPause } from './live/retry-policy';
import type { Signatures } from './media-files/signatures';
import { signedFilesOf } from './media-files/signed-urls';

/** The reads with their schemas: the first cards of a document with answers need none of that code. */
export const loadReads = once(() => loadModule(() => import('./read')));

/** Requests that code while the page is still starting. */
export const prepareReads = () => prefetch(connect, loadReads);

/**
 * When the queries of the document were read, for the cache. By the clock of the server it would be in the future of
 * some browsers.
 */
export const documentReadAt = 0;

/** Query keys and options of the reads of a timeline. */
export const timelineKeys = {
  timelines: ['timeline'] as const,
  timeline: (slug: string) => ['timeline', slug] as const,
  count: (slug: string, timelineId: string) => ['timeline-count', slug, timelineId] as const,
  items: (slug: string, timelineId: string) => ['timeline-items', slug, timelineId] as const,
  /** Where the read of the items goes on from those of the document (`ItemsPosition`). */
  itemsPosition: (slug: string, timelineId: string) =>
    ['timeline-items-position', slug, timelineId] as const,
  files: (slug: string, timelineId: string) => ['timeline-files', slug, timelineId] as const,
};

/**
 * A timeline stays live: refetch on window focus and on reconnect. `networkMode: 'always'` reports
 * being offline as an error instead of a paused query. The cache time is short, since a timeline
 * can be unpublished after the visitor leaves.
 */
export const liveQuery = {
  staleTime: 0,
  // Queries of the document are fresh: the share page read them a moment ago.
  refetchOnMount: ({ state }: { state: { dataUpdatedAt: number } }) =>
    state.dataUpdatedAt !== documentReadAt,
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

/** The query cache with which the viewer starts: in the document as JSON, filled by the share page. */
export interface DocumentState {
  queries: [key: QueryKey, data: unknown][];
  /** Whether the first render shows items. */
  hasItems: boolean;
  /** Absent without private files. Apart, since their times begin when the browser gets them, by its own clock. */
  files?: { timelineId: string; signatures: Signatures } | undefined;
}

declare global {
  /** Set by the inline script of the document; absent without a state, and where it is not for this visitor. */
  var documentState: (() => DocumentState) | undefined;
}

/**
 * Before the first render. The server has parsed the rows: the browser needs no schemas for them. `hydrate` of TanStack
 * Query would do the same for 0.5 kB of script before the first tap.
 */
export function takeDocumentState(
  client: QueryClient,
  slug: string,
  { queries, files }: DocumentState,
): void {
  const set = (key: QueryKey, data: unknown) =>
    client.setQueryData(key, data, { updatedAt: documentReadAt });
  for (const [key, data] of queries) set(key, data);
  if (files)
    set(timelineKeys.files(slug, files.timelineId), signedFilesOf(files.signatures, Date.now()));
}
