// How a story waits for the signed URLs of its files, retries and renews them, and stops.
import { onlineManager, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/http/query-client';
import { timelineKeys } from '../queries';
import { useTimelineItems } from '../use-timeline-items';

/** Another one for each test: a new story starts without URLs. */
let timelineId: string;
const path = (name: string) => `timeline-media/${timelineId}/${name}`;
const signed = (name: string, token: string) =>
  `/storage/v1/object/sign/${path(name)}?token=${token}`;
const unsigned = (name: string) => `/storage/v1/object/${path(name)}`;
const minute = 60_000;
const hour = 60 * minute;

type Answer = () => Response | Promise<Response>;

let client: QueryClient;
/** The names of the files in the rows. */
let files: string[];
let reads: number;
/** Times and files of the calls that sign. */
let calls: { at: number; slug: string; names: string[] }[];
/** Answers instead of signing. */
let answer: Answer | undefined;

const refuse: Answer = () => new Response('', { status: 500 });
const never: Answer = () => new Promise(() => {});

function answerRows(url: string) {
  reads += 1;
  const rows = files.map((name, at) => ({
    id: `b1000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    title: name,
    item_type: 'photo',
    media_url: name.startsWith('/') ? name : path(name),
    item_date: '1960-05-04',
    metadata: {},
  }));
  return Response.json(url.includes('&or=') ? rows.slice(30) : rows.slice(0, 30));
}

function sign(names: string[], token: string) {
  const urls = names
    .filter((name) => name !== 'verborgen')
    .map((name) => [path(name), signed(name, token).slice('/storage/v1'.length)]);
  return Response.json({ expiresIn: 3600, urls: Object.fromEntries(urls) });
}

function answerSigning({ headers, body }: RequestInit) {
  const { paths } = JSON.parse(body as string) as { paths: string[] };
  const names = paths.map((one) => one.slice(path('').length));
  calls.push({ at: Date.now(), slug: new Headers(headers).get('x-share-slug')!, names });
  if (answer) return answer();
  const token = `t${calls.length}`;
  return sign(names, token);
}

let stories = 0;
const slug = 'tuin';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  client = createQueryClient();
  timelineId = `7e000000-0000-4000-8000-${String((stories += 1)).padStart(12, '0')}`;
  files = ['a'];
  reads = 0;
  calls = [];
  answer = undefined;
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit) => {
    const url = String(input);
    if (url.includes('/functions/v1/sign-files')) return await answerSigning(init);
    if (url.includes('creator')) return answerRows(url);
    return Response.json([], { headers: { 'Content-Range': `*/${files.length}` } });
  });
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.doUnmock('./sign-files');
});

/** Waits at each timer for the imports that it started, since these take real time. */
const pass = (ms: number) =>
  act(async () => {
    const end = Date.now() + ms;
    setTimeout(() => {}, ms);
    await vi.dynamicImportSettled();
    while (Date.now() < end) {
      await vi.advanceTimersToNextTimerAsync();
      await vi.dynamicImportSettled();
    }
    await vi.advanceTimersByTimeAsync(0);
  });

async function openStory(name = slug) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useTimelineItems(name, timelineId, 0), {
    wrapper,
  });
  await pass(50);
  return {
    items: () => result.current.items,
    urls: () => result.current.items.map(({ media_url }) => media_url),
    close: unmount,
  };
}

async function readAgain(name = slug) {
  void client.refetchQueries({ queryKey: timelineKeys.items(name, timelineId) });
  await pass(50);
}

test('the first cards come with their URLs', async () => {
  files = ['a', '/demo/b.webp'];
  const story = await openStory();
  expect(story.urls()).toEqual([signed('a', 't1'), '/demo/b.webp']);
  expect(calls).toHaveLength(1);
});

describe('cards come without the URLs of their files', () => {
  test('after two seconds without an answer, and get them with the answer', async () => {
    let respond: (response: Response) => void = () => {};
    answer = () => new Promise((resolve) => (respond = resolve));
    const story = await openStory();
    await pass(1900);
    expect(story.urls()).toEqual([]);
    await pass(100);
    expect(story.urls()).toEqual([unsigned('a')]);
    expect(calls).toHaveLength(1);
    respond(sign(['a'], 'x'));
    await pass(50);
    expect(story.urls()).toEqual([signed('a', 'x')]);
    expect([calls.length, reads]).toEqual([1, 1]);
  });

  test('after two seconds in all, however many pages of rows there are', async () => {
    files = Array.from({ length: 31 }, (_, at) => `${at}`);
    answer = never;
    const story = await openStory();
    await pass(2050);
    expect(reads).toBe(2);
    expect(story.urls()).toEqual(files.map(unsigned));
    story.close();
  });

  test('at once after a failure that lasts, and get them from a later try', async () => {
    answer = () => new Response('', { status: 403 });
    const story = await openStory();
    expect(story.urls()).toEqual([unsigned('a')]);
    answer = undefined;
    await pass(minute);
    expect(story.urls()).toEqual([signed('a', `t${calls.length}`)]);
    expect(reads).toBe(1);
    story.close();
  });

  test('after two seconds when the code that signs cannot be loaded, and get them when it is', async () => {
    vi.doMock('./sign-files', () => {
      throw new Error('Failed to fetch dynamically imported module');
    });
    const story = await openStory();
    await pass(2000);
    expect(story.urls()).toEqual([unsigned('a')]);
    vi.doUnmock('./sign-files');
    await pass(minute);
    expect(story.urls()).toEqual([signed('a', 't1')]);
    expect(reads).toBe(1);
    story.close();
  });
});

describe('after a failure', () => {
  /** Tries that follow each other closely are one round. */
  const rounds = () =>
    calls.reduce<number[]>((starts, { at }, index) => {
      const isNew = index === 0 || at - calls[index - 1]!.at > 5000;
      return isNew ? [...starts, at] : starts;
    }, []);
  const pauses = () =>
    rounds()
      .slice(1)
      .map((at, index) => Math.round((at - rounds()[index]!) / 1000));

  test('that may be over at once, the first cards come with their URLs', async () => {
    answer = () => (calls.length === 1 ? refuse() : sign(['a'], 'x'));
    const story = await openStory();
    await pass(1000);
    expect(story.urls()).toEqual([signed('a', 'x')]);
    story.close();
  });

  test('there are rounds of three tries, and no rows are read', async () => {
    answer = refuse;
    const story = await openStory();
    await pass(hour / 3);
    const { length } = rounds();
    expect(length).toBeGreaterThan(15);
    expect(length).toBeLessThan(45);
    expect(calls.length).toBeLessThanOrEqual(3 * length);
    expect(reads).toBe(1);
    story.close();
  });

  test('a longer Retry-After is respected', async () => {
    answer = () => new Response('', { status: 429, headers: { 'Retry-After': '100' } });
    const story = await openStory();
    await pass(4 * minute);
    expect(pauses()).toEqual([100, 100]);
    story.close();
  });

  test('only the files that failed are signed again', async () => {
    const story = await openStory();
    files = ['a', 'b'];
    answer = () => new Response('', { status: 403 });
    await readAgain();
    expect(story.urls()).toEqual([signed('a', 't1'), unsigned('b')]);
    answer = undefined;
    await pass(minute);
    expect(calls.map(({ names }) => names)).toEqual([['a'], ['b'], ['b']]);
    expect(story.urls()).toEqual([signed('a', 't1'), signed('b', 't3')]);
    story.close();
  });

  test('reads of the rows cause no further tries, and their files are signed by the next', async () => {
    answer = () => new Response('', { status: 403 });
    const story = await openStory();
    const { length } = calls;
    files = ['a', 'b'];
    await readAgain();
    await readAgain();
    expect(calls).toHaveLength(length);
    expect(story.urls()).toEqual([unsigned('a'), unsigned('b')]);
    answer = undefined;
    await pass(minute);
    expect(calls.at(-1)?.names).toEqual(['a', 'b']);
    expect(story.urls()[1]).toMatch(/token=/);
    story.close();
  });

  test('a visitor who is online again asks at once', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const story = await openStory();
    onlineManager.setOnline(false);
    await pass(minute);
    // The pause between two rounds of retries is random. A round under way keeps its own retry delay.
    while (client.isFetching() > 0) await pass(1000);
    answer = undefined;
    onlineManager.setOnline(true);
    await pass(50);
    expect(story.urls()[0]).toMatch(/token=/);
    story.close();
  });

  test('a story that is closed asks for nothing more', async () => {
    answer = refuse;
    const story = await openStory();
    story.close();
    await pass(5000);
    const { length } = calls;
    await pass(hour);
    expect(calls).toHaveLength(length);
  });

  test('a closed story with a call under way asks for nothing more', async () => {
    answer = never;
    const story = await openStory();
    await pass(3000);
    story.close();
    await pass(hour);
    expect(calls).toHaveLength(1);
  });
});

describe('renewal', () => {
  test('takes place ten minutes before the end, without reading the rows', async () => {
    const story = await openStory();
    await pass(50 * minute - 100);
    expect(calls).toHaveLength(1);
    await pass(1000);
    expect(story.urls()).toEqual([signed('a', 't2')]);
    await pass(50 * minute);
    expect(story.urls()).toEqual([signed('a', 't3')]);
    expect([calls.length, reads]).toEqual([3, 1]);
    story.close();
  });

  test('starts with the story: one that was opened before has no part in it', async () => {
    const first = await openStory();
    await pass(30 * minute);
    first.close();
    const second = await openStory(`${slug}-b`);
    await pass(49 * minute);
    expect(calls).toHaveLength(2);
    await pass(2 * minute);
    expect(calls.map(({ slug: name }) => name)).toEqual([slug, `${slug}-b`, `${slug}-b`]);
    expect(second.urls()).toEqual([signed('a', 't3')]);
    second.close();
  });

  test('ends with the story', async () => {
    const story = await openStory();
    story.close();
    await pass(2 * hour);
    expect(calls).toHaveLength(1);
  });

  test('waits while the tab is hidden', async () => {
    const story = await openStory();
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(2 * hour);
    expect(calls).toHaveLength(1);
    hidden.mockReturnValue('visible');
    window.dispatchEvent(new Event('visibilitychange'));
    await pass(50);
    expect(story.urls()).toEqual([signed('a', 't2')]);
    story.close();
  });

  test('that fails keeps the valid URL', async () => {
    const story = await openStory();
    answer = refuse;
    await pass(51 * minute);
    expect(story.urls()).toEqual([signed('a', 't1')]);
    answer = undefined;
    await pass(2 * minute);
    expect(story.urls()[0]).toMatch(/token=t\d+$/);
    expect(story.urls()).not.toEqual([signed('a', 't1')]);
    expect(reads).toBe(1);
    story.close();
  });

  test('does not ask again for a file that was refused; a read of the rows does', async () => {
    files = ['a', 'verborgen'];
    const story = await openStory();
    expect(story.urls()).toEqual([signed('a', 't1'), unsigned('verborgen')]);
    await pass(51 * minute);
    await readAgain();
    expect(calls.map(({ names }) => names)).toEqual([['a', 'verborgen'], ['a'], ['verborgen']]);
    story.close();
  });
});

test('an item stays the same object while its URLs do', async () => {
  files = ['a', 'b'];
  const story = await openStory();
  const [first] = story.items();
  files = ['a', 'b', 'c'];
  await readAgain();
  expect(story.items()).toHaveLength(3);
  expect(story.items()[0]).toBe(first);
  story.close();
});

test('a story with plain URLs loads no code that signs', async () => {
  const load = vi.fn(() => ({}));
  vi.doMock('./sign-files', load);
  files = ['/demo/a.webp'];
  const story = await openStory();
  expect(story.urls()).toEqual(['/demo/a.webp']);
  expect(load).not.toHaveBeenCalled();
  story.close();
});
