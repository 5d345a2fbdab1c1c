import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchMediaErrors } from './recover-media';
import { freshUrl, openStory, signMissing, urlOf } from './signed-urls';

const path = (name: string) => `timeline-media/7e000000-0000-4000-8000-000000000001/${name}`;
const signal = new AbortController().signal;

let calls: string[][];
/** Of the answers that sign. */
let status: number;
let stories = 0;

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  status = 200;
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    const { paths } = JSON.parse(body as string) as { paths: string[] };
    calls.push(paths);
    if (status !== 200) return Promise.resolve(new Response('', { status }));
    const url = (name: string) => `/object/sign/timeline-media/${name}?token=t${calls.length}`;
    return Promise.resolve(
      Response.json(paths.map((name) => ({ path: name, signedURL: url(name) }))),
    );
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(names: string[]) {
  watchMediaErrors();
  // Another story forgets the URLs of the one before.
  openStory(`tuin ${(stories += 1)}`);
  await signMissing(names.map(path), signal);
}

function show<Name extends 'img' | 'audio'>(tag: Name, src: string) {
  const element = document.createElement(tag);
  const onError = vi.fn();
  element.src = src;
  element.addEventListener('error', onError);
  document.body.append(element);
  return { element, onError, fail: () => element.dispatchEvent(new Event('error')) };
}

const tokenOf = ({ src }: { src: string }) => /token=(.*)$/.exec(src)?.[1];

test('a valid URL that fails is reported to its component', async () => {
  await open(['a.webp']);
  const { onError, fail } = show('img', urlOf(path('a.webp')));
  fail();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onError).toHaveBeenCalledOnce();
  expect(calls).toHaveLength(1);
});

test('the error of a file elsewhere is reported', async () => {
  await open(['a.webp']);
  const { onError, fail } = show('img', '/demo/a.webp');
  fail();
  expect(onError).toHaveBeenCalledOnce();
});

test('an element whose URL was renewed meanwhile takes the new one', async () => {
  await open(['a.webp']);
  const { element, onError, fail } = show('img', urlOf(path('a.webp')));
  vi.setSystemTime(Date.now() + 3_000_000);
  await signMissing([path('a.webp')], signal);
  fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(tokenOf(element)).toBe('t2');
  expect(onError).not.toHaveBeenCalled();
  expect(calls).toHaveLength(2);
});

test('many elements with expired URLs are signed by one call', async () => {
  const names = ['a.webp', 'b.webp', 'c.webp'];
  await open(names);
  const shown = names.map((name) => show('img', urlOf(path(name))));
  vi.setSystemTime(Date.now() + 3_700_000);
  for (const { fail } of shown) fail();
  await vi.advanceTimersByTimeAsync(100);
  expect(shown.map(({ element }) => tokenOf(element))).toEqual(['t2', 't2', 't2']);
  expect(calls).toHaveLength(2);
});

test('a recording goes on where it was', async () => {
  await open(['stem.wav']);
  const { element, onError, fail } = show('audio', urlOf(path('stem.wav')));
  const play = vi.spyOn(element, 'play').mockResolvedValue();
  Object.defineProperty(element, 'paused', { value: false });
  element.currentTime = 42;
  vi.setSystemTime(Date.now() + 3_700_000);
  fail();
  await vi.advanceTimersByTimeAsync(100);
  element.currentTime = 0;
  element.dispatchEvent(new Event('loadedmetadata'));
  expect(tokenOf(element)).toBe('t2');
  expect(element.currentTime).toBe(42);
  expect(play).toHaveBeenCalledOnce();
  expect(onError).not.toHaveBeenCalled();
});

test('without a new signature the component hears of the error, and its next URL differs', async () => {
  await open(['a.webp']);
  const { onError, fail } = show('img', urlOf(path('a.webp')));
  status = 403;
  vi.setSystemTime(Date.now() + 3_700_000);
  fail();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onError).toHaveBeenCalledOnce();
  status = 200;
  await signMissing([path('a.webp')], signal);
  expect(urlOf(path('a.webp'))).toMatch(/token=t3#1$/);
});

test('an element that shows another file meanwhile is left alone', async () => {
  await open(['a.webp']);
  const { element, fail } = show('img', urlOf(path('a.webp')));
  vi.setSystemTime(Date.now() + 3_700_000);
  fail();
  element.src = '/demo/b.webp';
  await vi.advanceTimersByTimeAsync(1000);
  expect(element.getAttribute('src')).toBe('/demo/b.webp');
});

test('a file that is fetched late gets a new signature first', async () => {
  await open(['a.webp']);
  const url = urlOf(path('a.webp'));
  expect(await freshUrl(url, signal)).toBe(url);
  vi.setSystemTime(Date.now() + 3_700_000);
  expect(tokenOf({ src: await freshUrl(url, signal) })).toBe('t2');
  expect(await freshUrl('/demo/a.webp', signal)).toBe('/demo/a.webp');
});

test('a call that fails for a moment is repeated', async () => {
  await open(['a.webp']);
  const { element, fail, onError } = show('img', urlOf(path('a.webp')));
  vi.setSystemTime(Date.now() + 3_700_000);
  status = 500;
  fail();
  await vi.advanceTimersByTimeAsync(100);
  status = 200;
  await vi.advanceTimersByTimeAsync(1000);
  expect(tokenOf(element)).toBe('t3');
  expect(onError).not.toHaveBeenCalled();
});
