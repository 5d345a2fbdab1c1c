import { describe, expect, it, vi } from 'vitest';
import { parseFilter, serializeFilter } from './filter-params';
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
  ['?zoek=%5Ba%5D+%7Bb%7C%5C', { search: '[a] {b|\\' }],
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
  ['?nieuw=2024-11-12', { newSince: '2024-11-12' }],
  ['?volgorde=nieuwste', { sortOrder: 'newest-first' }],
  ['?volgorde=oudste', { sortOrder: 'oldest-first' }],
])('%j gives its filter, both ways', (search, fields) => {
  expect(serializeFilter('', filter(fields))).toBe(search);
  expect(parseFilter(search)).toEqual(filter(fields));
});

it('trims the search, and drops a search of only spaces', () => {
  expect(serializeFilter('', filter({ search: ' oma ' }))).toBe('?zoek=oma');
  expect(serializeFilter('', filter({ search: ' \u00A0 ' }))).toBe('');
});

it('keeps the other parameters of the query string', () => {
  expect(serializeFilter('?kaart=aan&zoek=opa&media=met', filter({ search: 'oma' }))).toBe(
    '?kaart=aan&zoek=oma',
  );
});

it.each([
  ['2026-11-11T22:59:59Z', null],
  ['2026-11-11T23:00:00Z', '2026-11-12'],
  ['2026-07-12T21:59:59Z', null, '2026-07-13'],
  ['2026-07-12T22:00:00Z', '2026-07-13', '2026-07-13'],
])(
  'at %s a day that has not begun in Amsterdam is ignored',
  (now, expected, day = '2026-11-12') => {
    vi.useFakeTimers({ now: new Date(now) });
    expect(parseFilter(`?nieuw=${day}`).newSince).toBe(expected);
    vi.useRealTimers();
  },
);

describe('an invalid query string', () => {
  it.each<[string, Partial<FilterState>]>([
    ['?zoek=caf%25C3%25A9', { search: 'café' }],
    ['?zoek=caf%25C3%25A9%2520au%2520lait', { search: 'café au lait' }],
    ['?zoek=100%25', { search: '100%' }],
    ['?zoek=50%25af', { search: '50%af' }],
    ['?zoek=%25C3%25A9%25', { search: '%C3%A9%' }],
    ['?plaats=Curi%25C3%25A9', { places: ['Curié'] }],
    ['?soort=foto,hologram,,FOTO,Gif', { contentTypes: ['photo', 'gif'] }],
    ['?soort=constructor,__proto__,toString', {}],
    ['?media=misschien&volgorde=willekeurig', {}],
    ['?media=constructor&volgorde=__proto__', {}],
    ['?media=MET&volgorde=Nieuwste', { hasMedia: true, sortOrder: 'newest-first' }],
    ['?soort=foto,+audio+,,', { contentTypes: ['photo', 'audio'] }],
    ['?van=+0987-06-15+', { dateRange: { start: '0987-06-15', end: null } }],
    ['?van=gisteren&tot=1955-02-30', {}],
    ['?van=1955-13-01&tot=1955', {}],
    ['?van=1955-05-04T00:00&tot=19555-01-01', {}],
    ['?van=0000-01-01&tot=-0044-03-15', {}],
    ['?van=1975-01-01&tot=1930-01-01', {}],
    [`?door=karel,${noor.toUpperCase()},${noor},<b>`, { contributors: [noor] }],
    ['?plaats=+Haarlem+&plaats=Haarlem&plaats=&plaats=+', { places: ['Haarlem'] }],
    ['?plaats=haarlem&plaats=HAARLEM', { places: ['haarlem', 'HAARLEM'] }],
    ['?nieuw=gisteren', {}],
    ['?nieuw=2024-02-30', {}],
    ['?nieuw=9999-01-01', {}],
    ['?nieuw=+2024-11-12+', { newSince: '2024-11-12' }],
    ['?zoek=%E0%A4%A', { search: '\uFFFD%A' }],
    ['?zoek=100%', { search: '100%' }],
    ['?zoek=a&zoek=b', { search: 'a' }],
    [`?zoek=${'x'.repeat(5000)}`, { search: 'x'.repeat(200) }],
    ['?=&&&??#', {}],
    ['?utm_source=nieuwsbrief', {}],
  ])('%j', (search, fields) => expect(parseFilter(search)).toEqual(filter(fields)));
});
