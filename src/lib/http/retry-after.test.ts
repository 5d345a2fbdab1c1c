import { expect, test } from 'vitest';
import { retryAfterMs } from './retry-after';

const now = Date.UTC(2026, 4, 5, 12, 0, 0);

test.each([
  [undefined, undefined],
  [null, undefined],
  ['', undefined],
  ['0', 0],
  [' 40 ', 40_000],
  ['-5', undefined],
  ['straks', undefined],
  ['Tue, 05 May 2026 12:01:30 GMT', 90_000],
  ['Tue, 05 May 2026 11:59:00 GMT', undefined],
])('Retry-After: %s', (header, wait) => {
  expect(retryAfterMs(header, now)).toBe(wait);
});
