import type { TimelineItem } from './rows';

/** A missing value comes last. */
function compare<Value extends string | number>(a?: Value | null, b?: Value | null): number {
  if (a == null || b == null) return Number(a == null) - Number(b == null);
  return Number(a > b) - Number(a < b);
}

/**
 * The order of a story, oldest first: by day; on one day by the position that the family gave an item,
 * then by when it was added. Newest first is the exact reverse, so that paging mirrors it.
 */
export const byStoryOrder = (a: TimelineItem, b: TimelineItem) =>
  compare(a.item_date, b.item_date) ||
  compare(a.metadata.position, b.metadata.position) ||
  compare(a.created_at, b.created_at) ||
  compare(a.id, b.id);
