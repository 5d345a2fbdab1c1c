import { expect, it } from 'vitest';
import { today } from '@/lib/dates';
import { createItem } from '../fixtures';
import { onThisDay } from './this-day';

const item = (item_date: string | null, metadata = {}) =>
  createItem({ title: `${item_date} ${JSON.stringify(metadata)}`, item_date, metadata });

it.each<[string, string, ReturnType<typeof item>[], number]>([
  ['the day itself', '2026-05-04', [item('1955-05-04')], 1],
  ['several years', '2026-05-04', [item('1931-05-04'), item('1955-05-04')], 2],
  ['another day', '2026-05-05', [item('1955-05-04')], 0],
  ['a precision of a day', '2026-05-04', [item('1955-05-04', { date_precision: 'day' })], 1],
  ['a month', '2026-05-01', [item('1955-05-01', { date_precision: 'month' })], 0],
  ['a year', '2026-01-01', [item('1955-01-01', { date_precision: 'year' })], 0],
  // Many applications write a year as its first day.
  ['1 January', '2026-01-01', [item('1955-01-01')], 0],
  ['1 January to the day', '2026-01-01', [item('1955-01-01', { date_precision: 'day' })], 1],
  ['a decade', '2026-01-01', [item('1950-01-01', { date_precision: 'decade' })], 0],
  ['a guess', '2026-05-04', [item('1955-05-04', { date_precision: 'circa' })], 0],
  [
    'words of the family in place of the date',
    '2026-05-04',
    [item('1955-05-04', { date_text: 'rond Pasen 1955' })],
    0,
  ],
  [
    'words of the family for a known day',
    '2026-05-04',
    [item('1955-05-04', { date_text: 'Dodenherdenking 1955', date_precision: 'day' })],
    1,
  ],
  ['no date', '2026-05-04', [item(null)], 0],
  ['this year', '2026-05-04', [item('2026-05-04')], 0],
  ['the future', '2026-05-04', [item('2027-05-04')], 0],
  ['a leap day on the 28th', '2026-02-28', [item('1956-02-29'), item('1955-02-28')], 2],
  ['a leap day on 1 March', '2026-03-01', [item('1956-02-29')], 0],
  ['a leap day in a leap year, on the 28th', '2028-02-28', [item('1956-02-29')], 0],
  ['a leap day in a leap year', '2028-02-29', [item('1956-02-29')], 1],
  ['a leap day in a year of a century', '2100-02-28', [item('1956-02-29')], 1],
  ['a leap day in 2000', '2000-02-28', [item('1956-02-29')], 0],
])('%s on %s', (_, day, items, count) => {
  expect(onThisDay(items, day)).toHaveLength(count);
});

it.each([
  ['2026-05-04T09:59:00Z', 'Pacific/Kiritimati', '2026-05-04'],
  ['2026-05-04T10:00:00Z', 'Pacific/Kiritimati', '2026-05-05'],
  ['2026-05-03T21:59:00Z', 'Europe/Amsterdam', '2026-05-03'],
  ['2026-05-03T22:00:00Z', 'Europe/Amsterdam', '2026-05-04'],
  ['2026-05-05T10:59:00Z', 'Pacific/Pago_Pago', '2026-05-04'],
  ['2026-10-25T22:59:00Z', 'Europe/Amsterdam', '2026-10-25'],
])('at %s in %s it is %s', (now, zone, day) => {
  const before = process.env.TZ;
  process.env.TZ = zone;
  expect(today(new Date(now))).toBe(day);
  process.env.TZ = before;
});
