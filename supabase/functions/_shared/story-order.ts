// The order of the items of a story. Used by the site and by the functions.

/** A missing value comes last. */
function compare<Value extends string | number>(a?: Value | null, b?: Value | null): number {
  if (a == null || b == null) return Number(a == null) - Number(b == null);
  return Number(a > b) - Number(a < b);
}

export interface OrderedItem {
  id: string;
  item_date: string | null;
  created_at?: string | undefined;
  metadata: { position?: number | undefined };
}

/**
 * Oldest first: by day; on one day by the position that the family gave an item, then by when it was
 * added. Newest first is the exact reverse, so that paging mirrors it.
 */
export const byStoryOrder = (a: OrderedItem, b: OrderedItem) =>
  compare(a.item_date, b.item_date) ||
  compare(a.metadata.position, b.metadata.position) ||
  compare(a.created_at, b.created_at) ||
  compare(a.id, b.id);
