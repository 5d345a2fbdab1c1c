import { normalizeText } from '@/lib/text-match';
import { placeOf } from '../places';
import type { ItemType, TimelineItem } from '../rows';

/** What a visitor asked for. Dates are calendar days `YYYY-MM-DD`, both bounds inclusive. */
export type FilterState = {
  search: string;
  contentTypes: ItemType[];
  /** Ids of the creators. */
  contributors: string[];
  /** Names of places, whole, as the story gives them. */
  places: string[];
  dateRange: { start: string | null; end: string | null };
  /** True: only with a file; false: only without; null: both. */
  hasMedia: boolean | null;
  /** Null keeps the order in which the items came. */
  sortOrder: 'oldest-first' | 'newest-first' | null;
};

/** How a filter was changed: key by key, or by one choice, which Back can undo. */
export type ChangeKind = 'typing' | 'choice';

/** What is searched for goes into the address, which has to stay short enough to send. */
export const longestSearch = 200;

export const emptyFilter: FilterState = {
  search: '',
  contentTypes: [],
  contributors: [],
  places: [],
  dateRange: { start: null, end: null },
  hasMedia: null,
  sortOrder: null,
};

const searchOf = (filter: FilterState) => normalizeText(filter.search.trim());

type Rule = (item: TimelineItem) => boolean;

/** Nobody types it, so that nothing is found across two parts. */
const betweenParts = '\0';

/** Each item is normalised once: 5,000 of them at every key would be felt. */
const normalizedTexts = new WeakMap<TimelineItem, string>();

function normalizedText(item: TimelineItem) {
  let text = normalizedTexts.get(item);
  if (text === undefined) {
    const parts = [item.title, item.description, item.metadata?.gif_title];
    text = normalizeText(parts.map((part) => part ?? '').join(betweenParts));
    normalizedTexts.set(item, text);
  }
  return text;
}

interface Found {
  search: string;
  items: readonly TimelineItem[];
}

/** What was found last in each list. */
const lastFound = new WeakMap<readonly TimelineItem[], Found>();

/** Items with the normalised text; one key more is sought only where the keys before were found. */
function searched(items: readonly TimelineItem[], search: string): readonly TimelineItem[] {
  const last = lastFound.get(items);
  if (last?.search === search) return last.items;
  const among = last && search.includes(last.search) ? last.items : items;
  const found = among.filter((item) => normalizedText(item).includes(search));
  lastFound.set(items, { search, items: found });
  return found;
}

/** Precomputes the normalised texts, so that the first keystroke does not pay for it. */
export function prepareSearch(items: readonly TimelineItem[]): void {
  if (!lastFound.has(items)) searched(items, betweenParts);
}

const dayOf = (item: TimelineItem) =>
  item.item_date && /^\d{4}-\d\d-\d\d$/.test(item.item_date) ? item.item_date : null;

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
    const names = new Set<string | null>(filter.places);
    rules.push((item) => names.has(placeOf(item)));
  }
  if (filter.hasMedia !== null) {
    rules.push((item) => Boolean(item.media_url) === filter.hasMedia);
  }
  if (start || end) {
    // Judged by `item_date` alone, also where only the year or decade is known: a moment stands at
    // one place of the story, and the range cuts the story there. Were its whole period to count,
    // 'jaren 50' would show when one asks for December 1959, and sort, chapter and filter disagree.
    rules.push((item) => {
      const day = dayOf(item);
      return day !== null && (!start || day >= start) && (!end || day <= end);
    });
  }
  return rules;
}

/**
 * Equal days keep the order in which they came; newest first is the exact mirror of oldest first.
 * Items without a valid day stand at the end of both, in the order in which they came.
 */
function sortItems(items: TimelineItem[], order: 'oldest-first' | 'newest-first') {
  const dated: { item: TimelineItem; day: string }[] = [];
  const undated: TimelineItem[] = [];
  for (const item of items) {
    const day = dayOf(item);
    if (day) dated.push({ item, day });
    else undated.push(item);
  }
  dated.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  if (order === 'newest-first') dated.reverse();
  return [...dated.map(({ item }) => item), ...undated];
}

/** Whether the filter hides items or sets an order: whether there is anything to clear. */
export const isFiltering = (filter: FilterState) =>
  filter.sortOrder !== null || searchOf(filter) !== '' || rulesOf(filter).length > 0;

/**
 * The items that meet every part of the filter, in its order. Nothing is mutated, and without an
 * active filter the very same array comes back. A start after its end matches nothing.
 */
export function filterItems(items: TimelineItem[], filter: FilterState): TimelineItem[] {
  const rules = rulesOf(filter);
  const search = searchOf(filter);
  const found = search ? [...searched(items, search)] : items;
  const matching =
    rules.length > 0 ? found.filter((item) => rules.every((rule) => rule(item))) : found;
  return filter.sortOrder ? sortItems(matching, filter.sortOrder) : matching;
}
