import { afterEach, expect, it, test, vi } from 'vitest';
import { ConnectionError, isProgrammingError, RequestError, send } from './request-error';

afterEach(() => vi.unstubAllGlobals());

const rejectWith = (error: unknown) => vi.stubGlobal('fetch', () => Promise.reject(error as Error));

it('a failed fetch is a connection error, with the message of the browser', async () => {
  rejectWith(new TypeError('Load failed'));
  await expect(send('/x')).rejects.toEqual(new ConnectionError('Load failed'));
});

it('an aborted fetch is not a failed connection', async () => {
  rejectWith(new DOMException('aborted', 'AbortError'));
  await expect(send('/x')).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([
  [new TypeError('URL.canParse is not a function'), true],
  [new ReferenceError('x is not defined'), true],
  [new RangeError('Invalid array length'), true],
  [new Error('stuk'), true],
  [undefined, true],
  [new ConnectionError('Failed to fetch'), false],
  [new RequestError('500'), false],
  [new SyntaxError('Unexpected end of JSON input'), false],
  [new DOMException('Signal timed out', 'TimeoutError'), false],
  [new DOMException('aborted', 'AbortError'), false],
])('%s: an error of our own code: %s', (error, isOurs) => {
  expect(isProgrammingError(error)).toBe(isOurs);
});
