import { QueryClient, QueryObserver, type QueryFunctionContext } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ReadError, type ItemPage } from '../api';
import { createItem } from '../fixtures';

const slug = 'tuin é';
const folder = 'timeline-media/7e000000-0000-4000-8000-000000000001';
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
  client = new QueryClient();
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
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

let client: QueryClient;
const context = (signal = new AbortController().signal): QueryFunctionContext => ({
  signal,
  client,
  queryKey: ['items'],
  meta: undefined,
});
const page = (...urls: (string | null)[]): ItemPage => ({
  items: urls.map((media_url) => createItem({ media_url })),
  isLast: true,
});
const open = () => import('./sign-page');
const urlsOf = ({ items }: ItemPage) => items.map(({ media_url }) => media_url);
const signed = (name: string, token: string) =>
  `/storage/v1/object/sign/${path(name)}?token=${token}`;
const unsigned = (name: string) => `/storage/v1/object/${path(name)}`;

describe('one call', () => {
  test('signs media, posters and captions for an hour, with the link; other URLs stay', async () => {
    const { signPage } = await open();
    const metadata = { poster_url: path('p.webp'), captions_url: path('o.vtt'), duration: 8 };
    const { items } = await signPage(
      slug,
      {
        items: [
          createItem({ media_url: path('f.mp4'), metadata }),
          createItem({ media_url: '/demo/a.webp', metadata: { poster_url: '/demo/p.webp' } }),
          createItem({ media_url: null, metadata: {} }),
          createItem({ media_url: path('f.mp4') }),
        ],
        isLast: true,
      },
      context(),
    );
    expect(calls).toHaveLength(1);
    const [{ headers, expiresIn, paths }] = calls as [Call];
    expect(headers).toMatchObject({ 'x-share-slug': 'tuin%20%C3%A9' });
    expect(headers.apikey).toMatch(/^sb_publishable_/);
    expect(expiresIn).toBe(3600);
    expect(paths).toEqual(['f.mp4', 'p.webp', 'o.vtt'].map((name) => path(name).slice(15)));
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
    const { signPage } = await open();
    const many = Array.from({ length: 1201 }, (_, n) => path(`${n}`));
    const result = await signPage(slug, page(...many), context());
    expect(calls.map(({ paths }) => paths.length)).toEqual([500, 500, 201]);
    expect(urlsOf(result).every((url) => url?.includes('?token='))).toBe(true);
  });

  test('a file that the visitor may not read gets a URL without signature', async () => {
    const { signPage } = await open();
    const result = await signPage(slug, page(path('a'), path('verborgen')), context());
    expect(urlsOf(result)).toEqual([signed('a', 't1'), unsigned('verborgen')]);
  });
});

