import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countTimelineItems, readTimeline, readTimelineItems } from '@/modules/timeline/api';
import { slugFrom } from '@/pages/public/slug';
import { captureFirstReads } from './capture-first-reads';
import { firstReadsScript } from './first-reads';

const id = '3f1c8e52-0000-4000-8000-000000000001';
const { signal } = new AbortController();

/** What was asked, as the backend sees it. */
let asked: string[] = [];
let answers: (address: string) => Response | Promise<Response>;

beforeEach(() => {
  asked = [];
  answers = () => Response.json([]);
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const headers = [...new Headers(init?.headers)].toSorted();
    asked.push(JSON.stringify([init?.method ?? 'GET', address, headers]));
    return answers(address);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete globalThis.prefetchedReads;
  window.history.replaceState(null, '', '/');
});

/** Opens a document at this address that begins to read. */
async function openDocument(pathname: string) {
  const script = firstReadsScript(await captureFirstReads());
  asked = [];
  window.history.replaceState(null, '', pathname);
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- as the browser runs it
  new Function(script)();
}

const whileNobodyBegan = async (read: () => Promise<unknown>) => {
  const before = asked.length;
  await read().catch(() => undefined);
  return asked.slice(before);
};

it.each([
  '/public/oma-riet',
  '/public/oma-riet/moment/7d0c',
  '/public/oma%20riet',
  '/public/caf%C3%A9-%F0%9F%8E%82',
  "/public/a'b(c)*d!~e",
  '/public/1%2B1%3D2&x=y',
  '/public/100%25',
  '/public/half%',
  '/public/a%2Fb',
  '/public/mark.id',
])('%s asks what the app would ask', async (pathname) => {
  answers = (address) => Response.json(address.includes('/timelines') ? [{ id }] : []);
  await openDocument(pathname);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  const begun = asked.splice(0);
  delete globalThis.prefetchedReads;

  const slug = slugFrom(pathname);
  expect(begun).toEqual([
    ...(await whileNobodyBegan(() => readTimeline(slug, signal))),
    ...(await whileNobodyBegan(() => readTimelineItems(slug, id, signal).next())),
    ...(await whileNobodyBegan(() => countTimelineItems(slug, id, signal))),
  ]);
});

it('hands each answer to the first who asks, and the next asks anew', async () => {
  const story = { id, title: 'Oma', is_public: true };
  answers = (address) => Response.json(address.includes('/timelines') ? [story] : []);
  await openDocument('/public/oma');
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  const items = async () => (await readTimelineItems('oma', id, signal).next()).value;
  await expect(readTimeline('oma', signal)).resolves.toMatchObject({ title: 'Oma' });
  await expect(items()).resolves.toEqual({ items: [], isLast: true });
  expect(asked).toHaveLength(3);
  await readTimeline('oma', signal);
  await items();
  expect(asked).toHaveLength(5);
});

it('of a story that is not there nothing more is asked', async () => {
  await openDocument('/public/weg');
  await expect(readTimeline('weg', signal)).resolves.toBeNull();
  expect(asked).toHaveLength(1);
});

it('what failed is told to the one who asks, and can be asked again', async () => {
  answers = () => Promise.reject(new TypeError('Failed to fetch'));
  await openDocument('/public/oma');
  await expect(readTimeline('oma', signal)).rejects.toMatchObject({ fault: 'no-connection' });
  answers = () => Response.json([]);
  await expect(readTimeline('oma', signal)).resolves.toBeNull();
});

it('ends with the one who asked', async () => {
  let given: AbortSignal | undefined;
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    given = init.signal ?? undefined;
    return new Promise((_resolve, reject) =>
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
    );
  });
  await openDocument('/public/oma');
  const leaving = new AbortController();
  const read = readTimeline('oma', leaving.signal);
  await vi.waitFor(() => expect(globalThis.prefetchedReads?.size).toBe(0));
  leaving.abort();
  await expect(read).rejects.toThrow();
  expect(given?.aborted).toBe(true);
});

it.each(['/', '/help', '/public/', '/public'])('%s is no story: nothing is asked', async (path) => {
  await openDocument(path);
  expect(asked).toEqual([]);
});

it('cannot be ended by what it holds', async () => {
  expect(firstReadsScript(await captureFirstReads())).not.toContain('<');
});
