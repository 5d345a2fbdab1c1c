import { describe, expect, it } from 'vitest';
import { seededRandom } from '@shared/seeded-random';
import { itemTypeList } from '../item-types';
import type { ItemMetadata, TimelineItem } from '../rows';
import { emptyFilter, filterItems, type FilterState } from './timeline-filter';

type Fields = Partial<Omit<TimelineItem, 'metadata'>> & { metadata?: Partial<ItemMetadata> };

const item = (id: string, { metadata, ...fields }: Fields = {}): TimelineItem => ({
  id,
  title: '',
  description: null,
  item_type: 'photo',
  media_url: null,
  item_date: null,
  created_by: null,
  creator: null,
  ...fields,
  metadata: { ...metadata } as ItemMetadata,
});
const filter = (fields: Partial<FilterState>): FilterState => ({ ...emptyFilter, ...fields });
const ids = (items: TimelineItem[], fields: Partial<FilterState>) =>
  filterItems(items, filter(fields))
    .map(({ id }) => id)
    .join(' ');

describe('search', () => {
  const items = [
    item('title', { title: 'De trouwdag in het café' }),
    item('description', { description: 'Éérst naar de kerk,\ndan naar het café' }),
    item('gif', { item_type: 'gif', metadata: { gif_title: 'Zwaaien naar Oma' } }),
    item('transcript', { item_type: 'video', metadata: { transcript: 'Onder uit de kist' } }),
    item('place', { metadata: { location_name: 'Zandvoort' }, item_type: 'audio' }),
    item('bare'),
  ];
  it.each([
    ['trouw', 'title'],
    ['eerst', 'description'],
    ['cafe', 'title description'],
    ['TROUWDAG', 'title'],
    ['kerk', 'description'],
    ['éÉrst', 'description'],
    ['CAFÉ', 'title description'],
    ['CAFE\u0301', 'title description'],
    ['oma', 'gif'],
    ['  oma \t', 'gif'],
    ['naar', 'description gif'],
    ['de trouw', 'title'],
    ['trouw de', 'title'],
    ['"de trouw"', 'title'],
    ['"trouw de"', ''],
    ['naar de café', 'description'],
    ['kerk, dan', 'description'],
    ['“naar  de”', 'description'],
    ['oma “de kerk', ''],
    ['kist', 'transcript'],
    ['Zandvoort', ''],
    ['photo', ''],
    ['null', ''],
    ['undefined', ''],
    ['.*', ''],
    ['', 'title description gif transcript place bare'],
    [' \n\u00A0 ', 'title description gif transcript place bare'],
    ['"', 'title description gif transcript place bare'],
  ])('%j finds %j', (search, expected) => {
    expect(ids(items, { search })).toBe(expected);
  });

  it.each([
    ['curacao', 'Naar Curaçao'],
    ['CURAÇAO', 'naar curacao'],
    ['ijsje', 'Een \u0133sje'],
    ["oma's", 'Oma\u2019s fiets'],
    ['naar zandvoort', 'Met de trein naar\nZandvoort'],
    ['"naar zandvoort"', 'Met de trein naar\r\n Zandvoort'],
    ['opa henk', 'Opa  Henk'],
    ['opa\u00a0henk', 'Opa Henk'],
    ['fotoalbum', 'Het foto\u00adalbum'],
    ['fotoalbum', 'Het foto\u200balbum'],
    ['oma fiets', 'De fiets van oma'],
    ['fotoalbum', 'Het foto-\nalbum'],
    ['foto-album', 'Het foto- \r\n  album'],
    ['"het fotoalbum van"', 'Het foto-\nalbum van oma'],
    ['noord-holland', 'Noord-\nHolland'],
    ['1950-1960', '1950\u20131960'],
    ['soren', 'S\u00f8ren'],
  ])('%j finds %j', (search, title) => {
    expect(ids([item('a', { title })], { search })).toBe('a');
  });

  it('matches words in different fields, but no word or quoted words across two', () => {
    const split = item('split', {
      title: 'oma',
      description: 'riet',
      metadata: { gif_title: '!' },
    });
    expect(ids([split], { search: 'omariet' })).toBe('');
    expect(ids([split], { search: '"oma riet"' })).toBe('');
    expect(ids([split], { search: 'riet oma' })).toBe('split');
  });

  it('finds the new text of a changed item', () => {
    const before = item('a', { title: 'Fiets' });
    expect(ids([before], { search: 'fiets' })).toBe('a');
    expect(ids([{ ...before, title: 'Brommer' }], { search: 'fiets' })).toBe('');
  });
});

