import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ReadError } from '../api';
import { createItem } from '../fixtures';
import { timelineKeys } from '../queries';
import type { TimelineItem } from '../rows';
import type { SignedFiles } from './signed-urls';

const timelineId = '7e000000-0000-4000-8000-000000000001';
const folder = `timeline-media/${timelineId}`;
const path = (name: string) => `${folder}/${name}`;
const hour = 3_600_000;
const minute = 60_000;

interface Call {
  headers: Record<string, string>;
  expiresIn: number;
  paths: string[];
}

let calls: Call[];
/** Answers instead of signing. */
let answer: ((call: Call) => Response | Promise<Response>) | undefined;
let client: QueryClient;

const sign = ({ paths }: Call) =>
  Response.json(
    paths.map((name) => ({
      error: null,
      path: name,
      signedURL: name.includes('verborgen')
        ? null
        : `/object/sign/timeline-media/${name}?token=t${calls.length}`,
    })),
  );

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  client = new QueryClient();
  calls = [];
  answer = undefined;
  vi.stubGlobal('fetch', (url: string, { headers, body }: RequestInit) => {
    expect(url).toBe('/storage/v1/object/sign/timeline-media');
    const call = { headers: headers as Record<string, string>, ...JSON.parse(body as string) };
    calls.push(call);
    return Promise.resolve((answer ?? sign)(call));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const filesKey = ['files'];
const rowsOf = (...names: string[]) =>
  names.map((name) => createItem({ media_url: name.startsWith('/') ? name : path(name) }));

async function signRows(page: TimelineItem[], slug = 'tuin é', stop = new AbortController()) {
  const { signFiles } = await import('./sign-files');
  return signFiles(slug, timelineId, page, {
    signal: stop.signal,
    client,
    queryKey: filesKey,
    meta: undefined,
  });
}
/** Rows that are on the screen. */
const show = (slug: string, items: TimelineItem[]) =>
  client.setQueryData(timelineKeys.items(slug, timelineId), { items });
const urlsOf = (files: SignedFiles | undefined, page: TimelineItem[]) =>
  page.map((item) => files?.withUrls(item).media_url);
const signed = (name: string, token: string) =>
  `/storage/v1/object/sign/${path(name)}?token=${token}`;
const unsigned = (name: string) => `/storage/v1/object/${path(name)}`;
const namesOf = ({ paths }: Call) => paths.map((one) => one.slice(timelineId.length + 1));

describe('one call', () => {
  test('signs media, posters and captions for an hour, with the link; other URLs stay', async () => {
    const metadata = { poster_url: path('p.webp'), captions_url: path('o.vtt'), duration: 8 };
    const page = [
      createItem({ media_url: path('f.mp4'), metadata }),
      createItem({ media_url: '/demo/a.webp', metadata: { poster_url: '/demo/p.webp' } }),
      createItem({ media_url: null, metadata: {} }),
      createItem({ media_url: path('f.mp4') }),
    ];
    const { withUrls } = await signRows(page);
    expect(calls).toHaveLength(1);
    const [{ headers, expiresIn, paths }] = calls as [Call];
    expect(headers).toMatchObject({ 'x-share-slug': 'tuin%20%C3%A9' });
    expect(headers.apikey).toMatch(/^sb_publishable_/);
    expect(expiresIn).toBe(3600);
    expect(paths).toEqual(['f.mp4', 'p.webp', 'o.vtt'].map((name) => path(name).slice(15)));
    const items = page.map(withUrls);
    expect(
      items.map(({ media_url, metadata: { poster_url, captions_url } }) => [
        media_url,
        poster_url,
        captions_url,
      ]),
    ).toEqual([
      [signed('f.mp4', 't1'), signed('p.webp', 't1'), signed('o.vtt', 't1')],
      ['/demo/a.webp', '/demo/p.webp', undefined],
      [null, undefined, undefined],
      [signed('f.mp4', 't1'), undefined, undefined],
    ]);
    expect(items[0]?.metadata.duration).toBe(8);
  });

  test('has at most 500 paths', async () => {
    const page = rowsOf(...Array.from({ length: 1201 }, (_, n) => `${n}`));
    const files = await signRows(page);
    expect(calls.map(({ paths }) => paths.length)).toEqual([500, 500, 201]);
    expect(urlsOf(files, page).every((url) => url?.includes('?token='))).toBe(true);
  });

  test('a file that the visitor may not read gets a URL without signature', async () => {
    const page = rowsOf('a', 'verborgen');
    expect(urlsOf(await signRows(page), page)).toEqual([signed('a', 't1'), unsigned('verborgen')]);
  });

  test('another address in the bucket is not signed', async () => {
    const urls = ['a b', '../b', '%2e%2e/b', 'a?x', ''].map((name) => unsigned(name));
    const page = urls.map((media_url) => createItem({ media_url }));
    await signRows(page);
    expect(calls).toEqual([]);
  });
});

describe('what is signed', () => {
  test('each URL is kept until ten minutes before its end', async () => {
    const page = rowsOf('a');
    const read = async () => urlsOf(await signRows(page), page);
    const first = await read();
    vi.setSystemTime(Date.now() + hour - 11 * minute);
    expect(await read()).toEqual(first);
    expect(calls).toHaveLength(1);
    vi.setSystemTime(Date.now() + minute);
    expect(await read()).toEqual([signed('a', 't2')]);
  });

  test('only new files are signed', async () => {
    await signRows(rowsOf('a'));
    const page = rowsOf('a', 'b');
    const files = await signRows(page);
    expect(calls.map(namesOf)).toEqual([['a'], ['b']]);
    expect(urlsOf(files, page)).toEqual([signed('a', 't1'), signed('b', 't2')]);
  });

  test('the files of the rows on the screen too, but not those that were refused', async () => {
    show('tuin', rowsOf('a', 'verborgen'));
    await signRows([], 'tuin');
    await signRows([], 'tuin');
    expect(calls.map(namesOf)).toEqual([['a', 'verborgen']]);
    await signRows(rowsOf('verborgen'), 'tuin');
    expect(calls.map(namesOf)).toEqual([['a', 'verborgen'], ['verborgen']]);
  });

  test('rows that came during a call follow', async () => {
    show('tuin', rowsOf('a'));
    answer = (call) => {
      show('tuin', rowsOf('a', 'b'));
      return sign(call);
    };
    const files = await signRows([], 'tuin');
    expect(calls.map(namesOf)).toEqual([['a'], ['b']]);
    expect(urlsOf(files, rowsOf('b'))).toEqual([signed('b', 't2')]);
  });

  test('the URLs of one story are not used for another', async () => {
    const page = rowsOf('a');
    const first = await signRows(page, 'tuin');
    const second = await signRows(page, 'ander');
    expect(calls).toHaveLength(2);
    expect(calls[1]?.headers).toMatchObject({ 'x-share-slug': 'ander' });
    expect(urlsOf(second, page)).toEqual([signed('a', 't2')]);
    // Its rows are still in the cache when the visitor goes back.
    expect(urlsOf(first, page)).toEqual([signed('a', 't1')]);
  });

  test('the answer is the same while no URL has changed, and its pause shrinks', async () => {
    const first = await signRows(rowsOf('a'));
    expect(first.renewalPause()).toBe(50 * minute);
    vi.setSystemTime(Date.now() + minute);
    expect(await signRows(rowsOf('a'))).toBe(first);
    expect(first.renewalPause()).toBe(49 * minute);
    expect(await signRows(rowsOf('b'))).not.toBe(first);
  });

  test('nothing to renew has no end', async () => {
    expect((await signRows(rowsOf('verborgen'))).renewalPause()).toBe(Infinity);
  });
});

describe('a failure', () => {
  test.each<[string, () => Response | Promise<Response>, object]>([
    ['500', () => new Response('', { status: 500 }), { status: 500 }],
    [
      '429',
      () => new Response('', { status: 429, headers: { 'Retry-After': '60' } }),
      { status: 429, retryAfterMs: 60_000 },
    ],
    [
      'a Retry-After of a week counts as an hour',
      () => new Response('', { status: 503, headers: { 'Retry-After': '604800' } }),
      { retryAfterMs: hour },
    ],
    ['403', () => new Response('', { status: 403 }), { fault: 'refused' }],
    [
      'no connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { fault: 'no-connection' },
    ],
    [
      'no answer in time',
      () => Promise.reject(new DOMException('', 'TimeoutError')),
      { fault: 'time-out' },
    ],
    ['a page for JSON', () => new Response('<html>'), { fault: 'unreadable' }],
    ['another shape', () => Response.json({ data: [] }), { fault: 'unreadable' }],
    [
      'a URL to another place',
      () => Response.json([{ path: path('a').slice(15), signedURL: '//elders.example/a' }]),
      { fault: 'unreadable' },
    ],
  ])('%s is reported after one call, and the media count as broken', async (_, given, error) => {
    answer = given;
    await expect(signRows(rowsOf('a'))).rejects.toMatchObject({ name: ReadError.name, ...error });
    expect(calls).toHaveLength(1);
    const page = rowsOf('a', '/demo/a.webp');
    expect(urlsOf(client.getQueryData(filesKey), page)).toEqual([unsigned('a'), '/demo/a.webp']);
    expect(console.error).toHaveBeenCalledOnce();
  });

  test('of one batch leaves the others signed', async () => {
    answer = (call) => (call.paths.length === 1 ? new Response('', { status: 403 }) : sign(call));
    const page = rowsOf(...Array.from({ length: 501 }, (_, n) => `${n}`));
    await expect(signRows(page)).rejects.toMatchObject({ status: 403 });
    const urls = urlsOf(client.getQueryData(filesKey), page);
    expect(urls.filter((url) => url?.includes('?token='))).toHaveLength(500);
    expect(urls[500]).toBe(unsigned('500'));
  });

  test('an aborted call rejects with the reason of its signal', async () => {
    const stop = new AbortController();
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const signing = signRows(rowsOf('a'), 'tuin', stop);
    await vi.advanceTimersByTimeAsync(0);
    stop.abort();
    await expect(signing).rejects.toBe(stop.signal.reason);
  });
});
