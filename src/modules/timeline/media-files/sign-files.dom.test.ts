import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ReadError } from '../api';
import { createItem } from '../fixtures';
import { unsignedUrl } from './media-path';
import { signFiles } from './sign-files';
import { freshUrl } from './signed-urls';

const folder = 'timeline-media/7e000000-0000-4000-8000-000000000001';
const path = (name: string) => `${folder}/${name}`;
const minute = 60_000;
const hour = 60 * minute;

interface Call {
  headers: Headers;
  body: { paths: string[] };
}

let calls: Call[];
/** Answers instead of signing. */
let answer: ((call: Call) => Response | Promise<Response>) | undefined;
let client: QueryClient;
let wanted: Set<string>;

const sign = ({ body: { paths } }: Call, expiresIn = 3600) => {
  const readable = paths.filter((one) => !one.includes('verborgen'));
  const urls = readable.map((one) => [one, `/object/sign/${one}?token=t${calls.length}`]);
  return Response.json({ expiresIn, urls: Object.fromEntries(urls) });
};

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  calls = [];
  wanted = new Set();
  answer = undefined;
  vi.stubGlobal('fetch', (url: string, { headers, body, cache }: RequestInit) => {
    expect(cache).toBe('no-store');
    expect(url).toMatch(/\/functions\/v1\/sign-files\?forceFunctionRegion=eu-central-1$/);
    const call = {
      headers: new Headers(headers),
      body: JSON.parse(body as string) as Call['body'],
    };
    calls.push(call);
    return Promise.resolve((answer ?? sign)(call));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const query = {
  queryKey: ['files'],
  queryFn: (context: Parameters<typeof signFiles>[2]) => signFiles('tuin é', wanted, context),
};
/** The URLs of these files, once they are signed. */
async function signedUrls(...names: string[]) {
  for (const name of names) wanted.add(unsignedUrl(path(name)));
  const { urls } = await client.fetchQuery(query);
  return names.map((name) => urls.get(unsignedUrl(path(name))));
}
const signed = (name: string, token: string) =>
  `/storage/v1/object/sign/${path(name)}?token=${token}`;
const namesOf = ({ body }: Call) => body.paths.map((one) => one.slice(folder.length + 1));

describe('one call', () => {
  test('names the link and the paths, and nothing that the function decides', async () => {
    expect(await signedUrls('f.mp4', 'p.webp')).toEqual([
      signed('f.mp4', 't1'),
      signed('p.webp', 't1'),
    ]);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.get('x-share-slug')).toBe('tuin%20%C3%A9');
    expect(calls[0]?.headers.get('apikey')).toMatch(/^sb_publishable_/);
    expect(calls[0]?.body).toEqual({ paths: [path('f.mp4'), path('p.webp')] });
  });

  test('has at most 500 paths', async () => {
    const urls = await signedUrls(...Array.from({ length: 1201 }, (_, n) => `${n}`));
    expect(calls.map(({ body }) => body.paths.length)).toEqual([500, 500, 201]);
    expect(urls.every((url) => url?.includes('?token='))).toBe(true);
  });

  test('nothing to sign is no call', async () => {
    expect(await signedUrls()).toEqual([]);
    expect(calls).toEqual([]);
  });
});

describe('what is signed', () => {
  test('only new files, until it is time to renew them all', async () => {
    expect(await signedUrls('a')).toEqual([signed('a', 't1')]);
    vi.setSystemTime(Date.now() + 49 * minute);
    expect(await signedUrls('a', 'b')).toEqual([signed('a', 't1'), signed('b', 't2')]);
    vi.setSystemTime(Date.now() + minute);
    expect(await signedUrls('a', 'b')).toEqual([signed('a', 't3'), signed('b', 't3')]);
    expect(calls.map(namesOf)).toEqual([['a'], ['b'], ['a', 'b']]);
  });

  test('a refused file has no URL, and is asked for again when a row with it is read', async () => {
    expect(await signedUrls('a', 'verborgen')).toEqual([signed('a', 't1'), undefined]);
    await signedUrls('a');
    await signedUrls('verborgen');
    expect(calls.map(namesOf)).toEqual([['a', 'verborgen'], ['verborgen']]);
  });

  test('rows that are read during a call follow', async () => {
    answer = (call) => {
      wanted.add(unsignedUrl(path('b')));
      return sign(call);
    };
    await signedUrls('a');
    expect(calls.map(namesOf)).toEqual([['a'], ['b']]);
    expect(await signedUrls('b')).toEqual([signed('b', 't2')]);
  });

  test('the shortest life that the function tells counts', async () => {
    answer = (call) => sign(call, 600);
    await signedUrls('a');
    vi.setSystemTime(Date.now() + 9 * minute);
    expect(await signedUrls('a')).toEqual([signed('a', 't2')]);
  });

  test('the shorter life of files that are signed later counts for all', async () => {
    await signedUrls('a');
    answer = (call) => sign(call, 1800);
    expect(await signedUrls('a', 'b')).toEqual([signed('a', 't1'), signed('b', 't2')]);
    vi.setSystemTime(Date.now() + 25 * minute);
    expect(await signedUrls('a', 'b')).toEqual([signed('a', 't3'), signed('b', 't3')]);
  });

  test('a life of a second, just before the link ends, is used', async () => {
    answer = (call) => sign(call, 1);
    expect(await signedUrls('a')).toEqual([signed('a', 't1')]);
    vi.setSystemTime(Date.now() + 1000);
    expect(await signedUrls('a')).toEqual([signed('a', 't2')]);
  });
});

test('a row gets the signed URLs of its files, and keeps the rest', async () => {
  await signedUrls('f.mp4', 'o.vtt');
  const { withUrls } = await client.fetchQuery(query);
  const metadata = { poster_url: path('p.webp'), captions_url: path('o.vtt'), duration: 8 };
  const row = createItem({ item_type: 'video', media_url: path('f.mp4'), metadata });
  expect(withUrls(row)).toEqual({
    ...row,
    media_url: signed('f.mp4', 't1'),
    metadata: { ...row.metadata, captions_url: signed('o.vtt', 't1') },
  });
  const plain = createItem({ metadata: { poster_url: '/demo/p.webp' } });
  expect(withUrls(plain)).toBe(plain);
  expect(withUrls(createItem({ media_url: null })).media_url).toBeNull();
});

describe('a file that is fetched late', () => {
  test('keeps a URL that is valid, and gets a new one after its end', async () => {
    const [url] = await signedUrls('a');
    expect(await freshUrl(url!)).toBe(url);
    vi.setSystemTime(Date.now() + hour + 1);
    const urls = await Promise.all([freshUrl(url!), freshUrl(url!)]);
    expect(urls).toEqual([signed('a', 't2'), signed('a', 't2')]);
    expect(calls).toHaveLength(2);
    expect(await freshUrl('/demo/a.webp')).toBe('/demo/a.webp');
  });

  test('keeps its URL when there is no new one', async () => {
    const [url] = await signedUrls('a');
    vi.setSystemTime(Date.now() + hour + 1);
    answer = () => new Response('', { status: 503 });
    expect(await freshUrl(url!)).toBe(url);
  });
});

describe('a failure', () => {
  test.each<[string, () => Response | Promise<Response>, object]>([
    ['500', () => new Response('', { status: 500 }), { fault: 'refused', status: 500 }],
    [
      '429',
      () => new Response('', { status: 429, headers: { 'Retry-After': '60' } }),
      { status: 429, retryAfterMs: 60_000 },
    ],
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
    ['another shape', () => Response.json({ urls: [] }), { fault: 'unreadable' }],
    [
      'a URL to another place',
      () => Response.json({ expiresIn: 3600, urls: { [path('a')]: '//elders.example/a' } }),
      { fault: 'unreadable' },
    ],
    ...[0, 315_360_000].map((expiresIn): [string, () => Response, object] => [
      `a life of ${expiresIn} seconds`,
      () => Response.json({ expiresIn, urls: {} }),
      { fault: 'unreadable' },
    ]),
    [
      'a Retry-After of a week counts as an hour',
      () => new Response('', { status: 503, headers: { 'Retry-After': '604800' } }),
      { retryAfterMs: hour },
    ],
  ])('%s is reported after one call', async (_, given, error) => {
    answer = given;
    await expect(signedUrls('a')).rejects.toMatchObject({ name: ReadError.name, ...error });
    expect(calls).toHaveLength(1);
  });

  test('leaves the valid URLs', async () => {
    await signedUrls('a');
    answer = () => new Response('', { status: 403 });
    await expect(signedUrls('b')).rejects.toMatchObject({ status: 403 });
    answer = undefined;
    expect(await signedUrls('a', 'b')).toEqual([signed('a', 't1'), signed('b', 't3')]);
  });
});
