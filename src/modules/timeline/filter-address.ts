/** The filter in the query of an address, under Dutch names that one can read and type. */
import { placeOf } from './places';
import { isDay, itemTypes, type ItemType, type TimelineItem } from './rows';
import { longestSearch, type FilterState } from './timeline-filter';

const typeNames: Record<ItemType, string> = {
  photo: 'foto',
  video: 'video',
  audio: 'audio',
  text: 'tekst',
  gif: 'gif',
};
const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** The query `search` with this filter in it, and what is not of the filter left alone. */
export function withFilter(search: string, filter: FilterState): string {
  const query = new URLSearchParams(search);
  const parts: Record<string, string | null> = {
    zoek: filter.search.trim(),
    soort: filter.contentTypes.map((type) => typeNames[type]).join(','),
    van: filter.dateRange.start,
    tot: filter.dateRange.end,
    door: filter.contributors.join(','),
    media: filter.hasMedia === null ? null : filter.hasMedia ? 'met' : 'zonder',
    volgorde: filter.sortOrder && (filter.sortOrder === 'newest-first' ? 'nieuwste' : 'oudste'),
  };
  for (const [name, value] of Object.entries(parts)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  // One parameter for each, since the name of a place may hold a comma.
  query.delete('plaats');
  for (const place of filter.places) query.append('plaats', place);
  // A comma may stand in a query as it is, and reads better so.
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** The filter in the query of an address. What is unknown or broken in it counts as not there. */
export function filterFrom(search: string): FilterState {
  const query = new URLSearchParams(search);
  const textOf = (name: string) => query.get(name)?.trim() ?? '';
  const listOf = (name: string) => [...new Set(textOf(name).toLowerCase().split(','))];
  const dayOf = (name: string) => (isDay(textOf(name)) ? textOf(name) : null);
  const [start, end] = [dayOf('van'), dayOf('tot')];
  const [media, order] = [listOf('media')[0], listOf('volgorde')[0]];
  const isReversed = start !== null && end !== null && start > end;
  return {
    search: textOf('zoek').slice(0, longestSearch).trim(),
    contentTypes: listOf('soort').flatMap(
      (name) => itemTypes.find((type) => typeNames[type] === name) ?? [],
    ),
    contributors: listOf('door').filter(isId),
    places: [...new Set(query.getAll('plaats').map((place) => place.trim()))].filter(Boolean),
    dateRange: isReversed ? { start: null, end: null } : { start, end },
    hasMedia: media === 'met' ? true : media === 'zonder' ? false : null,
    sortOrder: order === 'nieuwste' ? 'newest-first' : order === 'oudste' ? 'oldest-first' : null,
  };
}

/** The filter without people and places that this story does not know: a link may be older. */
export function withKnown(filter: FilterState, items: readonly TimelineItem[]): FilterState {
  if (filter.contributors.length + filter.places.length === 0) return filter;
  const people = new Set(items.map((item) => item.created_by));
  const names = new Set(items.map(placeOf));
  const contributors = filter.contributors.filter((id) => people.has(id));
  const places = filter.places.filter((name) => names.has(name));
  const isSame =
    contributors.length === filter.contributors.length && places.length === filter.places.length;
  return isSame ? filter : { ...filter, contributors, places };
}
