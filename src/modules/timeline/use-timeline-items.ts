import {
  experimental_streamedQuery as streamedQuery,
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readItemsAgain, counterOf, type ReadItems } from './live/item-rereads';
import { ReadError } from './api';
import type { ItemCount, ItemPage, ItemsPosition } from './read';
import { signPage, useSignedItems } from './media-files/use-signed-items';
import { liveQuery, loadReads, timelineKeys } from './queries';
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

const emptyRead: ReadItems = { items: [], isComplete: false, counter: null };

/** Appends a page; an item that moved between two page reads is kept only once. */
export function joinPage(read: ReadItems, page: ItemPage): ReadItems {
  const ids = new Set(page.items.map((item) => item.id));
  const earlier = read.items.filter((item) => !ids.has(item.id));
  return { ...read, items: [...earlier, ...page.items], isComplete: page.isLast };
}

/** Where the items of the document end. Once: a read that comes later, or again, begins at the first item. */
function takePosition(client: QueryClient, slug: string, timelineId: string) {
  const queryKey = timelineKeys.itemsPosition(slug, timelineId);
  const position = client.getQueryData<ItemsPosition>(queryKey);
  client.removeQueries({ queryKey });
  return position;
}

/**
 * A story without rows may have been closed since its timeline was read: by a new password, for instance. Then its page
 * has to say so, and not that it is empty.
 * @throws ReadError when it was closed
 */
async function checkIsOpen(client: QueryClient, slug: string, signal: AbortSignal) {
  const { readTimeline } = await loadReads();
  if (await readTimeline(slug, signal)) return;
  const queryKey = timelineKeys.timeline(slug);
  await client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
  throw new ReadError('refused', 'The story was closed', { status: 404 });
}

/** The pages from a position on, once their files are signed. */
async function* readPages(
  slug: string,
  timelineId: string,
  from: ItemsPosition | undefined,
  { client, queryKey, signal }: QueryFunctionContext,
): AsyncGenerator<ItemPage> {
  const { readTimelineItems } = await loadReads();
  let isEmpty = !from || !client.getQueryData<ReadItems>(queryKey)?.items.length;
  for await (const page of readTimelineItems(slug, timelineId, signal, { from })) {
    isEmpty &&= page.items.length === 0;
    if (isEmpty && page.isLast) await checkIsOpen(client, slug, signal);
    await signPage(client, slug, timelineId, page.items);
    yield page;
  }
}

async function readCount(
  slug: string,
  timelineId: string,
  { client, signal }: QueryFunctionContext,
): Promise<ItemCount> {
  const { countTimelineItems } = await loadReads();
  const counted = await countTimelineItems(slug, timelineId, signal);
  if (counted.count === 0) await checkIsOpen(client, slug, signal);
  return counted;
}

/** Only the timeline is read again by itself: its counter tells whether the items have changed. */
const itemsQuery = {
  ...liveQuery,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/**
 * Reads the number of items and the items in parallel. The items are read again when the timeline was, at
 * `timelineReadAt`, and its counter has moved.
 */
export function useTimelineItems(
  slug: string,
  timelineId: string,
  timelineReadAt: number,
): TimelineItems {
  const client = useQueryClient();
  const counted = useQuery({
    ...itemsQuery,
    queryKey: timelineKeys.count(slug, timelineId),
    queryFn: (context) => readCount(slug, timelineId, context),
  });
  const read = useQuery({
    ...itemsQuery,
    queryKey: timelineKeys.items(slug, timelineId),
    // Also those of the document: they are the first ones only.
    refetchOnMount: true,
    queryFn: (context: QueryFunctionContext) => {
      const from = takePosition(client, slug, timelineId);
      return streamedQuery<ItemPage, ReadItems>({
        streamFn: (own) => readPages(slug, timelineId, from, own),
        // The items of the document grow, like those of a first read.
        refetchMode: from ? 'append' : 'replace',
        reducer: joinPage,
        initialValue: { ...emptyRead, counter: counterOf(client, slug) },
      })(context);
    },
  });
  const { items: rows, isComplete } = read.data ?? emptyRead;
  const items = useSignedItems(slug, timelineId, rows);
  // TanStack Query clears the error when a first read retries, so the message would flicker.
  const [firstError, setFirstError] = useState<Error | null>(null);
  const isFirstRead = read.data === undefined;
  if (isFirstRead && read.error && read.error !== firstError) setFirstError(read.error);
  if (!isFirstRead && firstError) setFirstError(null);
  useEffect(() => {
    void readItemsAgain(client, { slug, timelineId, readAt: timelineReadAt });
  }, [client, slug, timelineId, timelineReadAt]);
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
