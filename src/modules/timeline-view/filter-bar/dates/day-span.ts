import type { TimelineItem } from '@/modules/timeline/rows';

export type DaySpan = { first: string; last: string };

/** The first and the last day of a story, or null where no item has one. */
export function daySpan(items: TimelineItem[]): DaySpan | null {
  let [first, last] = ['', ''];
  for (const { item_date: day } of items) {
    if (!day) continue;
    if (!first || day < first) first = day;
    if (day > last) last = day;
  }
  return first ? { first, last } : null;
}
