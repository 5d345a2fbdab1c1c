import { expect, test } from 'vitest';
import { ConnectionError } from '@/lib/http/request-error';
import { ReadError, type ReadFault } from '../api';
import { retryPause } from './retry-policy';

const refused = (status: number, retryAfterMs?: number) =>
  new ReadError('refused', 'stuk', { status, retryAfterMs });
const fault = (name: ReadFault, status = 0) => new ReadError(name, 'stuk', { status });

test.each<[string, failures: number, Error, earliest: number | null, latest: number | null]>([
  ['first retry', 0, refused(500), 500, 1000],
  ['second retry', 1, refused(500), 1000, 2000],
  ['no third', 2, refused(500), null, null],
  ['no connection', 0, fault('no-connection'), 500, 1000],
  ['a page instead of data', 0, fault('unreadable', 200), 500, 1000],
  ['the page of a broken proxy', 0, fault('unreadable', 502), 500, 1000],
  ['code that did not arrive', 0, new ConnectionError('import failed'), 500, 1000],
  ['an error of our own code', 0, new TypeError('canParse is not a function'), null, null],
  ['no answer in time', 0, fault('time-out'), null, null],
  ['400', 0, refused(400), null, null],
  ['401', 0, refused(401), null, null],
  ['403 as a page', 0, fault('unreadable', 403), null, null],
  ['404', 0, refused(404), null, null],
  ['408', 0, refused(408), 500, 1000],
  ['425', 0, refused(425), 500, 1000],
  ['429', 0, refused(429), 500, 1000],
  ['503', 0, refused(503), 500, 1000],
  ['Retry-After: 0', 0, refused(429, 0), 500, 1000],
  ['Retry-After: 3', 0, refused(429, 3000), 3000, 3500],
  ['Retry-After: 3, second retry', 1, refused(503, 3000), 3000, 4000],
  ['a Retry-After that is too long to wait', 0, refused(429, 30_000), null, null],
  ['a Retry-After on what is not retried', 0, refused(404, 1000), null, null],
])('%s after %i failures', (_, failures, error, earliest, latest) => {
  expect(retryPause(failures, error, 0)).toBe(earliest);
  expect(retryPause(failures, error, 1)).toBe(latest);
});
