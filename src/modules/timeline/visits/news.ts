import { dutchDayOf } from '@/lib/dates';
import { emptyFilter, filterItems } from '../filter/timeline-filter';
import type { TimelineItem } from '../rows';

export interface News {
  /** The day from which the items are new, as the filter has it. */
  since: string;
  items: TimelineItem[];
}

/**
 * What was added after a visit; null without news, or without a visit. The items are those that the filter
 * of that day shows, so some of them may have been seen earlier on that day.
 */
export function newsSince(visit: number | null, items: TimelineItem[]): News | null {
  const isNew = ({ created_at }: TimelineItem) => Date.parse(created_at ?? '') > visit!;
  if (visit === null || !items.some(isNew)) return null;
  const since = dutchDayOf(visit);
  return { since, items: filterItems(items, { ...emptyFilter, newSince: since }) };
}
