import { beforeEach, expect, test, vi } from 'vitest';
import type { RowList } from './history-state';

/** Aborted when the documents before it are gone, with their listeners. */
let documents = new AbortController();

/** Imports the module as in a freshly loaded document. */
async function load() {
  vi.resetModules();
  const { signal } = documents;
  const spies = [window, document].map((target) => {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    return vi
      .spyOn(target as EventTarget, 'addEventListener')
      .mockImplementation((type, listener, options) =>
        add(type, listener, { ...(options as object), signal }),
      );
  });
  const loaded = await import('./history-state');
  for (const spy of spies) spy.mockRestore();
  return loaded;
}

function discardDocuments() {
  documents.abort();
  documents = new AbortController();
}

const open = (key: string) => vi.spyOn(window.history, 'state', 'get').mockReturnValue({ key });
const scrollTo = (top: number) => vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
const leavePage = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  discardDocuments();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
});

test('keeps the scroll offset of an entry after a reload', async () => {
  const before = await load();
  open('first');
  scrollTo(420);
  before.showEntry('first');
  before.rememberScroll();
  leavePage();
  const after = await load();
  expect(after.readEntry('first')).toEqual({ scrollTop: 420 });
  expect(after.readEntry('second')).toBeUndefined();
});

const listOf = (heights: [string, number][]): RowList => ({
  topRow: () => ({ row: heights[0]![0], start: 30 }),
  startOf: () => undefined,
  heights: () => ({ width: 800, heights }),
});

test('stores the top row with the offset, on scrolling and as the page is left', async () => {
  const before = await load();
  open('first');
  before.showEntry('first');
  const remove = before.registerList(listOf([['row 3', 410.5]]));
  scrollTo(60);
  window.dispatchEvent(new Event('scroll'));
  expect(before.readEntry('first')).toEqual({ scrollTop: 60, topRow: { row: 'row 3', start: 30 } });
  scrollTo(77);
  leavePage();
  const after = await load();
  expect(after.readEntry('first')).toEqual({ scrollTop: 77, topRow: { row: 'row 3', start: 30 } });
  expect(after.readRowHeights()).toEqual({ width: 800, heights: [['row 3', 410.5]] });
  remove();
  window.dispatchEvent(new Event('scroll'));
  expect(before.readEntry('first')?.topRow).toBeUndefined();
});

test('keeps the last row heights apart from the entries', async () => {
  const before = await load();
  open('first');
  before.updateEntry('first', { scrollTop: 10 });
  before.registerList(listOf([['row 2', 300]]))();
  before.registerList(listOf([['row 3', 410.5]]))();
  leavePage();
  const after = await load();
  expect(after.readEntry('first')).toEqual({ scrollTop: 10 });
  expect(after.readRowHeights()).toEqual({ width: 800, heights: [['row 3', 410.5]] });
});

test('another page keeps the row heights in the storage, for Back', async () => {
  const story = await load();
  open('story');
  story.registerList(listOf([['row 3', 410.5]]))();
  leavePage();
  discardDocuments();
  open('elsewhere');
  const elsewhere = await load();
  expect(elsewhere.readRowHeights()).toBeNull();
  leavePage();
  discardDocuments();
  open('story');
  const back = await load();
  expect(back.readRowHeights()).toEqual({ width: 800, heights: [['row 3', 410.5]] });
});

test('nothing is stored of a story that is gone', async () => {
  const state = await load();
  open('first');
  state.showEntry('first');
  scrollTo(420);
  state.registerList(listOf([['row 3', 410.5]]))();
  state.rememberScroll();
  leavePage();
  expect(sessionStorage.length).toBe(2);
  state.forgetPositions();
  expect(sessionStorage.length).toBe(0);
  expect(state.readRowHeights()).toBeNull();
  leavePage();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('row 3');
});

test('keeps the scroll offsets when the row heights do not fit in the storage', async () => {
  const before = await load();
  open('first');
  before.updateEntry('first', { scrollTop: 10 });
  before.registerList(listOf([['row 3', 410.5]]))();
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.includes('row 3')) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
  });
  leavePage();
  const after = await load();
  expect(after.readEntry('first')).toEqual({ scrollTop: 10 });
  expect(after.readRowHeights()).toBeNull();
});

test('Back to a page that is short at first keeps the stored offset', async () => {
  const state = await load();
  open('first');
  scrollTo(4000);
  state.showEntry('first');
  state.rememberScroll();
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('popstate'));
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1500);
  scrollTo(700);
  state.showEntry('first');
  state.rememberScroll();
  expect(state.readEntry('first')?.scrollTop).toBe(4000);
});

test('an entry that is not the current one keeps its offset', async () => {
  const state = await load();
  open('first');
  scrollTo(100);
  state.showEntry('first');
  state.rememberScroll();
  open('second');
  scrollTo(0);
  state.showEntry('first');
  state.rememberScroll();
  expect(state.readEntry('first')?.scrollTop).toBe(100);
});

test('a choice that shortens the list keeps the position of the entry it leaves', async () => {
  const state = await load();
  open('first');
  state.showEntry('first');
  const remove = state.registerList(listOf([['far', 300]]));
  scrollTo(700);
  state.keepPosition();
  remove();
  scrollTo(0);
  window.dispatchEvent(new Event('scroll'));
  // A second choice, before the first one is written to the address.
  state.keepPosition();
  open('second');
  state.showEntry('second');
  expect(state.readEntry('first')).toEqual({ scrollTop: 700, topRow: { row: 'far', start: 30 } });
});

test('a choice that is undone before it is written keeps no position', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const state = await load();
  open('first');
  state.showEntry('first');
  scrollTo(700);
  state.keepPosition();
  vi.advanceTimersByTime(5000);
  scrollTo(2400);
  window.dispatchEvent(new Event('scroll'));
  expect(state.readEntry('first')?.scrollTop).toBe(2400);
});

test('stores the entries when the tab is hidden: a phone can then discard it', async () => {
  const before = await load();
  open('first');
  scrollTo(420);
  before.showEntry('first');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  const after = await load();
  expect(after.readEntry('first')).toEqual({ scrollTop: 420 });
});

test('drops the oldest entries, and stores only keys and numbers', async () => {
  const state = await load();
  for (let n = 0; n < 60; n += 1) {
    open(`entry${n}`);
    scrollTo(n);
    state.showEntry(`entry${n}`);
    state.rememberScroll();
  }
  leavePage();
  const stored = sessionStorage.getItem('anekdotes-history')!;
  expect(stored).toMatch(/^\[(\["entry\d+",\{"scrollTop":\d+\}\],?)+\]$/);
  const after = await load();
  expect(after.readEntry('entry9')).toBeUndefined();
  expect(after.readEntry('entry10')).toEqual({ scrollTop: 10 });
});

test('works when storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  const state = await load();
  open('first');
  scrollTo(5);
  state.showEntry('first');
  state.rememberScroll();
  leavePage();
  expect(state.readEntry('first')?.scrollTop).toBe(5);
});

test.each([
  '{',
  'null',
  '"x"',
  '[1]',
  '{"first":{"scrollTop":420}}',
  '{"heights":[1]}',
  '{"heights":[["a","x"]]}',
])('starts anew when %s is stored, as another version of the site could have', async (stored) => {
  sessionStorage.setItem('anekdotes-history', stored);
  sessionStorage.setItem('anekdotes-row-heights', stored);
  const { readEntry, readRowHeights } = await load();
  expect(readEntry('first')).toBeUndefined();
  expect(readRowHeights()?.heights ?? []).toEqual([]);
});
