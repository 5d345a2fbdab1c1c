import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slugFrom } from '@shared/story-address';
import { countTimelineItems, readTimeline, readTimelineItems } from '@/modules/timeline/read';
import { storeShareKey } from '@/modules/timeline/password/share-keys';
import { captureFirstReads } from './capture-first-reads';
import { dataElement } from './document';
import { firstReadsScript } from './first-reads';

const id = '3f1c8e52-0000-4000-8000-000000000001';
const { signal } = new AbortController();

/** The requests that were sent, with method, headers and use of the cache. */
let requests: string[] = [];
let respond: (address: string) => Response | Promise<Response>;

beforeEach(() => {
  requests = [];
  respond = () => Response.json([]);
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const headers = [...new Headers(init?.headers)].toSorted();
    requests.push(JSON.stringify([init?.method ?? 'GET', address, headers, init?.cache]));
    return respond(address);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete globalThis.prefetchedReads;
  delete globalThis.documentState;
  delete document.documentElement.dataset.hasKey;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** What the share page has written into the document. */
interface Written {
  kind: 'story' | 'closed';
  state: object;
}

/** Runs the inline script of a document with this path. */
async function openDocument(pathname: string, written?: Written) {
  document.body.innerHTML =
    dataElement('first-reads', await captureFirstReads()) +
    (written ? dataElement('document-state', written.state) : '');
  if (written) document.getElementById('first-reads')!.dataset.state = written.kind;
  requests = [];
  window.history.replaceState(null, '', pathname);
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- runs the inline script like a browser
  new Function(firstReadsScript)();
}

const requestsOf = async (read: () => Promise<unknown>) => {
  const before = requests.length;
  await read().catch(() => undefined);
  return requests.slice(before);
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
])('%s sends the same requests as the app', async (pathname) => {
  respond = (address) => Response.json(address.includes('/timelines') ? [{ id }] : []);
  await openDocument(pathname);
  await vi.waitFor(() => expect(requests).toHaveLength(3), { timeout: 10_000 });
  const prefetched = requests.splice(0);
  delete globalThis.prefetchedReads;

  for (const request of prefetched) expect(request).toContain('"no-store"');
  const slug = slugFrom(pathname);
  expect(prefetched).toEqual([
    ...(await requestsOf(() => readTimeline(slug, signal))),
    ...(await requestsOf(() => readTimelineItems(slug, id, signal).next())),
    ...(await requestsOf(() => countTimelineItems(slug, id, signal))),
  ]);
});

const lacksOurs = (address: string) =>
  /allow_download|created_at/.test(decodeURIComponent(address))
    ? Response.json({ code: '42703', message: 'column does not exist' }, { status: 400 })
    : Response.json(address.includes('/timelines') ? [story] : []);

it('asks a database that lacks our columns once more, for those of the contract', async () => {
  respond = lacksOurs;
  await openDocument('/public/oma');
  await vi.waitFor(() => expect(requests).toHaveLength(5), { timeout: 10_000 });
  await expect(readTimeline('oma', signal)).resolves.toMatchObject({ title: 'Oma' });
  const { value } = await readTimelineItems('oma', id, signal).next();
  expect(value).toMatchObject({ items: [], isLast: true });
  await countTimelineItems('oma', id, signal).catch(() => undefined);
  expect(requests).toHaveLength(5);
  expect(globalThis.prefetchedReads?.size).toBe(0);
});

it('gives each response to the first read, and the next read sends its own request', async () => {
  respond = (address) => Response.json(address.includes('/timelines') ? [story] : []);
  await openDocument('/public/oma');
  await vi.waitFor(() => expect(requests).toHaveLength(3), { timeout: 10_000 });
  const items = async () => (await readTimelineItems('oma', id, signal).next()).value;
  await expect(readTimeline('oma', signal)).resolves.toMatchObject({ title: 'Oma' });
  await expect(items()).resolves.toMatchObject({ items: [], isLast: true });
  expect(requests).toHaveLength(3);
  await readTimeline('oma', signal);
  await items();
  expect(requests).toHaveLength(5);
});

it('sends no more requests when the timeline does not exist', async () => {
  await openDocument('/public/weg');
  await expect(readTimeline('weg', signal)).resolves.toBeNull();
  expect(requests).toHaveLength(1);
});

it('reports a failure to the first read, and the next read retries', async () => {
  respond = () => Promise.reject(new TypeError('Failed to fetch'));
  await openDocument('/public/oma');
  await expect(readTimeline('oma', signal)).rejects.toMatchObject({ fault: 'no-connection' });
  respond = () => Response.json([]);
  await expect(readTimeline('oma', signal)).resolves.toBeNull();
});

it('leaves an error response to the app', async () => {
  const rejected = vi.fn<() => void>();
  process.on('unhandledRejection', rejected);
  respond = () => Response.json({ message: 'stuk' }, { status: 500 });
  await openDocument('/public/oma');
  await expect(readTimeline('oma', signal)).rejects.toMatchObject({ fault: 'refused' });
  expect(requests).toHaveLength(1);
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  process.off('unhandledRejection', rejected);
  expect(rejected).not.toHaveBeenCalled();
});

it('aborts the request when the read is aborted', async () => {
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
  await vi.waitFor(() => expect(globalThis.prefetchedReads?.size).toBe(0), { timeout: 10_000 });
  leaving.abort();
  await expect(read).rejects.toThrow();
  expect(given?.aborted).toBe(true);
});

it.each(['/', '/help', '/public/', '/public'])(
  '%s is not a timeline: sends no request',
  async (path) => {
    await openDocument(path);
    expect(requests).toEqual([]);
  },
);

const story = { id, title: 'Oma', is_public: true };
const written: Written = { kind: 'story', state: { queries: [[['timeline'], 'Oma, 1955']] } };

it('gives the state of the document to the app, and sends no request', async () => {
  await openDocument('/public/oma', written);
  expect(globalThis.documentState?.()).toEqual(written.state);
  expect(globalThis.prefetchedReads).toBeUndefined();
  expect(requests).toEqual([]);
});

const inDocument = () => document.documentElement.outerHTML;

it('leaves nothing of the state in the document once it is taken', async () => {
  await openDocument('/public/oma', written);
  expect(inDocument()).toContain('Oma');
  globalThis.documentState?.();
  expect(inDocument()).not.toMatch(/Oma|1955/);
});

it.each(['nobody', 'a signed-in owner'])(
  'leaves no state in a parsed document that %s reads',
  async (reader) => {
    if (reader !== 'nobody') localStorage.setItem(sessionKey(), '{}');
    await openDocument('/public/oma', written);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(inDocument()).not.toMatch(/Oma|1955/);
  },
);

/** The name under which supabase-js stores a session for this site. */
const sessionKey = () => {
  const auth = { persistSession: false, autoRefreshToken: false };
  const client = createClient(location.origin, 'sb_publishable_test', { auth });
  return (client.auth as unknown as { storageKey: string }).storageKey;
};

it('leaves the reads of a signed-in owner to the app', async () => {
  localStorage.setItem(sessionKey(), '{}');
  await openDocument('/public/oma');
  await openDocument('/public/oma', written);
  expect(globalThis.documentState).toBeUndefined();
  expect(requests).toEqual([]);
  await readTimeline('oma', signal);
  expect(requests).toHaveLength(1);
});

it('leaves the reads of a visitor with a share key to the app', async () => {
  storeShareKey('oma', 'a'.repeat(64), true);
  await openDocument('/public/oma');
  expect(requests).toEqual([]);
  await readTimeline('oma', signal);
  expect(requests).toHaveLength(1);
});

describe('the share key of another story', () => {
  beforeEach(() => storeShareKey('oma', 'a'.repeat(64), true));

  it('leaves the question of this one on the screen', async () => {
    const closed: Written = { kind: 'closed', state: { queries: [] } };
    await openDocument('/public/opa', closed);
    expect(document.documentElement.dataset.hasKey).toBeUndefined();
    expect(globalThis.documentState?.()).toEqual(closed.state);
    delete globalThis.documentState;
    await openDocument('/public/oma', closed);
    expect(document.documentElement.dataset.hasKey).toBe('');
    expect(globalThis.documentState).toBeUndefined();
  });

  it('does not hinder its reads', async () => {
    await openDocument('/public/opa');
    expect(requests).toHaveLength(1);
  });
});

describe.each(['sessionStorage', 'localStorage'] as const)('without %s', (name) => {
  it.each([
    ['null', () => null],
    [
      'an error',
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    ],
  ])('(%s) finds the share key in the other', async (_, get) => {
    storeShareKey('oma', 'a'.repeat(64), name === 'sessionStorage');
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { configurable: true, get });
    await openDocument('/public/oma');
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
    expect(requests).toEqual([]);
  });
});

it('gives a visitor with a share key the state of a story that needs none', async () => {
  storeShareKey('oma', 'a'.repeat(64), true);
  await openDocument('/public/oma', written);
  expect(globalThis.documentState?.()).toEqual(written.state);
});

it('contains no < that could end the script element', () => {
  expect(firstReadsScript).not.toContain('<');
});
