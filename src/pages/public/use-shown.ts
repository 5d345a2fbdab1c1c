import { useEffect, useMemo, useCallback, useState } from 'react';
import { itemPathOf, storyPathOf } from '@shared/story-address';
import { useTimelineFilter } from '@/modules/timeline/filter/use-timeline-filter';
import { useView } from '@/modules/timeline/filter/use-view';
import { usePendingItems } from '@/modules/timeline/live/use-pending-items';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import type { StoryLinks, StoryView } from '@/modules/timeline/story-view';
import type { TimelineItems } from '@/modules/timeline/use-timeline-items';
import { storyParts } from '@/navigation/skip-targets';

/** Whether the visitor has scrolled into the story: the element with `ref` is above the screen. */
function useIsReading() {
  const [isReading, setReading] = useState(false);
  const ref = useCallback((start: HTMLElement | null) => {
    if (!start) return;
    // With all that is below the screen, or a jump from there to above it would be no crossing.
    const observer = new IntersectionObserver(
      (entries) => setReading(entries.at(-1)?.isIntersecting === false),
      { rootMargin: '0px 0px 1000000px' },
    );
    observer.observe(start);
    return () => observer.disconnect();
  }, []);
  return [ref, isReading] as const;
}

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
