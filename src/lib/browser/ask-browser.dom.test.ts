import { afterEach, expect, it, vi } from 'vitest';
import { isProgrammingError } from '../http/request-error';
import { askBrowser } from './ask-browser';

afterEach(() => void vi.useRealTimers());

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => error,
  );
const refusal = new TypeError('Not here');

it('makes the call at once, while a click still counts, and gives its answer', async () => {
  const call = vi.fn<() => Promise<string>>(async () => 'done');
  const asked = askBrowser(call, 1000);
  expect(call).toHaveBeenCalledOnce();
  await expect(asked).resolves.toBe('done');
});

it.each([
  [
    'throws at once',
    () => {
      throw refusal;
    },
  ],
  ['rejects', () => Promise.reject(refusal)],
])('a call that %s is no fault of our own code', async (_, call) => {
  const failure = await failureOf(askBrowser(call));
  expect(isProgrammingError(failure)).toBe(false);
  expect(failure).toHaveProperty('cause', refusal);
});

it('a call that never answers fails after its limit', async () => {
  vi.useFakeTimers();
  const failure = failureOf(askBrowser(() => new Promise(() => {}), 1000));
  await vi.advanceTimersByTimeAsync(1000);
  expect(isProgrammingError(await failure)).toBe(false);
});

it('tells when the visitor has cancelled', async () => {
  const cancelled = new DOMException('', 'AbortError');
  expect(await failureOf(askBrowser(() => Promise.reject(cancelled)))).toBe(cancelled);
});
