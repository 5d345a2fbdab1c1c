/** The filter in the query string, under Dutch names: `?zoek=oma&soort=foto,audio&van=1950-01-01`. */
import {
  createLoader,
  createMultiParser,
  createParser,
  createSerializer,
  type inferParserType,
} from 'nuqs/server';
import { isDay, startOfDutchDay } from '@/lib/dates';
import { itemTypeList, itemTypes, type ItemType } from '../item-types';

/** The search text is part of the URL, which has a maximum length. */
export const longestSearch = 200;

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/** An application that encodes a link twice leaves escapes in it, of which those of a letter with an accent are no text. */
function withoutEscapes(text: string): string {
  if (!/%[c-f][\da-f]%[89ab][\da-f]/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The values of a comma-separated list. */
const valuesIn = (query: string) => [
  ...new Set(
    query
      .toLowerCase()
      .split(',')
      .map((value) => value.trim()),
  ),
];

/** Parses one of a few values by its Dutch name. */
function parseAsOneOf<Value extends string | boolean>(
  names: readonly (readonly [Value, string])[],
) {
  return createParser<Value>({
    parse: (query) => names.find(([, name]) => name === valuesIn(query)[0])?.[0] ?? null,
    serialize: (value) => names.find(([named]) => named === value)?.[1] ?? '',
  });
}

const parseAsDay = createParser<string>({
  parse: (query) => (isDay(query.trim()) ? query.trim() : null),
  serialize: (day) => day,
});

/** A day that has not begun yet counts as absent. */
const parseAsPastDay = createParser<string>({
  ...parseAsDay,
  parse: (query) => {
    const day = parseAsDay.parse(query);
    return day && startOfDutchDay(day) <= Date.now() ? day : null;
  },
});

/** An unknown or invalid value counts as absent. */
const filterParsers = {
  search: createParser<string>({
    parse: (query) => withoutEscapes(query).trim().slice(0, longestSearch).trim(),
    serialize: (search) => search.trim(),
    eq: (a, b) => a.trim() === b.trim(),
  }).withDefault(''),
  contentTypes: createParser<ItemType[]>({
    parse: (query) =>
      valuesIn(query).flatMap(
        (name) => itemTypeList.find((type) => itemTypes[type].urlName === name) ?? [],
      ),
    serialize: (types) => types.map((type) => itemTypes[type].urlName).join(','),
    eq: isSameList,
  }).withDefault([]),
  start: parseAsDay,
  end: parseAsDay,
  /** Ids of the creators. */
  contributors: createParser<string[]>({
    parse: (query) => valuesIn(query).filter(isId),
    serialize: (ids) => ids.join(','),
    eq: isSameList,
  }).withDefault([]),
  /** True: only items with a file; false: only without; null: both. */
  hasMedia: parseAsOneOf<boolean>([
    [true, 'met'],
    [false, 'zonder'],
  ]),
  /** Only items that were added on this day or later, a day of Europe/Amsterdam; null: all. */
  newSince: parseAsPastDay,
  /** Null keeps the order of the list. */
  sortOrder: parseAsOneOf<'newest-first' | 'oldest-first'>([
    ['newest-first', 'nieuwste'],
    ['oldest-first', 'oudste'],
  ]),
  /** Full names of places, in any spelling. One parameter per place, since the name of a place can contain a comma. */
  places: createMultiParser<string[]>({
    parse: (queries) =>
      [...new Set(queries.map((place) => withoutEscapes(place).trim()))].filter(Boolean),
    serialize: (places) => places,
    eq: isSameList,
  }).withDefault([]),
};

const filterUrlKeys = {
  search: 'zoek',
  contentTypes: 'soort',
  start: 'van',
  end: 'tot',
  contributors: 'door',
  hasMedia: 'media',
  newSince: 'nieuw',
  sortOrder: 'volgorde',
  places: 'plaats',
} satisfies Record<keyof typeof filterParsers, string>;

type FilterValues = inferParserType<typeof filterParsers>;

/** The filter of a timeline. Dates are calendar days `YYYY-MM-DD`, both bounds inclusive. */
export type FilterState = Omit<FilterValues, 'start' | 'end'> & {
  dateRange: Pick<FilterValues, 'start' | 'end'>;
};

/** Converts URL values to a filter; a reversed date range counts as absent. */
function toFilter({ start, end, ...rest }: FilterValues): FilterState {
  const isReversed = start !== null && end !== null && start > end;
  return { ...rest, dateRange: isReversed ? { start: null, end: null } : { start, end } };
}

const toValues = ({ dateRange, ...rest }: FilterState): FilterValues => ({
  ...rest,
  ...dateRange,
});

const load = createLoader(filterParsers, { urlKeys: filterUrlKeys });
const serialize = createSerializer(filterParsers, { urlKeys: filterUrlKeys });

/**
 * Writes the filter into the query string `search` and keeps all other parameters. Encodes what nuqs leaves and
 * applications that find links in a text end them at.
 */
export const serializeFilter = (search: string, filter: FilterState): string =>
  serialize(search, toValues(filter)).replace(/[[\]{}|\\^]/g, encodeURIComponent);

/** Reads the filter from a query string. */
export const parseFilter = (search: string): FilterState =>
  toFilter(load(new URLSearchParams(search)));
