import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatClock, formatDay, formatMonth, formatTime } from './dates';

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

test.each(['', 'gisteren', '1945-13-01'])('%j is no day', (day) =>
  expect(() => formatDay(day)).toThrow(RangeError),
);

test.each([
  [0, '0:00'],
  [5, '0:05'],
  [59.99, '0:59'],
  [60, '1:00'],
  [65, '1:05'],
  [3661, '61:01'],
  [-1, '0:00'],
  [NaN, '0:00'],
  [Infinity, '0:00'],
  [-Infinity, '0:00'],
])('%d seconds are %s', (seconds, text) => expect(formatClock(seconds)).toBe(text));

test.each([
  [9, 5, '09:05'],
  [0, 0, '00:00'],
  [23, 59, '23:59'],
])('%d hours and %d minutes are %s', (hours, minutes, text) =>
  expect(formatTime(new Date(2026, 10, 21, hours, minutes))).toBe(text),
);
