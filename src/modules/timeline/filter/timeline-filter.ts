import { startOfDutchDay } from '@/lib/dates';
import { searchableText, textMatcher } from '@/lib/text-match';
import { placeKey, placeKeyOf } from '../places';
import type { TimelineItem } from '../rows';
import { parseFilter, type FilterState } from './filter-params';

export type { FilterState };

/** How a filter was changed: by typing, or by one choice, which Back can undo. */
export type ChangeKind = 'typing' | 'choice';

export const emptyFilter = parseFilter('');

type Rule = (item: TimelineItem) => boolean;

/** Cache: normalising 5,000 items at every keystroke is too slow. */
const searchableTexts = new WeakMap<TimelineItem, string>();

function searchableTextOf(item: TimelineItem) {
  let text = searchableTexts.get(item);
  if (text === undefined) {
    const { gif_title, transcript } = item.metadata;
    text = searchableText(item.title, item.description, gif_title, transcript);
    searchableTexts.set(item, text);
  }
  return text;
}

/** Precomputes the texts to search, so that the first keystroke does not pay for it. */
export function prepareSearch(items: readonly TimelineItem[]): void {
  for (const item of items) searchableTextOf(item);
}

function rulesOf(filter: FilterState): Rule[] {
  const rules: Rule[] = [];
  const { start, end } = filter.dateRange;
  if (filter.contentTypes.length > 0) {
    const types = new Set<string>(filter.contentTypes);
    rules.push((item) => types.has(item.item_type));
  }
  if (filter.contributors.length > 0) {
    const ids = new Set(filter.contributors);
    rules.push((item) => item.created_by !== null && ids.has(item.created_by));
  }
  if (filter.places.length > 0) {
    const keys = new Set<string | null>(filter.places.map(placeKey));
    rules.push((item) => keys.has(placeKeyOf(item)));
  }
  if (filter.hasMedia !== null) {
    rules.push((item) => Boolean(item.media_url ?? item.foreignUrl) === filter.hasMedia);
  }
  if (start || end) {
    // Compares `item_date` only, also when just the year or decade is known, so that filter, sort
    // and chapters agree. With its whole period, 'jaren 50' would match December 1959.
    rules.push(
      ({ item_date: day }) => day !== null && (!start || day >= start) && (!end || day <= end),
    );
  }
  if (filter.newSince) {
    const from = startOfDutchDay(filter.newSince);
    rules.push(({ created_at: added }) => Date.parse(added ?? '') >= from);
  }
  const matches = textMatcher(filter.search);
  // The slowest rule, so the last one.
  if (matches) rules.push((item) => matches(searchableTextOf(item)));
  return rules;
}

/**
 * Sorts by day; newest first is the exact reverse of oldest first. Items without a day keep
 * their order at the end of both.
 */
function sortItems(items: TimelineItem[], order: 'oldest-first' | 'newest-first') {
  const dated = items.filter((item) => item.item_date);
  dated.sort((a, b) => Number(a.item_date! > b.item_date!) - Number(a.item_date! < b.item_date!));
  if (order === 'newest-first') dated.reverse();
  return [...dated, ...items.filter((item) => !item.item_date)];
}

/**
 * Returns the items that match every part of the filter, in its sort order; the same array without
 * an active filter. Mutates nothing. A reversed date range matches nothing.
 */
export function filterItems(items: TimelineItem[], filter: FilterState): TimelineItem[] {
  const rules = rulesOf(filter);
  const matching =
    rules.length > 0 ? items.filter((item) => rules.every((rule) => rule(item))) : items;
  return filter.sortOrder ? sortItems(matching, filter.sortOrder) : matching;
}
