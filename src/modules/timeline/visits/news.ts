import { dutchDayOf } from '@/lib/dates';
import { parseFilter } from '../filter/filter-params';
import { emptyFilter, filterItems } from '../filter/timeline-filter';
import type { TimelineItem } from '../rows';
import { visitBefore } from './visits';

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

/** What is new for the visitor: what the filter in the address says, else what came since the last visit. */
export function newsOf(slug: string, items: TimelineItem[]): TimelineItem[] {
  const { newSince } = parseFilter(window.location.search);
  if (newSince) return filterItems(items, { ...emptyFilter, newSince });
  return newsSince(visitBefore(slug), items)?.items ?? [];
}
