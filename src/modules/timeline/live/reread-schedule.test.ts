import { expect, test } from 'vitest';
import { pauseAfterFailure, pollInterval, rereadDelay } from './reread-schedule';

const now = 1_000_000;
const longAgo = now - 3_600_000;

test.each<[string, itemCount: number, lastReadEnd: number, earliest: number, latest: number]>([
  ['an empty story', 0, longAgo, 250, 800],
  ['a small story', 60, longAgo, 250, 800],
  ['250 items', 250, longAgo, 250, 800],
  ['1,000 items', 1000, longAgo, 250, 2000],
  ['5,000 items', 5000, longAgo, 250, 10_000],
  ['a very long story', 100_000, longAgo, 250, 30_000],
  ['never read', 60, 0, 250, 800],
  ['small, read just now', 60, now, 800, 800],
  ['small, read a moment ago', 60, now - 300, 500, 800],
  ['small, read an interval ago', 60, now - 800, 250, 800],
  ['5,000 items, read just now', 5000, now, 10_000, 10_000],
  ['5,000 items, read four seconds ago', 5000, now - 4000, 6000, 10_000],
  ['the clock was set back', 60, now + 3_600_000, 800, 800],
])('%s', (_, itemCount, lastReadEnd, earliest, latest) => {
  expect(rereadDelay({ now, lastReadEnd, itemCount, random: 0 })).toBe(earliest);
  expect(rereadDelay({ now, lastReadEnd, itemCount, random: 1 })).toBe(latest);
});

test('spreads the refetches of a thousand readers', () => {
  const delays = Array.from({ length: 1000 }, (_, n) =>
    rereadDelay({ now, lastReadEnd: longAgo, itemCount: 60, random: n / 1000 }),
  );
  const inOneTenth = delays.filter((delay) => delay >= 500 && delay < 600).length;
  expect(inOneTenth).toBeLessThan(200);
});

test.each<[failures: number, retryAfterMs: number | undefined, earliest: number, latest: number]>([
  [1, undefined, 4000, 5000],
  [2, undefined, 8000, 10_000],
  [15, undefined, 60_000, 75_000],
  [100, undefined, 60_000, 75_000],
  [1, 1000, 4000, 5000],
  [1, 30_000, 30_000, 37_500],
  [1, 86_400_000, 60_000, 75_000],
])('failure %i in a row, Retry-After %s ms', (failures, retryAfterMs, earliest, latest) => {
  expect(pauseAfterFailure(failures, retryAfterMs, 0)).toBe(earliest);
  expect(pauseAfterFailure(failures, retryAfterMs, 1)).toBe(latest);
});

test.each([
  [0, 45_000],
  [1, 55_000],
])('polls every %i → %i ms', (random, interval) => {
  expect(pollInterval(random)).toBe(interval);
});
