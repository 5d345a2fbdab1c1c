import { expect, test } from 'vitest';
import { groupIntoChapters, isToldByDecade } from './chapters';
import type { TimelineItem } from './rows';

const on = (item_date: string | null) => ({ id: String(item_date), item_date }) as TimelineItem;
const years = (items: TimelineItem[], byDecade: boolean) =>
  groupIntoChapters(items, byDecade).map((chapter) => [chapter.year, chapter.items.length]);

test.each([
  [['1931-05-04', '1971-01-01'], false],
  [['1931-05-04', '1972-01-01'], true],
  [['1931-05-04', null, '2026-01-01'], true],
  [[null], false],
  [[], false],
])('%j told by decade: %s', (days, told) => expect(isToldByDecade(days.map(on))).toBe(told));

test('the newest counts before it has come', () => {
  expect(isToldByDecade([on('1931-05-04')], '1985-01-01')).toBe(true);
  expect(isToldByDecade([on('1931-05-04')], '1940-01-01')).toBe(false);
});

test('items of one year stand together, in the order in which they come', () => {
  const items = ['1950-12-31', '1951-01-01', '1951-12-31', null].map(on);
  expect(years(items, false)).toEqual([
    [1950, 1],
    [1951, 2],
    [null, 1],
  ]);
});

test('items without a date stand together at the end', () => {
  const items = ['1950-12-31', null, '1950-12-31', null].map(on);
  expect(years(items, false)).toEqual([
    [1950, 2],
    [null, 2],
  ]);
});

test('by decade, the newest first too', () => {
  const items = ['1960-01-01', '1959-12-31', '1950-01-01', '0987-01-01'].map(on);
  expect(years(items, true)).toEqual([
    [1960, 1],
    [1950, 2],
    [980, 1],
  ]);
});

test('there was no year 0: the first decade begins with 1', () => {
  const items = ['0003-01-01', '0009-12-31', '0010-01-01'].map(on);
  expect(years(items, true)).toEqual([
    [1, 2],
    [10, 1],
  ]);
});
