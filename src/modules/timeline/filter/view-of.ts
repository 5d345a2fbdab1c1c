import { groupIntoChapters, unitOfChapters, type Chapter } from '../chapters';
import { contributorName } from '../people/contributor-names';
import { listedPlaceOf, placeKey } from '../places';
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

/** The names of contributors by id, and of places by key. */
export type FilterNames = ReadonlyMap<string, string>;

const noNames: FilterNames = new Map();

/** What the page shows of a story. */
export interface View extends LoadedItems {
  /** The filter as it applies, and its query string: empty without a filter. */
  filter: FilterState;
  query: string;
  /** Of the contributors and places of each filter so far. */
  names: FilterNames;
  /** The filter would have hidden the open item. */
  isFilterDropped: boolean;
  /** The items that match, in the order of the filter; also those that wait. */
  shown: TimelineItem[];
  /** Their ids; null where the filter hides nothing. */
  matches: ReadonlySet<string> | null;
  /** All items without those that wait. */
  present: TimelineItem[];
  /** These in the order of the filter: the grid hides those that do not match. */
  listed: TimelineItem[];
  chapters: Chapter[];
}

/**
 * Adds the names of contributors and places in a filter, as lists show them, to those of before: a name is kept
 * when its last item is deleted.
 */
function namesIn(
  filter: FilterState,
  items: readonly TimelineItem[],
  before: FilterNames,
): FilterNames {
  const names = new Map(before);
  for (const { created_by: id, creator } of items) {
    const isAsked = id !== null && filter.contributors.includes(id);
    if (isAsked && (!names.has(id) || creator?.display_name?.trim()))
      names.set(id, contributorName(creator?.display_name));
  }
  for (const place of filter.places) {
    const name = listedPlaceOf(items, place);
    if (name) names.set(placeKey(place), name);
  }
  return names;
}

/** Removes contributors and places that no item had: a shared link can be out of date. */
const removeUnknown = (filter: FilterState, names: FilterNames): FilterState => ({
  ...filter,
  contributors: filter.contributors.filter((id) => names.has(id)),
  places: [...new Set(filter.places.flatMap((name) => names.get(placeKey(name)) ?? []))],
});

const withoutPending = ({ items, pending }: LoadedItems) =>
  pending.size > 0 ? items.filter(({ id }) => !pending.has(id)) : items;

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
  const kept = before?.items === items ? before : undefined;
  const present = kept?.pending === pending ? kept.present : withoutPending(story);
  const hasNames = asked.contributors.length + asked.places.length > 0;
  const earlier = before?.names ?? noNames;
  const names = hasNames ? namesIn(asked, present, earlier) : earlier;
  // Before all items are loaded, a later page can still have the contributor or place.
  const known = hasNames && story.isComplete ? removeUnknown(asked, names) : asked;
  const isFilterDropped = openItem !== undefined && filterItems([openItem], known).length === 0;
  const filter = isFilterDropped ? { ...emptyFilter, sortOrder: known.sortOrder } : known;
  const query = serializeFilter('', filter);
  const isSame = kept?.query === query;
  const shown = isSame ? kept.shown : filterItems(items, filter);
  const hasMatches = filter.newSince !== null || shown.length < items.length;
  const matches = isSame ? kept.matches : hasMatches ? new Set(shown.map(({ id }) => id)) : null;
  const isSameList = kept?.present === present && kept.filter.sortOrder === filter.sortOrder;
  const listed = isSameList
    ? kept.listed
    : filterItems(present, { ...emptyFilter, sortOrder: filter.sortOrder });
  const unit = unitOfChapters(items, story.lastDay);
  const chapters =
    kept?.listed === listed && kept.chapters[0]?.period.unit === unit
      ? kept.chapters
      : groupIntoChapters(listed, unit);
  return {
    ...story,
    filter,
    query,
    names,
    isFilterDropped,
    shown,
    matches,
    present,
    listed,
    chapters,
  };
}
