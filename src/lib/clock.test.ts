import { expect, test } from 'vitest';
import { formatClock, formatTime } from './clock';

test.each([
  [0, '0:00'],
  [5, '0:05'],
  [59.99, '0:59'],
  [60, '1:00'],
  [65, '1:05'],
  [3599.9, '59:59'],
  [3600, '1:00:00'],
  [3661, '1:01:01'],
  [36_000, '10:00:00'],
  [86_399, '23:59:59'],
  [360_000, '100:00:00'],
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
