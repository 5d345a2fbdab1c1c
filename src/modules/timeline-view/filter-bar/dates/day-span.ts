import type { TimelineItem } from '@/modules/timeline/rows';

export type DaySpan = { first: string; last: string };

/** The first and last day of the items, or null when no item has a date. */
export function daySpan(items: TimelineItem[]): DaySpan | null {
  let [first, last] = ['', ''];
  for (const { item_date: day } of items) {
    if (!day) continue;
    if (!first || day < first) first = day;
    if (day > last) last = day;
  }
  return first ? { first, last } : null;
}
