import { useMemo, useState } from 'react';
import type { TimelineItem } from '@/modules/timeline/rows';
import type { TimelineItems } from '@/modules/timeline/use-timeline-items';
import { useWaitingItems } from '@/modules/timeline/use-waiting-items';
import { useIsReading } from './use-is-reading';

/**
 * What stands in the page of what the filter leaves: all of it, but for the moments that came while
 * one reads; those are `news` once they were asked for. `startRef` marks where the story begins.
 */
export function useNews(read: TimelineItems, shown: readonly TimelineItem[]) {
  const { items, isComplete, isFresh } = read;
  const [startRef, isReading] = useIsReading();
  const [waiting, release] = useWaitingItems(
    { items, isComplete: isComplete && isFresh },
    isReading,
  );
  const [news, setNews] = useState<ReadonlySet<string>>();
  const cards = useMemo(
    () => (waiting.size === 0 ? shown : shown.filter(({ id }) => !waiting.has(id))),
    [shown, waiting],
  );
  const showNews = () => {
    setNews(waiting);
    release();
  };
  return { cards, news, showNews, startRef };
}
