import { useEffect, useMemo } from 'react';
import { itemPathOf, storyPathOf } from '@shared/story-address';
import { useTimelineFilter } from '@/modules/timeline/filter/use-timeline-filter';
import { useView } from '@/modules/timeline/filter/use-view';
import { usePendingItems } from '@/modules/timeline/live/use-pending-items';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import type { StoryLinks, StoryView } from '@/modules/timeline/story-view';
import type { TimelineItems } from '@/modules/timeline/use-timeline-items';
import { storyParts } from '@/navigation/skip-targets';
import { useIsReading } from './use-is-reading';

/** What is shown of a story: the filter of the address, and the new items that wait. */
export function useShown(
  slug: string,
  timeline: Timeline,
  read: TimelineItems,
  item: TimelineItem | undefined,
) {
  const { items, isComplete, lastDay } = read;
  const choice = useTimelineFilter();
  const [startRef, isReading] = useIsReading();
  const { pending, highlighted, showPending } = usePendingItems(read, isReading);
  const view = useView({ items, isComplete, lastDay, pending }, choice.filter, item);
  const { shown, query } = view;
  const hasItems = items.length > 0;
  useEffect(() => {
    storyParts.set(hasItems);
    return () => storyParts.set(false);
  }, [hasItems]);
  const tools = useMemo(
    (): StoryView => ({ slug, timeline, items, isComplete, shown, isFiltered: query !== '' }),
    [slug, timeline, items, isComplete, shown, query],
  );
  return { choice, startRef, highlighted, showPending, view, tools };
}

const linksOf = (slug: string, timeline: Timeline, query: string): StoryLinks => ({
  timeline,
  storyPath: storyPathOf(slug) + query,
  itemPath: (id) => itemPathOf(slug, id) + query,
  ...(timeline.allow_download !== false && {
    loadSaveButton: () => import('@/modules/share/save-button'),
  }),
});

/** The links of the page, with the filter, and those of the cards. */
export function useLinks(slug: string, timeline: Timeline, query: string) {
  const links = useMemo(() => linksOf(slug, timeline, query), [slug, timeline, query]);
  // Without the filter, so that a filter does not render all cards: `useItemLinks` adds it.
  const cardLinks = useMemo(() => linksOf(slug, timeline, ''), [slug, timeline]);
  return { links, cardLinks };
}
