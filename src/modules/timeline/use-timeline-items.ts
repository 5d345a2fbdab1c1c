import { experimental_streamedQuery as streamedQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { countTimelineItems, readTimelineItems, type ItemPage } from './api';
import { liveQuery, timelineKeys } from './queries';
import type { TimelineItem } from './rows';

export interface TimelineItems {
  /** All items oldest first; while the first read runs, those that have come. */
  items: TimelineItem[];
  isComplete: boolean;
  /** Read since one came here, not only remembered from before. */
  isFresh: boolean;
  /** How many there are in all; undefined until it is known. */
  count: number | undefined;
  /** Day of the newest, known before all have come; null where it is not. */
  lastDay: string | null;
  /** Of the last read, also when older items are still shown, and while it is read again by itself. */
  itemsError: Error | null;
  /** Null where an older count is known: it is only needed until the items are there. */
  countError: Error | null;
  retry: () => void;
}

export interface ReadItems {
  items: TimelineItem[];
  isComplete: boolean;
}

const nothingRead: ReadItems = { items: [], isComplete: false };

/** Joins a page to the rows before it; an item that moved while they came stands only once. */
export function joinPage(read: ReadItems, page: ItemPage): ReadItems {
  const ids = new Set(page.items.map((item) => item.id));
  const before = read.items.filter((item) => !ids.has(item.id));
  return { items: [...before, ...page.items], isComplete: page.isLast };
}

/**
 * The two reads of the spec, in parallel: how many items there are, and all of them. The count is
 * read again every `pollMs`, where that is a number, and the items when it has changed.
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
    queryFn: streamedQuery<ItemPage, ReadItems>({
      streamFn: ({ signal }) => readTimelineItems(slug, timelineId, signal),
      refetchMode: 'replace',
      reducer: joinPage,
      initialValue: nothingRead,
    }),
  });
  const { items, isComplete } = read.data ?? nothingRead;
  const { refetch } = read;
  // A first read forgets its error when it starts again; the visitor would see it come and go.
  const [firstError, setFirstError] = useState<Error | null>(null);
  const isFirstRead = read.data === undefined;
  if (isFirstRead && read.error && read.error !== firstError) setFirstError(read.error);
  if (!isFirstRead && firstError) setFirstError(null);
  const isBehind =
    isComplete &&
    counted.data !== undefined &&
    counted.data.count !== items.length &&
    counted.dataUpdatedAt > read.dataUpdatedAt;
  // Each poll that finds another count asks again, also when a re-read failed meanwhile.
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
