import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatMonth } from '@shared/calendar-day';
import { daysInMonth, formatDay, isDay, monthNames } from './dates';

afterEach(() => vi.unstubAllEnvs());

describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Amsterdam'])(
  'a day seen from %s',
  (zone) => {
    test.each([
      ['1945-05-04', '4 mei 1945'],
      ['2024-02-29', '29 februari 2024'],
      ['1937-07-01', '1 juli 1937'],
      ['2025-12-31', '31 december 2025'],
      ['2026-01-01', '1 januari 2026'],
      ['0987-06-15', '15 juni 987'],
      ['0001-01-01', '1 januari 1'],
      ['1582-10-10', '10 oktober 1582'],
      ['9999-12-31', '31 december 9999'],
    ])('%s is %s', (day, text) => {
      vi.stubEnv('TZ', zone);
      expect(formatDay(day)).toBe(text);
    });
  },
);

test.each([
  ['1956-07-01', 'juli 1956'],
  ['0987-12-31', 'december 987'],
])('%s is in %s', (day, text) => expect(formatMonth(day)).toBe(text));

test.each(['', 'gisteren', '1945-13-01'])('%j is not a day', (day) =>
  expect(() => formatDay(day)).toThrow(RangeError),
);

test('the months have their Dutch names', () =>
  expect(monthNames.join(' ')).toBe(
    'januari februari maart april mei juni juli augustus september oktober november december',
  ));

test.each([
  [2024, 2, 29],
  [2023, 2, 28],
  [1900, 2, 28],
  [4, 2, 29],
  [87, 4, 30],
  [9999, 12, 31],
])('month %d-%d has %d days', (year, month, days) => expect(daysInMonth(year, month)).toBe(days));

test.each([
  ['1955-05-04', true],
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['1955-02-29', false],
  ['1955-13-01', false],
  ['0000-01-01', false],
  ['1955-5-4', false],
  ['1955-05-04T00:00', false],
  ['', false],
])('%j is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));
