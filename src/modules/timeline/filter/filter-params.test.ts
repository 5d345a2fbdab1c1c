import { describe, expect, it } from 'vitest';
import { changedValues, filterFrom, valuesOf, withFilter } from './filter-params';
import { itemTypes } from '../rows';
import { emptyFilter, type FilterState } from './timeline-filter';

const noor = '11111111-1111-4111-8111-111111111111';
const karel = '2222aaaa-2222-4222-8222-222222222222';
const filter = (fields: Partial<FilterState>): FilterState => ({ ...emptyFilter, ...fields });

it.each<[string, Partial<FilterState>]>([
  ['', {}],
  ['?zoek=oma+riet', { search: 'oma riet' }],
  ['?soort=foto,audio', { contentTypes: ['photo', 'audio'] }],
  ['?van=1950-01-01', { dateRange: { start: '1950-01-01', end: null } }],
  ['?van=1950-01-01&tot=1959-12-31', { dateRange: { start: '1950-01-01', end: '1959-12-31' } }],
  [`?door=${noor},${karel}`, { contributors: [noor, karel] }],
  ['?plaats=Zandvoort', { places: ['Zandvoort'] }],
  [
    '?plaats=Prinsengracht+12,+Amsterdam&plaats=Lage+Vuursche',
    { places: ['Prinsengracht 12, Amsterdam', 'Lage Vuursche'] },
  ],
  [
    '?plaats=%27s-Hertogenbosch&plaats=A%26B+%2B+C%23D',
    { places: ["'s-Hertogenbosch", 'A&B + C#D'] },
  ],
  ['?media=met', { hasMedia: true }],
  ['?media=zonder', { hasMedia: false }],
  ['?volgorde=nieuwste', { sortOrder: 'newest-first' }],
  ['?volgorde=oudste', { sortOrder: 'oldest-first' }],
])('%j gives its filter, both ways', (search, fields) => {
  expect(withFilter('', filter(fields))).toBe(search);
  expect(filterFrom(search)).toEqual(filter(fields));
});

it('trims the search, and drops a search of only spaces', () => {
  expect(withFilter('', filter({ search: ' oma ' }))).toBe('?zoek=oma');
  expect(withFilter('', filter({ search: ' \u00A0 ' }))).toBe('');
});

it('keeps the other parameters of the query string', () => {
  expect(withFilter('?kaart=aan&zoek=opa&media=met', filter({ search: 'oma' }))).toBe(
    '?kaart=aan&zoek=oma',
  );
});

it('returns only the changed values', () => {
  const now = valuesOf(filter({ search: 'oma', places: ['Ede'] }));
  const next = { ...now, places: ['Ede'], start: '1955-01-01', hasMedia: false };
  expect(changedValues(now, next)).toEqual({ start: '1955-01-01', hasMedia: false });
  expect(changedValues(now, { ...now })).toEqual({});
});

describe('an invalid query string', () => {
  it.each<[string, Partial<FilterState>]>([
    ['?soort=foto,hologram,,FOTO,Gif', { contentTypes: ['photo', 'gif'] }],
    ['?soort=constructor,__proto__,toString', {}],
    ['?media=misschien&volgorde=willekeurig', {}],
    ['?media=constructor&volgorde=__proto__', {}],
    ['?media=MET&volgorde=Nieuwste', { hasMedia: true, sortOrder: 'newest-first' }],
    ['?van=+0987-06-15+', { dateRange: { start: '0987-06-15', end: null } }],
    ['?van=gisteren&tot=1955-02-30', {}],
    ['?van=1955-13-01&tot=1955', {}],
    ['?van=1955-05-04T00:00&tot=19555-01-01', {}],
    ['?van=0000-01-01&tot=-0044-03-15', {}],
    ['?van=1975-01-01&tot=1930-01-01', {}],
    [`?door=karel,${noor.toUpperCase()},${noor},<b>`, { contributors: [noor] }],
    ['?plaats=+Haarlem+&plaats=Haarlem&plaats=&plaats=+', { places: ['Haarlem'] }],
    ['?plaats=haarlem&plaats=HAARLEM', { places: ['haarlem', 'HAARLEM'] }],
    ['?zoek=%E0%A4%A', { search: '\uFFFD%A' }],
    ['?zoek=100%', { search: '100%' }],
    ['?zoek=a&zoek=b', { search: 'a' }],
    [`?zoek=${'x'.repeat(5000)}`, { search: 'x'.repeat(200) }],
    ['?=&&&??#', {}],
    ['?utm_source=nieuwsbrief', {}],
  ])('%j', (search, fields) => expect(filterFrom(search)).toEqual(filter(fields)));
});

/** Seeded random numbers (mulberry32), so that a failure can be reproduced. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function filtersFrom(seed: number) {
  const random = seeded(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const pick = <T>(values: readonly T[]) => values[upTo(values.length - 1)] as T;
  const shuffled = <T>(values: readonly T[]) =>
    values.map((value) => ({ value, at: random() })).toSorted((a, b) => a.at - b.at);
  const some = <T>(values: readonly T[]) =>
    shuffled(values)
      .slice(0, upTo(values.length))
      .map(({ value }) => value);
  const odd = [...'a é ß 👵 , & = + % # ? / \\ " \' < > ; : ~ %2C %00 \t \0 \u202E ’ –', ' '];
  const text = () =>
    Array.from({ length: upTo(30) }, () => pick(odd))
      .join('')
      .trim();
  const hex = (length: number) => Array.from({ length }, () => upTo(15).toString(16)).join('');
  const id = () => [8, 4, 4, 4, 12].map(hex).join('-');
  const day = () => {
    const time = Date.UTC(2000, 0, 1) + Math.round((random() * 2 - 1) * 1999 * 365) * 86_400_000;
    return new Date(time).toISOString().slice(0, 10);
  };
  const range = () => {
    const [start, end] = [day(), day()].toSorted();
    return { start: pick([null, start as string]), end: pick([null, end as string]) };
  };
  return (): FilterState => ({
    search: text(),
    contentTypes: some(itemTypes),
    contributors: Array.from({ length: upTo(4) }, id),
    places: [...new Set(Array.from({ length: upTo(3) }, text))].filter(Boolean),
    dateRange: range(),
    hasMedia: pick([null, true, false]),
    sortOrder: pick([null, 'oldest-first', 'newest-first']),
  });
}

describe('any filter', () => {
  it.each([1, 1931, 424242])('survives a round trip through the URL (seed %i)', (seed) => {
    const next = filtersFrom(seed);
    for (let round = 0; round < 500; round += 1) {
      const one = next();
      const search = withFilter('', one);
      // As a browser writes the URL, and as it reads it from a link.
      const sent = new URL(`https://anekdotes.example/public/oma-riet${search}`);
      expect(filterFrom(sent.search), search).toEqual(one);
      expect(withFilter(sent.search, filterFrom(sent.search))).toBe(search);
      expect(withFilter(search, emptyFilter)).toBe('');
    }
  });

  it.each([7, 1955])('parses any query string without an error (seed %i)', (seed) => {
    const next = filtersFrom(seed);
    const random = seeded(seed);
    for (let round = 0; round < 500; round += 1) {
      const characters = Array.from(withFilter('', next()));
      const broken = characters.map((one) =>
        random() < 0.1 ? String.fromCharCode(random() * 0xffff) : one,
      );
      const read = filterFrom(broken.join(''));
      expect(filterFrom(withFilter('', read))).toEqual(read);
    }
  });
});
