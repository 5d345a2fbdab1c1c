import { groupIntoChapters, unitOfChapters, type Chapter } from '../chapters';
import { listedPlaceOf } from '../places';
import type { TimelineItem } from '../rows';
import { serializeFilter } from './filter-params';
import { emptyFilter, filterItems, type FilterState } from './timeline-filter';

export interface LoadedItems {
  items: TimelineItem[];
  /** All items have been loaded. */
  isComplete: boolean;
  /** Day of the newest item, which may not be loaded yet. */
  lastDay: string | null;
  /** Ids of the new items that wait until the visitor asks for them. */
  pending: ReadonlySet<string>;
}

/** What the page shows of a story. */
export interface View extends LoadedItems {
  /** The filter as it applies, and its query string: empty without a filter. */
  filter: FilterState;
  query: string;
  /** The filter would have hidden the open item. */
  isFilterDropped: boolean;
  /** The items that match, in the order of the filter; also those that wait. */
  shown: TimelineItem[];
  /** Their ids; null where the filter hides nothing. */
  matches: ReadonlySet<string> | null;
  /** All items in that order without those that wait: the grid hides those that do not match. */
  listed: TimelineItem[];
  chapters: Chapter[];
}

/**
 * Removes contributors and places that no item has: a shared link can be out of date. The other places
 * get the spelling that lists show.
 */
function removeUnknown(filter: FilterState, items: readonly TimelineItem[]): FilterState {
  if (filter.contributors.length + filter.places.length === 0) return filter;
  const people = new Set(items.map((item) => item.created_by));
  return {
    ...filter,
    contributors: filter.contributors.filter((id) => people.has(id)),
    places: [...new Set(filter.places.flatMap((name) => listedPlaceOf(items, name) ?? []))],
  };
}

function listOf({ items, pending }: LoadedItems, { sortOrder }: FilterState) {
  const all = filterItems(items, { ...emptyFilter, sortOrder });
  return pending.size > 0 ? all.filter(({ id }) => !pending.has(id)) : all;
}

/**
 * Applies the filter of the address. One that would hide the open item is dropped, except for its sort order.
 * Lists that stay the same are those of the view `before`, so that the grid does not render them again.
 */
export function viewOf(
  story: LoadedItems,
  asked: FilterState,
  openItem: TimelineItem | undefined,
  before?: View,
): View {
  const { items, pending } = story;
  // Before all items are loaded, a later page can still have the contributor or place.
  const known = story.isComplete ? removeUnknown(asked, items) : asked;
  const isFilterDropped = openItem !== undefined && filterItems([openItem], known).length === 0;
  const filter = isFilterDropped ? { ...emptyFilter, sortOrder: known.sortOrder } : known;
  const query = serializeFilter('', filter);
  const kept = before?.items === items ? before : undefined;
  const isSame = kept?.query === query;
  const shown = isSame ? kept.shown : filterItems(items, filter);
  const hasMatches = filter.newSince !== null || shown.length < items.length;
  const matches = isSame ? kept.matches : hasMatches ? new Set(shown.map(({ id }) => id)) : null;
  const isSameList = kept?.pending === pending && kept.filter.sortOrder === filter.sortOrder;
  const listed = isSameList ? kept.listed : listOf(story, filter);
  const unit = unitOfChapters(items, story.lastDay);
  const chapters =
    kept?.listed === listed && kept.chapters[0]?.period.unit === unit
      ? kept.chapters
      : groupIntoChapters(listed, unit);
  return { ...story, filter, query, isFilterDropped, shown, matches, listed, chapters };
}
