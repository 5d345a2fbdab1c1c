import { beforeEach, expect, test, vi } from 'vitest';

/** Imports the module as in a freshly loaded document. */
async function load() {
  vi.resetModules();
  return import('./history-state');
}

const open = (key: string) => vi.spyOn(window.history, 'state', 'get').mockReturnValue({ key });
const scrollTo = (top: number) => vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
const leavePage = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
});

test('keeps the scroll offset of an entry after a reload', async () => {
  const before = await load();
  open('first');
  scrollTo(420);
  before.rememberScroll('first');
  leavePage();
  const after = await load();
  expect(after.readEntry('first')).toEqual({ scrollTop: 420 });
  expect(after.readEntry('second')).toBeUndefined();
});

test('stores what is added as the page is left', async () => {
  const before = await load();
  open('first');
  before.onPageLeave(() => before.updateEntry('first', { scrollTop: 77 }));
  const stop = before.onPageLeave(() => before.updateEntry('first', { scrollTop: 99 }));
  stop();
  leavePage();
  expect((await load()).readEntry('first')).toEqual({ scrollTop: 77 });
});

test('keeps row heights beside the scroll offset', async () => {
  const state = await load();
  open('first');
  scrollTo(10);
  state.rememberScroll('first');
  state.updateEntry('first', { rowHeights: { width: 800, heights: [['row 3', 410.5]] } });
  expect(state.readEntry('first')).toEqual({
    scrollTop: 10,
    rowHeights: { width: 800, heights: [['row 3', 410.5]] },
  });
});

test('an entry that is not the current one keeps its offset', async () => {
  const state = await load();
  open('first');
  scrollTo(100);
  state.rememberScroll('first');
  open('second');
  scrollTo(0);
  state.rememberScroll('first');
  expect(state.readEntry('first')?.scrollTop).toBe(100);
});

test('drops the oldest entries, and stores only keys and numbers', async () => {
  const state = await load();
  for (let n = 0; n < 60; n += 1) {
    open(`entry${n}`);
    scrollTo(n);
    state.rememberScroll(`entry${n}`);
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
  state.rememberScroll('first');
  leavePage();
  expect(state.readEntry('first')?.scrollTop).toBe(5);
});
