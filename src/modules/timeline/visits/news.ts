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
 * The items that were added since the day of a visit (milliseconds since 1970). Null for a first visit, and when
 * none was added after its moment. The same items as `?nieuw=<day>` shows: one that was added earlier on that day
 * may have been seen.
 */
export function newsSince(visit: number | null, items: TimelineItem[]): News | null {
  const isNew = ({ created_at }: TimelineItem) => Date.parse(created_at ?? '') > visit!;
  if (visit === null || !items.some(isNew)) return null;
  const since = dutchDayOf(visit);
  return { since, items: filterItems(items, { ...emptyFilter, newSince: since }) };
}

/** The items since the day of `?nieuw=` in the address, or else since the last visit on this device. */
export function newsOf(slug: string, items: TimelineItem[]): TimelineItem[] {
  const { newSince } = parseFilter(window.location.search);
  if (newSince) return filterItems(items, { ...emptyFilter, newSince });
  return newsSince(visitBefore(slug), items)?.items ?? [];
}
