import { afterEach, expect, test, vi } from 'vitest';
import { ConnectionError } from './request-error';
import { fetchWithLimit } from './fetch-with-limit';

afterEach(() => vi.restoreAllMocks());

const longMs = 10_000;

const failure = (answer: Promise<unknown>) =>
  answer.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

/** Never responds, and rejects with the abort reason as a browser does. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

/** Responds at once with a body that never ends. */
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
])('fails when %s takes longer than the limit', async (_, ask) => {
  // Fake timers do not affect `AbortSignal.timeout`.
  const error = await failure(fetchWithLimit(20, ask)('/x'));
  expect(error).toMatchObject({ name: 'TimeoutError' });
});

test.each([
  ['an answer', silent],
  ['the rest of a body', endless],
])('an abort during %s rejects with the reason of the caller', async (_, ask) => {
  const stop = new AbortController();
  const error = failure(fetchWithLimit(longMs, ask)('/x', { signal: stop.signal }));
  await new Promise((resolve) => setTimeout(resolve));
  stop.abort(new Error('left'));
  expect(await error).toMatchObject({ message: 'left' });
});

test('an already aborted signal rejects with the reason of the caller', async () => {
  const ask: typeof fetch = (_, init) => Promise.reject(init?.signal?.reason as Error);
  const signal = AbortSignal.abort(new Error('left'));
  expect(await failure(fetchWithLimit(longMs, ask)('/x', { signal }))).toMatchObject({
    message: 'left',
  });
});

test('a network error is a connection error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { signal } = new AbortController();
  const error = await failure(fetchWithLimit(longMs)('/x', { signal }));
  vi.unstubAllGlobals();
  expect(error).toEqual(new ConnectionError('Failed to fetch'));
});

test('a body that breaks off is a connection error', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
  const ask = () => Promise.resolve(new Response(body));
  expect(await failure(fetchWithLimit(longMs, ask)('/x'))).toBeInstanceOf(ConnectionError);
});

test('passes an error of our own code on unchanged', async () => {
  const ask = () => Promise.reject(new TypeError('canParse is not a function'));
  expect(await failure(fetchWithLimit(longMs, ask)('/x'))).toMatchObject({ name: 'TypeError' });
});

test('the limit applies without AbortSignal.any', async () => {
  vi.spyOn(AbortSignal, 'any').mockReturnValue(undefined as unknown as AbortSignal);
  const { signal } = new AbortController();
  expect(await failure(fetchWithLimit(20, silent)('/x', { signal }))).toMatchObject({
    name: 'TimeoutError',
  });
});

test('returns the complete response', async () => {
  const ask = () => Promise.resolve(Response.json([1], { status: 206, headers: { 'X-A': 'b' } }));
  const response = await fetchWithLimit(longMs, ask)('/x');
  expect(response.status).toBe(206);
  expect(response.headers.get('X-A')).toBe('b');
  expect(await response.json()).toEqual([1]);
});
