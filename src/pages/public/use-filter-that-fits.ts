import { useMemo } from 'react';
import { withKnownContributors } from '@/modules/timeline/filter-address';
import type { TimelineItem } from '@/modules/timeline/rows';
import { emptyFilter, filterItems, type FilterState } from '@/modules/timeline/timeline-filter';
import type { TimelineItems } from '@/modules/timeline/use-timeline-items';

/**
 * The filter of an address as it fits this story: without contributors it does not know, and
 * without anything that hides the moment which the same address names.
 */
export function useFilterThatFits(
  asked: FilterState,
  { items, isComplete }: Pick<TimelineItems, 'items' | 'isComplete'>,
  moment: TimelineItem | undefined,
) {
  const known = useMemo(() => {
    // Until all have come, the one who is asked for may still be among them.
    if (!isComplete || asked.contributors.length === 0) return asked;
    const creators = new Set(items.map((item) => item.created_by));
    return withKnownContributors(asked, (id) => creators.has(id));
  }, [asked, items, isComplete]);
  const hasYielded = moment !== undefined && filterItems([moment], known).length === 0;
  const filter = useMemo(
    () => (hasYielded ? { ...emptyFilter, sortOrder: known.sortOrder } : known),
    [hasYielded, known],
  );
  return { filter, hasYielded };
}
