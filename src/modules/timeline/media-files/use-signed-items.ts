import { useQuery, type QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { loadModule } from '@/lib/use-lazy-module';
import type { ReadError } from '../api';
import { liveQuery, timelineKeys } from '../queries';
import type { TimelineItem } from '../rows';
import { fileUrlsOf } from './file-urls';
import type { SignedFiles } from './signed-urls';

/** Cards come without their media when these are not signed by then. */
const longestWaitMs = 2000;
/** Between two rounds of tries that fail; each tab has its own, so that many visitors spread. */
const failurePauseMs = 30_000 * (1 + Math.random());

interface SignedQuery {
  state: { data: SignedFiles | undefined; dataUpdatedAt: number };
}

/** The files of the rows that were read, by timeline. A refused file leaves, until a row with it is read again. */
const wantedFiles = new Map<string, Set<string>>();
const wantedOf = (timelineId: string) => {
  const wanted = wantedFiles.get(timelineId) ?? new Set();
  wantedFiles.set(timelineId, wanted);
  return wanted;
};

const filesQuery = (slug: string, timelineId: string) => ({
  ...liveQuery,
  // A tab that is seen again, and the first render of the signatures in the document, need new ones only then.
  staleTime: ({ state: { data, dataUpdatedAt } }: SignedQuery) =>
    data ? data.renewAt - dataUpdatedAt : 0,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  queryKey: timelineKeys.files(slug, timelineId),
  queryFn: async (context: QueryFunctionContext): Promise<SignedFiles> =>
    (await loadModule(() => import('./sign-files'))).signFiles(slug, wantedOf(timelineId), context),
});

/** Signs the files of a page of rows. Resolves also after a failure, and when it takes too long. */
export async function signPage(
  client: QueryClient,
  slug: string,
  timelineId: string,
  page: TimelineItem[],
): Promise<void> {
  const urls = page.flatMap(fileUrlsOf);
  if (urls.length === 0) return;
  const wanted = wantedOf(timelineId);
  for (const url of urls) wanted.add(url);
  const query = filesQuery(slug, timelineId);
  const state = client.getQueryState<SignedFiles>(query.queryKey);
  // The share page has signed those of the first page.
  if (urls.every((url) => state?.data?.urls.has(url))) return;
  // The call under way, or the next try, signs these too.
  if (state?.fetchStatus === 'fetching' || state?.status === 'error') return;
  const isLate = new Promise<void>((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([client.prefetchQuery({ ...query, staleTime: 0 }), isLate]);
}

/** The items with signed URLs for their files, which are renewed while the story is open. */
export function useSignedItems(slug: string, timelineId: string, items: TimelineItem[]) {
  const hasFiles = useMemo(() => items.some((item) => fileUrlsOf(item).length > 0), [items]);
  const { data } = useQuery({
    ...filesQuery(slug, timelineId),
    enabled: hasFiles,
    refetchInterval: ({ state: { data: files, error } }) => {
      const wait = error ? (error as ReadError).retryAfterMs : files && files.renewAt - Date.now();
      return Math.max(wait ?? 0, failurePauseMs);
    },
    // TanStack Query keeps an item the same object while its URLs are the same.
    select: useCallback((files: SignedFiles) => items.map(files.withUrls), [items]),
  });
  return data ?? items;
}