describe('one search after another', () => {
  const items = [
    item('a', { title: 'Koffie met oma' }),
    item('b', { title: 'Kofferbak', item_type: 'video' }),
    item('c', { title: 'Oma Koos' }),
  ];
  it.each([
    ['typing further', ['k', 'ko', 'kof', 'koffie'], ['a b c', 'a b c', 'a b', 'a']],
    ['typing back', ['koffie', 'kof', 'ko', 'k'], ['a', 'a b', 'a b c', 'a b c']],
    ['typing before it', ['ma', 'oma', 'oma koo'], ['a c', 'a c', 'c']],
    ['something else', ['koffie', 'oma'], ['a', 'a c']],
    ['what is nowhere, and back', ['koffies', 'koffie'], ['', 'a']],
  ])('%s: each finds its own items', (_, searches, expected) => {
    expect(searches.map((search) => ids(items, { search }))).toEqual(expected);
  });

  it('keeps applying the other parts of the filter', () => {
    expect(ids(items, { search: 'ko', contentTypes: ['video'] })).toBe('b');
    expect(ids(items, { search: 'kof' })).toBe('a b');
  });
});

describe('content types', () => {
  const items = [...itemTypeList, 'hologram'].map((type) => item(type, { item_type: type }));
  it.each<[FilterState['contentTypes'], string]>([
    [[], [...itemTypeList, 'hologram'].join(' ')],
    [['audio'], 'audio'],
    [['gif', 'photo'], 'photo gif'],
    [[...itemTypeList], itemTypeList.join(' ')],
  ])('%j keeps %j', (contentTypes, expected) => {
    expect(ids(items, { contentTypes })).toBe(expected);
  });
});

describe('contributors', () => {
  const items = [
    item('1', { created_by: 'karel' }),
    item('2', { created_by: 'noor' }),
    item('3', { created_by: null }),
    item('4', { created_by: 'karel' }),
  ];
  it.each([
    [[], '1 2 3 4'],
    [['karel'], '1 4'],
    [['noor', 'karel'], '1 2 4'],
    [['wim'], ''],
    [['null'], ''],
    [[''], ''],
  ])('%j keeps %j', (contributors, expected) => {
    expect(ids(items, { contributors })).toBe(expected);
  });
});

describe('places', () => {
  const at = (id: string, location_name?: string) => item(id, { metadata: { location_name } });
  const items = [
    at('1', 'Zandvoort'),
    at('2', '  Prinsengracht 12, Amsterdam, Nederland\t'),
    at('3'),
    at('4', ' '),
    at('5', 'Zandvoort aan Zee'),
    at('6', 'zandvoort'),
  ];
  it.each([
    [[], '1 2 3 4 5 6'],
    [['Zandvoort'], '1 6'],
    [['Prinsengracht 12, Amsterdam, Nederland'], '2'],
    [['Amsterdam'], ''],
    [['zandvoort', 'Zandvoort'], '1 6'],
    [['ZAND\u00advoort\u200b aan\u00a0 zee'], '5'],
    [['null'], ''],
    [[''], ''],
    [['\u200b'], ''],
  ])('%j keeps %j', (places, expected) => {
    expect(ids(items, { places })).toBe(expected);
  });
});

describe('media', () => {
  const items = [item('with', { media_url: '/a.webp' }), item('none'), item('', { media_url: '' })];
  it.each([
    [null, 'with none '],
    [true, 'with'],
    [false, 'none '],
  ])('%j keeps %j', (hasMedia, expected) => {
    expect(ids(items, { hasMedia })).toBe(expected);
  });
});

