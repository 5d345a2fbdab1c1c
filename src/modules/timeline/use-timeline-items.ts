import {
  experimental_streamedQuery as streamedQuery,
  useQuery,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { countTimelineItems, readTimelineItems, type ItemPage } from './api';
import { signPage, useSignedItems } from './media-files/use-signed-items';
import { liveQuery, timelineKeys } from './queries';
import type { TimelineItem } from './rows';

export interface TimelineItems {
  /** All items, oldest first; those loaded so far during the first read. */
  items: TimelineItem[];
  isComplete: boolean;
  /** Fetched since mount, not only from the query cache. */
  isFresh: boolean;
  /** The total number; undefined until it is known. */
  count: number | undefined;
  /** Day of the newest item, known before all items are loaded; null while unknown. */
  lastDay: string | null;
  /** Error of the last read, also while older items are shown and during a retry. */
  itemsError: Error | null;
  /** Null with a cached count: the count is only needed until the items are loaded. */
  countError: Error | null;
  retry: () => void;
}

export interface ReadItems {
  items: TimelineItem[];
  isComplete: boolean;
}

const emptyRead: ReadItems = { items: [], isComplete: false };

/** Appends a page; an item that moved between two page reads is kept only once. */
export function joinPage(read: ReadItems, page: ItemPage): ReadItems {
  const ids = new Set(page.items.map((item) => item.id));
  const earlier = read.items.filter((item) => !ids.has(item.id));
  return { items: [...earlier, ...page.items], isComplete: page.isLast };
}

/** `fillCache` has set the data, and nothing was read since. */
const isFromDocument = ({ client, queryKey }: QueryFunctionContext) =>
  client.getQueryState(queryKey)?.dataUpdatedAt === 0;

/** The pages, once their files are signed. */
async function* readPages(
  slug: string,
  timelineId: string,
  { client, signal }: QueryFunctionContext,
): AsyncGenerator<ItemPage> {
  for await (const page of readTimelineItems(slug, timelineId, signal)) {
    await signPage(client, slug, timelineId, page.items);
    yield page;
  }
}

/**
 * Reads the number of items and the items in parallel. With a number, `pollMs` is the refetch
 * interval of the count; the items are refetched when the count differs.
 */
export function useTimelineItems(
  slug: string,
  timelineId: string,
  pollMs: number | false,
): TimelineItems {
  const counted = useQuery({
    ...liveQuery,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: pollMs,
    queryKey: timelineKeys.count(slug, timelineId),
    queryFn: ({ signal }) => countTimelineItems(slug, timelineId, signal),
  });
  const read = useQuery({
    ...liveQuery,
    queryKey: timelineKeys.items(slug, timelineId),
    queryFn: (context: QueryFunctionContext) =>
      streamedQuery<ItemPage, ReadItems>({
        streamFn: (own) => readPages(slug, timelineId, own),
        // The items of the document grow, like those of a first read.
        refetchMode: isFromDocument(context) ? 'append' : 'replace',
        reducer: joinPage,
        initialValue: emptyRead,
      })(context),
  });
  const { items: rows, isComplete } = read.data ?? emptyRead;
  const items = useSignedItems(slug, timelineId, rows);
  const { refetch } = read;
  // TanStack Query clears the error when a first read retries, so the message would flicker.
  const [firstError, setFirstError] = useState<Error | null>(null);
  const isFirstRead = read.data === undefined;
  if (isFirstRead && read.error && read.error !== firstError) setFirstError(read.error);
  if (!isFirstRead && firstError) setFirstError(null);
  const isBehind =
    isComplete &&
    counted.data !== undefined &&
    counted.data.count !== items.length &&
    counted.dataUpdatedAt > read.dataUpdatedAt;
  // Each poll with a different count refetches, also after a failed refetch.
  const behindSince = isBehind && pollMs !== false ? counted.dataUpdatedAt : null;
  useEffect(() => {
    if (behindSince !== null) void refetch({ cancelRefetch: false });
  }, [behindSince, refetch]);
  return {
    items,
    isComplete,
    isFresh: read.isFetchedAfterMount,
    count: isComplete ? items.length : counted.data?.count,
    lastDay: counted.data?.lastDay ?? null,
    itemsError: read.error ?? (isFirstRead ? firstError : null),
    countError: counted.data === undefined ? counted.error : null,
    retry: () => {
      if (counted.isError) void counted.refetch();
      setFirstError(null);
      if (read.isError || isFirstRead) void read.refetch({ cancelRefetch: false });
    },
  };
}
