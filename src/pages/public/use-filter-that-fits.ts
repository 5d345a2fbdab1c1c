import { useMemo, useState } from 'react';
import { withFilter } from '@/modules/timeline/filter-params';
import { withKnown } from '@/modules/timeline/fit-filter';
import type { TimelineItem } from '@/modules/timeline/rows';
import { emptyFilter, filterItems, type FilterState } from '@/modules/timeline/timeline-filter';
import type { TimelineItems } from '@/modules/timeline/use-timeline-items';

/**
 * The filter of an address as it fits this story: without people and places it does not know,
 * and without anything that hides the moment which the same address names.
 */
export function useFilterThatFits(
  asked: FilterState,
  { items, isComplete }: Pick<TimelineItems, 'items' | 'isComplete'>,
  moment: TimelineItem | undefined,
) {
  const cut = useMemo(
    // Until all have come, the one who is asked for may still be among them.
    () => (isComplete ? withKnown(asked, items) : asked),
    [asked, items, isComplete],
  );
  const [kept, setKept] = useState({ asked, known: cut });
  // The same words, whatever the family changes: else the cards would begin anew each time.
  const isSame = kept.asked === asked && withFilter('', kept.known) === withFilter('', cut);
  const known = isSame ? kept.known : cut;
  if (!isSame) setKept({ asked, known });
  const hasYielded = moment !== undefined && filterItems([moment], known).length === 0;
  const filter = useMemo(
    () => (hasYielded ? { ...emptyFilter, sortOrder: known.sortOrder } : known),
    [hasYielded, known],
  );
  return { filter, hasYielded };
}
