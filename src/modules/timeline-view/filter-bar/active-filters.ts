import { recentDay } from '@/lib/dates';
import { unknownContributor } from '@/modules/timeline/people/contributor-names';
import { itemTypes } from '@/modules/timeline/item-types';
import type { FilterNames } from '@/modules/timeline/filter/view-of';
import { emptyFilter, type FilterState } from '@/modules/timeline/filter/timeline-filter';
import { toggled } from './choices/toggled';
import { copy } from './copy';
import { formatRange } from './dates/format-date';

/** The label of one active filter, and the filter without it. */
export type ActiveFilter = { key: string; label: string; without: FilterState };

export function activeFilters(filter: FilterState, names: FilterNames): ActiveFilter[] {
  const { contentTypes, contributors, places, dateRange, hasMedia, newSince, sortOrder } = filter;
  const search = filter.search.trim();
  const active: ActiveFilter[] = [];
  const add = (key: string, label: string, rest: Partial<FilterState>) =>
    active.push({ key, label, without: { ...filter, ...rest } });

  if (search) add('search', copy.quoted(search), { search: '' });
  for (const type of contentTypes)
    add(`type ${type}`, itemTypes[type].name, { contentTypes: toggled(contentTypes, type) });
  for (const id of contributors)
    add(`contributor ${id}`, names.get(id) ?? unknownContributor, {
      contributors: toggled(contributors, id),
    });
  for (const place of places)
    add(`place ${place}`, copy.place(place), { places: toggled(places, place) });
  const range = formatRange(dateRange);
  if (range) add('range', range, { dateRange: emptyFilter.dateRange });
  if (hasMedia !== null) {
    add('media', hasMedia ? copy.withMedia : copy.withoutMedia, { hasMedia: null });
  }
  if (newSince) add('new', copy.newSince(recentDay(newSince)), { newSince: null });
  if (sortOrder) {
    const label = sortOrder === 'oldest-first' ? copy.oldestFirst : copy.newestFirst;
    add('sort', label, { sortOrder: null });
  }
  return active;
}