describe('date range', () => {
  const days = ['1931-01-01', '1955-05-04', '1955-05-05', '2024-02-29'];
  const items = [...days.map((day) => item(day, { item_date: day })), item('undated')];
  it.each([
    [null, null, [...days, 'undated']],
    ['1955-05-04', null, days.slice(1)],
    ['1955-05-05', null, days.slice(2)],
    [null, '1955-05-04', days.slice(0, 2)],
    [null, '1955-05-03', days.slice(0, 1)],
    ['1955-05-04', '1955-05-05', days.slice(1, 3)],
    ['1955-05-04', '1955-05-04', ['1955-05-04']],
    ['1000-01-01', '9999-12-31', days],
    ['2024-03-01', null, []],
    ['1975-01-01', '1930-01-01', []],
  ])('%j to %j keeps %j', (start, end, expected) => {
    expect(ids(items, { dateRange: { start, end } })).toBe(expected.join(' '));
  });
});

describe('new since a day', () => {
  const moments = [
    '2026-03-28T22:59:59.999+00:00',
    '2026-03-28T23:00:00+00:00',
    '2026-03-29T21:59:59.123456+00:00',
    '2026-03-29T22:00:00+00:00',
    '2026-10-25T22:59:59Z',
    '2026-10-26T00:00:00+01:00',
  ];
  const items = [
    ...moments.map((created_at, index) => item(String(index), { created_at })),
    item('none'),
    item('nonsense', { created_at: 'gisteren' }),
  ];
  it.each([
    ['2026-03-28', '0 1 2 3 4 5'],
    // The clocks change on this day, and on 25 October.
    ['2026-03-29', '1 2 3 4 5'],
    ['2026-03-30', '3 4 5'],
    ['2026-10-25', '4 5'],
    ['2026-10-26', '5'],
    ['2026-10-27', ''],
  ])('%s, a day in Amsterdam, keeps %j', (newSince, expected) => {
    expect(ids(items, { newSince })).toBe(expected);
  });
});

describe('sort order', () => {
  const items = [
    item('none1'),
    item('b1', { item_date: '1955-05-04' }),
    item('c', { item_date: '1963-01-12' }),
    item('none2'),
    item('b2', { item_date: '1955-05-04' }),
    item('a', { item_date: '1931-08-30' }),
    item('b3', { item_date: '1955-05-04' }),
  ];
  it.each<[FilterState['sortOrder'], string]>([
    [null, 'none1 b1 c none2 b2 a b3'],
    ['oldest-first', 'a b1 b2 b3 c none1 none2'],
    ['newest-first', 'c b3 b2 b1 a none1 none2'],
  ])('%j gives %j', (sortOrder, expected) => {
    expect(ids(items, { sortOrder })).toBe(expected);
  });
});

describe('combinations', () => {
  const items = [
    item('1', { title: 'Oma zingt', item_type: 'audio', created_by: 'n', item_date: '1957-10-01' }),
    item('2', {
      title: 'Oma vertelt',
      item_type: 'audio',
      created_by: 'n',
      item_date: '1959-01-01',
      media_url: '/2.mp3',
    }),
    item('3', { title: 'Opa speelt', item_type: 'audio', created_by: 'k', media_url: '/3.mp3' }),
    item('4', { title: 'Oma', item_date: '1959-01-01', created_by: 'k', media_url: '/4.webp' }),
  ];
  it.each<[string, Partial<FilterState>]>([
    ['1 2', { search: 'oma', contentTypes: ['audio'] }],
    ['2', { search: 'oma', contentTypes: ['audio'], hasMedia: true }],
    ['4', { contributors: ['k'], dateRange: { start: '1959-01-01', end: null } }],
    ['2 1', { contributors: ['n'], sortOrder: 'newest-first' }],
    ['2 4', { hasMedia: true, dateRange: { start: null, end: '1960-01-01' } }],
    ['', { search: 'opa', hasMedia: false }],
    ['4 2 3', { hasMedia: true, sortOrder: 'newest-first', search: ' O ' }],
  ])('%j for %j', (expected, fields) => {
    expect(ids(items, fields)).toBe(expected);
  });
});

