import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unsignedUrl } from './media-path';
import { signFiles } from './sign-files';
import { validUrlOf } from './signed-urls';

/** Without a signature. */
const plain = (name: string) =>
  unsignedUrl(`timeline-media/7e000000-0000-4000-8000-000000000001/${name}`);

let calls: string[][];
/** Of the answers that sign. */
let status: number;
let client: QueryClient;
const wanted = new Set<string>();
const query = {
  queryKey: ['files'],
  queryFn: (context: Parameters<typeof signFiles>[2]) => signFiles('tuin', wanted, context),
};

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  calls = [];
  status = 200;
  wanted.clear();
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    const { paths } = JSON.parse(body as string) as { paths: string[] };
    calls.push(paths);
    if (status !== 200) return Promise.resolve(new Response('', { status }));
    const urls = paths.map((one) => [one, `/object/sign/${one}?token=t${calls.length}`]);
    return Promise.resolve(Response.json({ expiresIn: 3600, urls: Object.fromEntries(urls) }));
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(names: string[]) {
  for (const name of names) wanted.add(plain(name));
  await client.fetchQuery(query);
}
const urlOf = (one: string) => validUrlOf(one)!;

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
  const { onError, fail } = show('img', urlOf(plain('a.webp')));
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
  const { element, onError, fail } = show('img', urlOf(plain('a.webp')));
  vi.setSystemTime(Date.now() + 3_000_000);
  await client.fetchQuery(query);
  fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(tokenOf(element)).toBe('t2');
  expect(onError).not.toHaveBeenCalled();
  expect(calls).toHaveLength(2);
});

test('many elements with expired URLs are signed by one call', async () => {
  const names = ['a.webp', 'b.webp', 'c.webp'];
  await open(names);
  const shown = names.map((name) => show('img', urlOf(plain(name))));
  vi.setSystemTime(Date.now() + 3_700_000);
  for (const { fail } of shown) fail();
  await vi.advanceTimersByTimeAsync(100);
  expect(shown.map(({ element }) => tokenOf(element))).toEqual(['t2', 't2', 't2']);
  expect(calls).toHaveLength(2);
});

test('a recording goes on where it was', async () => {
  await open(['stem.wav']);
  const { element, onError, fail } = show('audio', urlOf(plain('stem.wav')));
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

test('without a new signature the file has no URL, until it is signed again', async () => {
  await open(['a.webp', 'b.webp']);
  const { onError, fail } = show('img', urlOf(plain('a.webp')));
  status = 403;
  vi.setSystemTime(Date.now() + 3_700_000);
  fail();
  await vi.advanceTimersByTimeAsync(1000);
  // The component hears of it by the URL of its item, which is another one now.
  expect(onError).not.toHaveBeenCalled();
  const urls = () => client.getQueryData<{ urls: ReadonlyMap<string, string> }>(['files'])!.urls;
  expect([...urls().keys()]).toEqual([plain('b.webp')]);
  status = 200;
  await client.fetchQuery(query);
  expect(urls().get(plain('a.webp'))).toMatch(/token=t3$/);
});

test('an element that shows another file meanwhile is left alone', async () => {
  await open(['a.webp']);
  const { element, fail } = show('img', urlOf(plain('a.webp')));
  vi.setSystemTime(Date.now() + 3_700_000);
  fail();
  element.src = '/demo/b.webp';
  await vi.advanceTimersByTimeAsync(1000);
  expect(element.getAttribute('src')).toBe('/demo/b.webp');
});
