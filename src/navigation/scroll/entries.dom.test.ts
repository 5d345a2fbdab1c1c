import { beforeEach, expect, test, vi } from 'vitest';

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
  const loaded = await import('./entries');
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
  before.rememberPosition();
  leavePage();
  const after = await load();
  expect(after.readEntry('first')).toEqual({ scrollTop: 420 });
  expect(after.readEntry('second')).toBeUndefined();
});

/** A list of which the second item is the first on the screen. */
function showList() {
  document.body.innerHTML = `<div data-cards><section data-chapter="jaar-1950"><ul>
    <li data-item-id="a"></li><li data-item-id="b"></li></ul></section></div>`;
  const place = (selector: string, top: number, height: number) =>
    vi
      .spyOn(document.querySelector(selector)!, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, top, 300, height));
  place('[data-cards]', -400, 900);
  place('[data-chapter]', -400, 900);
  place('[data-item-id=a]', -400, 380);
  place('[data-item-id=b]', -20, 380);
}

test('stores the first visible item with the offset, as the page is left', async () => {
  const before = await load();
  open('first');
  before.showEntry('first');
  showList();
  scrollTo(77);
  leavePage();
  const after = await load();
  expect(after.readEntry('first')).toEqual({ scrollTop: 77, anchor: { id: 'b', top: -20 } });
  document.body.replaceChildren();
  leavePage();
  expect(before.readEntry('first')?.anchor).toBeUndefined();
});

test('Back stores the position of the entry that the page still shows', async () => {
  const state = await load();
  open('second');
  state.showEntry('second');
  scrollTo(300);
  open('first');
  window.dispatchEvent(new Event('popstate'));
  expect(state.readEntry('second')?.scrollTop).toBe(300);
  expect(state.readEntry('first')).toBeUndefined();
});

test('nothing is stored of a story that is gone', async () => {
  const state = await load();
  open('first');
  state.showEntry('first');
  showList();
  scrollTo(420);
  state.rememberPosition();
  leavePage();
  expect(sessionStorage.length).toBe(1);
  state.forgetPositions();
  expect(sessionStorage.length).toBe(0);
  document.body.replaceChildren();
  leavePage();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('anchor');
});

test('a replaced entry is forgotten, and the page shows the new one', async () => {
  const state = await load();
  open('first');
  state.showEntry('first');
  scrollTo(700);
  state.rememberPosition();
  open('second');
  state.entryReplaced('first');
  state.rememberPosition();
  expect(state.readEntry('first')).toBeUndefined();
  expect(state.readEntry('second')?.scrollTop).toBe(700);
});

test('Back to a page that is short at first keeps the stored offset', async () => {
  const state = await load();
  open('first');
  scrollTo(4000);
  state.showEntry('first');
  state.rememberPosition();
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('popstate'));
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1500);
  scrollTo(700);
  state.showEntry('first');
  state.rememberPosition();
  expect(state.readEntry('first')?.scrollTop).toBe(4000);
});

test('an entry that is not the current one keeps its offset', async () => {
  const state = await load();
  open('first');
  scrollTo(100);
  state.showEntry('first');
  state.rememberPosition();
  open('second');
  scrollTo(0);
  state.showEntry('first');
  state.rememberPosition();
  expect(state.readEntry('first')?.scrollTop).toBe(100);
});

test('the browser restores the offset of a loaded page, and not of one it kept in memory', async () => {
  const comeBack = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const restoredBy = () => window.history.scrollRestoration;
  window.history.scrollRestoration = 'auto';
  const state = await load();
  open('first');
  state.showEntry('first');
  comeBack(false);
  expect(restoredBy()).toBe('auto');
  window.dispatchEvent(new Event('pointerdown'));
  expect(restoredBy()).toBe('manual');
  scrollTo(420);
  leavePage();
  expect(restoredBy()).toBe('auto');
  const restored = vi.spyOn(window, 'scrollTo').mockReturnValue();
  comeBack(true);
  expect(restoredBy()).toBe('manual');
  expect(restored).toHaveBeenCalledExactlyOnceWith({ top: 420, behavior: 'instant' });
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
    state.rememberPosition();
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
  state.rememberPosition();
  leavePage();
  expect(state.readEntry('first')?.scrollTop).toBe(5);
});

test.each(['{', 'null', '"x"', '[1]', '{"first":{"scrollTop":420}}'])(
  'starts anew when %s is stored, as another version of the site could have',
  async (stored) => {
    sessionStorage.setItem('anekdotes-history', stored);
    const { readEntry } = await load();
    expect(readEntry('first')).toBeUndefined();
  },
);
