import { useQuery, type QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ReadError } from '../api';
import { timelineKeys } from '../queries';
import type { TimelineItem } from '../rows';
import { hasFile } from './media-path';

/** Cards come without their media when these are not signed by then. */
const longestWaitMs = 2000;
const firstPauseMs = 5000;
const longestPauseMs = 300_000;

/** Signs the files of a story. It is retried until it succeeds or the story closes. */
const filesQuery = (
  slug: string,
  timelineId: string,
  page: TimelineItem[] = [],
  onFail?: () => void,
) => ({
  queryKey: timelineKeys.files(slug, timelineId),
  queryFn: async (context: QueryFunctionContext) => {
    const signing = await import('./sign-files');
    return signing.signFiles(slug, timelineId, page, context);
  },
  // Pauses while offline, so that the first try after that comes at once.
  networkMode: 'online' as const,
  retry: () => {
    onFail?.();
    return true;
  },
  // Only a random part of the pause, so that the retries of many visitors spread.
  retryDelay: (failures: number, { retryAfterMs = 0 }: Partial<ReadError>) =>
    retryAfterMs + Math.random() * Math.min(firstPauseMs * 2 ** failures, longestPauseMs),
});

/** Signs the files of a page of rows. Resolves also after a failure, and when it takes too long. */
export const signPage = (
  client: QueryClient,
  slug: string,
  timelineId: string,
  page: TimelineItem[],
) =>
  new Promise<void>((resolve) => {
    const query = filesQuery(slug, timelineId, page, resolve);
    // While earlier files are being signed, these follow after them.
    if (!page.some(hasFile) || client.isFetching(query)) return resolve();
    setTimeout(resolve, longestWaitMs);
    void client.prefetchQuery(query).then(resolve);
  });

/** The items with signed URLs for their files, which are renewed while the story is open. */
export function useSignedItems(slug: string, timelineId: string, items: TimelineItem[]) {
  const hasFiles = useMemo(() => items.some(hasFile), [items]);
  const { data: files, refetch } = useQuery({
    ...filesQuery(slug, timelineId),
    enabled: hasFiles,
    refetchInterval: ({ state: { data } }) => data?.renewalPause(),
  });
  useEffect(() => {
    // Signs the files of rows that were read during a call.
    if (items.some(hasFile)) void refetch({ cancelRefetch: false });
  }, [items, refetch]);
  return useMemo(() => (files ? items.map(files.withUrls) : items), [files, items]);
}
