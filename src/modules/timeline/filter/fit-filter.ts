import { placeOf } from '../places';
import type { TimelineItem } from '../rows';
import { emptyFilter, filterItems, type FilterState } from './timeline-filter';

interface Story {
  items: readonly TimelineItem[];
  /** All items have been read. */
  isComplete: boolean;
}

/** The filter without contributors and places that this story does not know: a link can be older. */
function removeUnknown(filter: FilterState, items: readonly TimelineItem[]): FilterState {
  if (filter.contributors.length + filter.places.length === 0) return filter;
  const people = new Set(items.map((item) => item.created_by));
  const names = new Set(items.map(placeOf));
  const contributors = filter.contributors.filter((id) => people.has(id));
  const places = filter.places.filter((name) => names.has(name));
  const isSame =
    contributors.length === filter.contributors.length && places.length === filter.places.length;
  return isSame ? filter : { ...filter, contributors, places };
}

/**
 * The filter of an address as it fits this story: without contributors and places that the story
 * does not know, and, where it would hide the open item, without everything but its order.
 */
export function fitFilter(
  filter: FilterState,
  { items, isComplete }: Story,
  openItem: TimelineItem | undefined,
): { filter: FilterState; isFilterDropped: boolean } {
  // Until all items have been read, the contributor or place can still be among the rest.
  const known = isComplete ? removeUnknown(filter, items) : filter;
  const isFilterDropped = openItem !== undefined && filterItems([openItem], known).length === 0;
  return {
    filter: isFilterDropped ? { ...emptyFilter, sortOrder: known.sortOrder } : known,
    isFilterDropped,
  };
}
