import { listedPlaceOf } from '../places';
import type { TimelineItem } from '../rows';
import { emptyFilter, filterItems, type FilterState } from './timeline-filter';

interface LoadedItems {
  items: readonly TimelineItem[];
  /** All items have been loaded. */
  isComplete: boolean;
}

/**
 * Removes contributors and places that no item has: a shared link can be out of date. The other places
 * get the spelling that lists show.
 */
function removeUnknown(filter: FilterState, items: readonly TimelineItem[]): FilterState {
  if (filter.contributors.length + filter.places.length === 0) return filter;
  const people = new Set(items.map((item) => item.created_by));
  const contributors = filter.contributors.filter((id) => people.has(id));
  const places = [...new Set(filter.places.flatMap((name) => listedPlaceOf(items, name) ?? []))];
  const isSame =
    contributors.length === filter.contributors.length &&
    places.join('\0') === filter.places.join('\0');
  return isSame ? filter : { ...filter, contributors, places };
}

/**
 * Adapts the filter of a URL to the timeline. Contributors and places without items are removed,
 * and a place gets the spelling of the lists. A filter that would hide the open item is dropped, except for its sort order.
 */
export function fitFilter(
  filter: FilterState,
  { items, isComplete }: LoadedItems,
  openItem: TimelineItem | undefined,
): { filter: FilterState; isFilterDropped: boolean } {
  // Before all items are loaded, a later page can still have the contributor or place.
  const known = isComplete ? removeUnknown(filter, items) : filter;
  const isFilterDropped = openItem !== undefined && filterItems([openItem], known).length === 0;
  return {
    filter: isFilterDropped ? { ...emptyFilter, sortOrder: known.sortOrder } : known,
    isFilterDropped,
  };
}
