import type { Chapter } from '../chapters';
import type { TimelineItem } from '../rows';

/** Which of many cards stand in the page: from the first to before the second. */
export interface Range {
  from: number;
  to: number;
}

/** Cards stand in rows of one, two or three: so many make whole rows in each. */
const wholeRows = 6;
/** Few, for what one asks for is on the screen when they are; the next come while one looks. */
export const firstCards = { oneColumn: 3, moreColumns: 2 * wholeRows };
const moreCards = wholeRows;
/** Of a long story no more stand in the page at once, however far one reads. */
export const mostCards = 12 * wholeRows;
/** A story up to this long stands in the page as a whole, for the browser to find words in. */
export const wholeStory = 250;

type Items = readonly TimelineItem[];

/** The cards of a list, and those that must not go: in use, by their places. */
export interface Cards {
  chapters: readonly Chapter[];
  total: number;
  inUse?: readonly number[];
}

/** Those of a list that comes anew: how many of them at first. */
export interface First {
  chapters: readonly Chapter[];
  first: number;
}

/** The beginning of the row that holds this item, or of one before it: no card changes column. */
function rowStart(chapters: readonly Chapter[], index: number): number {
  let first = 0;
  for (const { items } of chapters) {
    if (index < first + items.length) return index - ((index - first) % wholeRows);
    first += items.length;
  }
  return index;
}

/** The first cards from one that lies outside the range on; the range itself where it lies within. */
export function around(range: Range, index: number, { chapters, first }: First): Range {
  if (index >= range.from && index < range.to) return range;
  return { from: rowStart(chapters, index), to: index + first };
}

export function earlier({ from, to }: Range, { chapters, total, inUse = [] }: Cards): Range {
  const first = rowStart(chapters, Math.max(0, from - moreCards));
  const last = Math.max(first + mostCards, ...inUse.map((index) => index + 1));
  return { from: first, to: total > wholeStory ? Math.min(to, last) : to };
}

export function further({ from, to }: Range, { chapters, total, inUse = [] }: Cards): Range {
  const last = Math.min(total, to + moreCards);
  const first = Math.min(Math.max(from, last - mostCards), ...inUse);
  return {
    from: total > wholeStory && first > from ? Math.max(from, rowStart(chapters, first)) : from,
    to: Math.max(to, last),
  };
}

/**
 * The first cards of a list that was asked for, so many as one sees, and what follows them of those
 * in the page: to send these away takes longer than to leave them.
 */
export function startOf(items: Items, seen: number, inPage: Items): Range {
  const standing = new Set(inPage);
  let to = seen;
  while (to < items.length && standing.has(items[to]!)) to += 1;
  return { from: 0, to };
}

/**
 * The range after others changed the list: as many cards as before, `fewest` at least, and so many
 * more that the first and the last card shown still are.
 */
export function keepShown(
  before: Items,
  { from, to }: Range,
  { items, fewest }: { items: Items; fewest: number },
): Range {
  const placeOf = (index: number) => {
    const id = before[Math.min(index, before.length - 1)]?.id;
    return id === undefined ? -1 : items.findIndex((item) => item.id === id);
  };
  const first = from === 0 ? 0 : placeOf(from);
  const kept = first < 0 ? Math.max(0, Math.min(from, items.length - fewest)) : first;
  return { from: kept, to: Math.max(to, placeOf(to - 1) + 1, kept + fewest) };
}