describe('renewal', () => {
  test('a later read keeps each URL until ten minutes before its end', async () => {
    const { signPage } = await open();
    const read = async () => urlsOf(await signPage(slug, page(path('a')), context()));
    const first = await read();
    vi.setSystemTime(Date.now() + hour - 11 * minute);
    expect(await read()).toEqual(first);
    expect(calls).toHaveLength(1);
    vi.setSystemTime(Date.now() + minute);
    expect(await read()).toEqual([signed('a', 't2')]);
  });

  test('only new files are signed', async () => {
    const { signPage } = await open();
    await signPage(slug, page(path('a')), context());
    const result = await signPage(slug, page(path('a'), path('b')), context());
    expect(calls[1]?.paths).toEqual([path('b').slice(15)]);
    expect(urlsOf(result)).toEqual([signed('a', 't1'), signed('b', 't2')]);
  });

  test('the URLs of one story are not used for another', async () => {
    const { signPage } = await open();
    await signPage(slug, page(path('a')), context());
    await signPage('ander', page(path('a')), context());
    expect(calls).toHaveLength(2);
    expect(calls[1]?.headers).toMatchObject({ 'x-share-slug': 'ander' });
  });

  const observe = async () => {
    const { signPage } = await open();
    let reads = 0;
    const observer = new QueryObserver(client, {
      queryKey: ['items'],
      gcTime: 0,
      retry: false,
      queryFn: (given) => {
        reads += 1;
        return signPage(slug, page(path('a')), given);
      },
    });
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    return {
      stop,
      reads: () => reads,
      url: () => urlsOf(observer.getCurrentResult().data!)[0],
    };
  };

  test('an open story is read again ten minutes before the end', async () => {
    const story = await observe();
    await vi.advanceTimersByTimeAsync(50 * minute - 1000);
    expect(story.reads()).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(story.reads()).toBe(2);
    expect(story.url()).toBe(signed('a', 't2'));
    await vi.advanceTimersByTimeAsync(50 * minute);
    expect(story.url()).toBe(signed('a', 't3'));
    expect(story.reads()).toBe(3);
    story.stop();
  });

  test('a closed story is not', async () => {
    const story = await observe();
    story.stop();
    await vi.advanceTimersByTimeAsync(2 * hour);
    expect(calls).toHaveLength(1);
  });

  test('a hidden tab waits for the read that comes when it is visible', async () => {
    const story = await observe();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(2 * hour);
    expect(calls).toHaveLength(1);
    story.stop();
  });

  test('a failed renewal keeps the valid URL and is tried again each minute', async () => {
    const story = await observe();
    answer = () => new Response('', { status: 400 });
    await vi.advanceTimersByTimeAsync(52 * minute + 5000);
    expect(story.url()).toBe(signed('a', 't1'));
    expect(calls).toHaveLength(4);
    answer = undefined;
    await vi.advanceTimersByTimeAsync(minute);
    expect(story.url()).toBe(signed('a', 't5'));
    story.stop();
  });
});

describe('a failure', () => {
  const read = async () => {
    const { signPage } = await open();
    const reading = signPage(slug, page(path('a'), '/demo/a.webp'), context());
    await vi.advanceTimersByTimeAsync(30_000);
    return urlsOf(await reading);
  };
  const broken = [unsigned('a'), '/demo/a.webp'];

  test.each<[string, number, () => Response | Promise<Response>]>([
    ['500', 3, () => new Response('', { status: 500 })],
    ['429', 3, () => new Response('', { status: 429, headers: { 'Retry-After': '1' } })],
    ['429 for long', 1, () => new Response('', { status: 429, headers: { 'Retry-After': '60' } })],
    ['403', 1, () => new Response('', { status: 403 })],
    ['no connection', 3, () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no answer in time', 1, () => Promise.reject(new DOMException('', 'TimeoutError'))],
    ['a page for JSON', 3, () => new Response('<html>')],
    ['another shape', 3, () => Response.json({ data: [] })],
    [
      'a URL to another place',
      3,
      () => Response.json([{ path: path('a').slice(15), signedURL: '//elders.example/a' }]),
    ],
  ])('%s takes %d tries, and the rows come with broken media', async (_, tries, given) => {
    answer = given;
    expect(await read()).toEqual(broken);
    expect(calls).toHaveLength(tries);
    const [, error] = vi.mocked(console.error).mock.calls[0] ?? [];
    expect((error as Error).name).toBe(ReadError.name);
  });

  test('a second try that succeeds signs', async () => {
    answer = () => (calls.length === 1 ? new Response('', { status: 500 }) : sign(calls[1]!));
    expect(await read()).toEqual([signed('a', 't2'), '/demo/a.webp']);
  });

  test('of one batch leaves the others signed', async () => {
    const { signPage } = await open();
    answer = (call) => (call.paths.length === 1 ? new Response('', { status: 403 }) : sign(call));
    const many = Array.from({ length: 501 }, (_, n) => path(`${n}`));
    const urls = urlsOf(await signPage(slug, page(...many), context()));
    expect(urls.filter((url) => url?.includes('?token='))).toHaveLength(500);
    expect(urls[500]).toBe(unsigned('500'));
  });

  test('an aborted read rejects with the reason of its signal', async () => {
    const { signPage } = await open();
    const stop = new AbortController();
    answer = () => new Promise(() => {});
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const reading = signPage(slug, page(path('a')), context(stop.signal));
    await vi.advanceTimersByTimeAsync(0);
    stop.abort();
    await expect(reading).rejects.toBe(stop.signal.reason);
  });
});
