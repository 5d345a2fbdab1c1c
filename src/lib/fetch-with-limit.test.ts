import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithLimit } from './fetch-with-limit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failure = (answer: Promise<unknown>) =>
  answer.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

/** Never answers, and fails as a browser does when it is aborted. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

/** Answers at once with a body that never ends. */
const endless: typeof fetch = (_, init) => {
  const body = new ReadableStream({
    start(stream) {
      const stop = () => stream.error(new DOMException('Body was aborted', 'AbortError'));
      init?.signal?.addEventListener('abort', stop);
    },
  });
  return Promise.resolve(new Response(body));
};

test.each([
  ['an answer', silent],
  ['the rest of a body', endless],
])('gives up on %s that does not come in time', async (_, ask) => {
  const error = failure(fetchWithLimit(10_000, ask)('/x'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await error).toMatchObject({ name: 'TimeoutError' });
});

test.each([
  ['an answer', silent],
  ['the rest of a body', endless],
])('a caller that stops waiting for %s hears its own reason', async (_, ask) => {
  const stop = new AbortController();
  const error = failure(fetchWithLimit(10_000, ask)('/x', { signal: stop.signal }));
  await vi.advanceTimersByTimeAsync(10);
  stop.abort(new Error('left'));
  expect(await error).toMatchObject({ message: 'left' });
  expect(vi.getTimerCount()).toBe(0);
});

test('hands on the whole answer, and leaves no timer behind', async () => {
  const ask = () => Promise.resolve(Response.json([1], { status: 206, headers: { 'X-A': 'b' } }));
  const response = await fetchWithLimit(10_000, ask)('/x');
  expect(response.status).toBe(206);
  expect(response.headers.get('X-A')).toBe('b');
  expect(await response.json()).toEqual([1]);
  expect(vi.getTimerCount()).toBe(0);
});
