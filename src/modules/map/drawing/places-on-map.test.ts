import { describe, expect, test } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { getPlaceLabel, placesOnMap } from './places-on-map';

type Row = [day: string | null, name: string | undefined, at?: [number, number], more?: object];

const createItems = (rows: Row[]) =>
  rows.map(([item_date, location_name, at, more], index) =>
    createItem({
      id: String(index),
      item_date,
      metadata: { location_name, lat: at?.[0], lng: at?.[1], ...more },
    }),
  );
const mapOf = (rows: Row[]) => placesOnMap(createItems(rows), createItems(rows));
/** Number, year, name and item ids of each place. */
const describePlaces = (rows: Row[]) =>
  mapOf(rows).map(
    ({ number, since, name, items }) =>
      `${number} ${since} ${name}: ${items.map(({ id }) => id).join(' ')}`,
  );

const amsterdam: [number, number] = [52.37, 4.9];
const haarlem: [number, number] = [52.38, 4.64];

test.each<[string, Row[], string[]]>([
  ['no items', [], []],
  ['no coordinates', [['1931-01-01', 'Amsterdam']], []],
  ['coordinates 0,0', [['1931-01-01', 'Amsterdam', [0, 0]]], []],
  ['invalid coordinates', [['1931-01-01', 'Amsterdam', [152.37, 4.9]]], []],
  ['one single place', [['1931-01-01', 'Amsterdam', amsterdam]], ['1 1931 Amsterdam: 0']],
  [
    'in order of the first items',
    [
      ['1955-01-01', 'Amsterdam', amsterdam],
      ['1940-01-01', 'Haarlem', haarlem],
      ['1931-01-01', 'Amsterdam', amsterdam],
      [null, 'Amsterdam', amsterdam],
    ],
    ['1 1931 Amsterdam: 2 0 3', '2 1940 Haarlem: 1'],
  ],
  [
    'places without a date last, without a year',
    [
      [null, 'Amsterdam', amsterdam],
      ['1940-01-01', 'Haarlem', haarlem],
    ],
    ['1 1940 Haarlem: 1', '2 null Amsterdam: 0'],
  ],
  [
    'different names at one position as different places',
    [
      ['1931-01-01', 'Amsterdam', amsterdam],
      ['1932-01-01', 'Prinsengracht', amsterdam],
    ],
    ['1 1931 Amsterdam: 0', '2 1932 Prinsengracht: 1'],
  ],
  [
    'the spellings of one name, under the first one',
    [
      ['1931-01-01', 'Café  Amsterdam', amsterdam],
      ['1932-01-01', 'cafe\u0301 Amsterdam', amsterdam],
      ['1933-01-01', 'CAFÉ\u00a0Amsterdam\u200b', amsterdam],
      ['1934-01-01', ' Café Amsterdam ', [0, 0]],
    ],
    ['1 1931 Café Amsterdam: 0 1 2 3'],
  ],
  [
    'items of one day in the order of the story, with coordinates and without',
    [
      ['1931-01-01', 'Amsterdam', amsterdam, { position: 3 }],
      ['1931-01-01', 'Amsterdam', undefined, { position: 2 }],
      ['1931-01-01', 'Amsterdam', amsterdam, { position: 1 }],
    ],
    ['1 1931 Amsterdam: 2 1 0'],
  ],
  [
    'equal names far apart as different places',
    [
      ['1931-01-01', 'Bergen', [52.67, 4.7]],
      ['1970-01-01', 'Bergen', [60.39, 5.32]],
      ['1971-01-01', 'Bergen', [60.4, 5.3]],
    ],
    ['1 1931 Bergen: 0', '2 1970 Bergen: 1 2'],
  ],
  [
    'items without a name by position',
    [
      ['1931-01-01', undefined, [52.0, 5.0]],
      ['1932-01-01', undefined, [52.001, 5.001]],
      ['1933-01-01', ' ', [52.05, 5.0]],
    ],
    ['1 1931 null: 0 1', '2 1933 null: 2'],
  ],
  [
    'a name without coordinates with the only place of that name',
    [
      ['1931-01-01', 'Amsterdam'],
      ['1932-01-01', 'Amsterdam', amsterdam],
      ['1933-01-01', 'Amsterdam', [0, 0]],
      ['1934-01-01', undefined],
      ['1935-01-01', 'Parijs'],
    ],
    ['1 1931 Amsterdam: 0 1 2'],
  ],
  [
    'no name without coordinates when several places have it',
    [
      ['1931-01-01', 'Bergen', [52.67, 4.7]],
      ['1932-01-01', 'Bergen', [60.39, 5.32]],
      ['1933-01-01', 'Bergen'],
    ],
    ['1 1931 Bergen: 0', '2 1932 Bergen: 1'],
  ],
])('groups %s', (_, rows, expected) => expect(describePlaces(rows)).toEqual(expected));

describe('the position of a place', () => {
  test('is the mean of its items', () => {
    const [place] = mapOf([
      ['1931-01-01', 'Amsterdam', [52.36, 4.88]],
      ['1932-01-01', 'Amsterdam', [52.4, 4.94]],
    ]);
    expect(place?.lat).toBeCloseTo(52.38);
    expect(place?.lng).toBeCloseTo(4.91);
  });

  test('is right across the date line', () => {
    const [place, ...others] = mapOf([
      ['1931-01-01', 'Taveuni', [-16.85, 179.98]],
      ['1932-01-01', 'Taveuni', [-16.85, -179.98]],
    ]);
    expect(others).toEqual([]);
    expect(Math.abs(place?.lng ?? 0)).toBeCloseTo(180);
  });
});

test.each([
  ['1931-06-01', 'day', '1931'],
  ['1931-06-01', 'year', '1931'],
  ['1931-06-01', 'circa', 'omstreeks 1931'],
  ['1931-06-01', 'decade', 'jaren 30'],
  ['0987-06-01', undefined, '987'],
])('the year of %s with precision %s is "%s"', (day, date_precision, since) => {
  const more = { date_precision, date_text: 'de zomer na de watersnood' };
  expect(mapOf([[day, 'Amsterdam', amsterdam, more]])[0]?.since).toBe(since);
});

test('counts the matching items; number and id do not depend on the filter', () => {
  const all = createItems([
    ['1931-01-01', 'Amsterdam', amsterdam],
    ['1932-01-01', 'Amsterdam', amsterdam],
    ['1933-01-01', 'Haarlem', haarlem],
  ]);
  const places = placesOnMap(all, all.slice(0, 1));
  expect(places.map(({ shown }) => shown)).toEqual([1, 0]);
  expect(places.map(({ id }) => id)).toEqual(placesOnMap(all, all).map(({ id }) => id));
  expect(new Set(places.map(({ id }) => id)).size).toBe(2);
});

test('groups 5000 places', () => {
  const many = createItems(
    Array.from({ length: 5000 }, (_, index): Row => {
      const at: [number, number] = [((index * 37) % 160) - 80, ((index * 71) % 340) - 170];
      return ['1931-01-01', index % 2 ? `Plaats ${index}` : undefined, at];
    }),
  );
  expect(placesOnMap(many, many).length).toBeGreaterThan(2500);
});

test.each([
  ['its name', 'Haarlem', 'De trouwdag', 'Haarlem'],
  ['the title of its first item without a name', null, 'De trouwdag', 'De trouwdag'],
  ['a fallback without either', null, ' ', 'Plek zonder naam'],
])('a place is labelled with %s', (_, name, title, called) => {
  expect(getPlaceLabel({ name, items: [createItem({ title })] })).toBe(called);
});
