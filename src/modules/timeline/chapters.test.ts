import { expect, test } from 'vitest';
import { groupIntoChapters, keyOfPeriod, unitOfChapters } from './chapters';
import type { TimelineItem } from './rows';

const on = (item_date: string | null) => ({ id: String(item_date), item_date }) as TimelineItem;
const years = (items: TimelineItem[], unit: 'year' | 'decade') =>
  groupIntoChapters(items, unit).map(({ period, items: own }) => [period.firstYear, own.length]);

test.each([
  [['1931-05-04', '1971-01-01'], 'year'],
  [['1931-05-04', '1972-01-01'], 'decade'],
  [['1931-05-04', null, '2026-01-01'], 'decade'],
  [[null], 'year'],
  [[], 'year'],
])('%j has chapters by %s', (days, expected) =>
  expect(unitOfChapters(days.map(on))).toBe(expected),
);

test('the day of the newest item counts before that item is loaded', () => {
  expect(unitOfChapters([on('1931-05-04')], '1985-01-01')).toBe('decade');
  expect(unitOfChapters([on('1931-05-04')], '1940-01-01')).toBe('year');
});

test('groups items by year and keeps their order', () => {
  const items = ['1950-12-31', '1951-01-01', '1951-12-31', null].map(on);
  expect(years(items, 'year')).toEqual([
    [1950, 1],
    [1951, 2],
    [null, 1],
  ]);
});

test('puts items without a date in the last chapter', () => {
  const items = ['1950-12-31', null, '1950-12-31', null].map(on);
  expect(years(items, 'year')).toEqual([
    [1950, 2],
    [null, 2],
  ]);
});

test('groups by decade, also newest first', () => {
  const items = ['1960-01-01', '1959-12-31', '1950-01-01', '0987-01-01'].map(on);
  expect(years(items, 'decade')).toEqual([
    [1960, 1],
    [1950, 2],
    [980, 1],
  ]);
});

test('the first decade begins in year 1', () => {
  const items = ['0003-01-01', '0009-12-31', '0010-01-01'].map(on);
  expect(years(items, 'decade')).toEqual([
    [1, 2],
    [10, 1],
  ]);
});

test.each([
  [1950, 'jaar-1950'],
  [null, 'jaar-onbekend'],
])('the key of the period from %s is %s', (firstYear, key) =>
  expect(keyOfPeriod({ unit: 'decade', firstYear })).toBe(key),
);
