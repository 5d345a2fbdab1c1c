import type { Chapter } from '../chapters';
import type { TimelineItem } from '../rows';

/** Which of many cards stand in the page: from the first to before the second. */
export interface Range {
  from: number;
  to: number;
}

export const firstCards = 30;
export const moreCards = 60;
export const start: Range = { from: 0, to: firstCards };

/** Cards stand in rows of one, two or three: so many make whole rows in each. */
const wholeRows = 6;

type Items = readonly TimelineItem[];

/** The beginning of the row that holds this item, or of one before it: no card changes column. */
function rowStart(chapters: readonly Chapter[], index: number): number {
  let first = 0;
  for (const { items } of chapters) {
    if (index < first + items.length) return index - ((index - first) % wholeRows);
    first += items.length;
  }
  return index;
}

/** Cards around one that lies outside the range; the range itself where it lies within. */
export function around(range: Range, index: number, chapters: readonly Chapter[]): Range {
  if (index >= range.from && index < range.to) return range;
  const from = rowStart(chapters, Math.max(0, index - firstCards));
  return { from, to: index + firstCards };
}

export const earlier = ({ from, to }: Range, chapters: readonly Chapter[]): Range => ({
  // Twice as many as further on: they only come when one rests.
  from: rowStart(chapters, Math.max(0, from - 2 * moreCards)),
  to,
});

export const further = ({ from, to }: Range): Range => ({ from, to: to + moreCards });

/**
 * The range after others changed the list: as many cards as before, and so many more that the
 * first and the last card shown still are.
 */
export function keepShown(before: Items, { from, to }: Range, items: Items): Range {
  const placeOf = (index: number) => {
    const id = before[Math.min(index, before.length - 1)]?.id;
    return id === undefined ? -1 : items.findIndex((item) => item.id === id);
  };
  const first = from === 0 ? 0 : placeOf(from);
  const kept = first < 0 ? Math.max(0, Math.min(from, items.length - firstCards)) : first;
  return { from: kept, to: Math.max(to, placeOf(to - 1) + 1, kept + firstCards) };
}