function generator(seed: number) {
  const random = seededRandom(seed);
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const some = <T>(values: readonly T[]) => values.filter(() => random() < 0.4);
  const words = ['Oma', 'riet', 'FIETS', 'Éénmaal', 'ijs', 'café', 'zee'];
  const text = () => Array.from({ length: 3 }, () => pick(words)).join(' ');
  const day = () =>
    `19${pick(['31', '55', '63'])}-0${pick(['1', '5'])}-${pick(['01', '04', '30'])}`;
  const items = Array.from({ length: 200 }, (_, index) =>
    item(String(index), {
      title: text(),
      description: pick([null, text()]),
      item_type: pick([...itemTypeList, 'hologram']),
      media_url: pick([null, '/a.webp']),
      item_date: pick([null, day(), day(), day()]),
      created_by: pick([null, 'k', 'n', 'w']),
      created_at: pick([undefined, '2026-11-11T22:30:00Z', '2026-11-11T23:30:00Z']),
      metadata: pick([{}, { gif_title: text() }, { location_name: pick([' Bunnik', 'Zee', '']) }]),
    }),
  );
  const nextFilter = (): FilterState => ({
    search: pick(['', ' ', 'oma', 'É', ' fiets ', 'riet ijs', 'xyz']),
    contentTypes: pick([[], some(itemTypeList)]),
    contributors: pick([[], some(['k', 'n', 'w'])]),
    places: pick([[], some(['Bunnik', 'Zee', 'Mars'])]),
    dateRange: { start: pick([null, day()]), end: pick([null, day()]) },
    hasMedia: pick([null, true, false]),
    newSince: pick([null, '2026-11-11', '2026-11-12']),
    sortOrder: pick([null, 'oldest-first', 'newest-first']),
  });
  return { items, nextFilter };
}

/** A simple reference implementation of the filter. */
function naive(items: TimelineItem[], wanted: FilterState) {
  const plain = (text: string) => text.toLowerCase().replaceAll('é', 'e');
  const words = plain(wanted.search).split(' ');
  const { start, end } = wanted.dateRange;
  const kept = items.filter((one) => {
    const texts = [one.title, one.description ?? '', one.metadata.gif_title ?? ''];
    if (!words.every((word) => plain(texts.join('\n')).includes(word))) return false;
    const types: string[] = wanted.contentTypes;
    if (types.length && !types.includes(one.item_type)) return false;
    if (wanted.contributors.length && !wanted.contributors.includes(one.created_by ?? '?'))
      return false;
    if (wanted.places.length && !wanted.places.includes(one.metadata.location_name?.trim() ?? ''))
      return false;
    if (wanted.hasMedia === true && !one.media_url) return false;
    if (wanted.hasMedia === false && one.media_url) return false;
    if (wanted.newSince && !one.created_at) return false;
    if (wanted.newSince === '2026-11-12' && one.created_at!.includes('T22')) return false;
    if (start && !(one.item_date && one.item_date >= start)) return false;
    if (end && !(one.item_date && one.item_date <= end)) return false;
    return true;
  });
  if (!wanted.sortOrder) return kept;
  const sorted = [...new Set(kept.map((one) => one.item_date ?? ''))]
    .filter(Boolean)
    .toSorted()
    .flatMap((day) => kept.filter((one) => one.item_date === day));
  if (wanted.sortOrder === 'newest-first') sorted.reverse();
  return [...sorted, ...kept.filter((one) => !one.item_date)];
}

describe('on generated items', () => {
  it.each([1, 1931, 424242])('agrees with the reference implementation (seed %i)', (seed) => {
    const { items, nextFilter } = generator(seed);
    for (let round = 0; round < 300; round += 1) {
      const wanted = nextFilter();
      expect(filterItems(items, wanted), JSON.stringify(wanted)).toEqual(naive(items, wanted));
    }
  });

  it('mutates neither items nor filter', () => {
    const { items, nextFilter } = generator(7);
    const freeze = <T>(value: T): T => {
      if (value && typeof value === 'object') Object.values(Object.freeze(value)).forEach(freeze);
      return value;
    };
    freeze(items);
    for (let round = 0; round < 50; round += 1) {
      expect(() => filterItems(items, freeze(nextFilter()))).not.toThrow();
    }
  });

  it('returns the same array for an empty filter', () => {
    const { items } = generator(3);
    expect(filterItems(items, emptyFilter)).toBe(items);
    expect(filterItems(items, filter({ search: '  ' }))).toBe(items);
  });
});
