/** State of each history entry, for Back, Forward and a reload in the same tab. */
import { onInput } from './browser/on-input';

export interface EntryState {
  /** The scroll offset of the page, in pixels. */
  scrollTop?: number;
  /** A row of the list on the screen, and its distance from the top of the list, in pixels. */
  topRow?: { row: string; start: number } | undefined;
  /** The whole list was shown: from then on the offset is restored. */
  isRead?: true;
}

/** The measured heights of rows, in pixels, at this width of the screen. */
export interface RowHeights {
  width: number;
  heights: [row: string, height: number][];
}

const entriesKey = 'anekdotes-history';
const heightsKey = 'anekdotes-row-heights';
/** Older entries are dropped. */
const maxEntries = 50;

/** Null where `parse` throws: another version of the site can have stored another shape. */
function readStorage<Value>(key: string, parse: (stored: unknown) => Value): Value | null {
  try {
    return parse(JSON.parse(sessionStorage.getItem(key)!));
  } catch {
    return null;
  }
}

/** @throws when this is not a list of pairs. */
const parseEntries = (stored: unknown) => new Map(stored as [string, EntryState][] | null);

/**
 * The heights that were stored at this entry: the storage names no page, since the address of a story is
 * the key to it.
 * @throws when the heights are not a list of pairs.
 */
function parseHeights(stored: unknown): RowHeights | null {
  const { entry, width, heights } = stored as RowHeights & { entry: string };
  if (entry !== currentEntryKey()) return null;
  return { width, heights: [...new Map(heights)].filter(([, height]) => height > 0) };
}

function writeStorage(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is blocked or full: a reload then starts at the top, or with estimated heights.
  }
}

/** The router's key of the current history entry. */
export const currentEntryKey = () => (window.history.state as { key?: string } | null)?.key;

const entries = readStorage(entriesKey, parseEntries) ?? new Map<string, EntryState>();
// Only those of the list that was left last are kept: a long story has hundreds of kilobytes of them.
let rowHeights = readStorage(heightsKey, parseHeights);
/** Until the pushed entry is rendered, scroll events must not store a position. In milliseconds. */
const pushLimitMs = 1000;
/** The entry that `keepPosition` was called for, and until when its position is kept. */
let kept: { key: string; until: number } | undefined;
/** There was user input since the page was loaded, or since Back or Forward. */
let hasInput = false;

/** An entry that the browser creates has no key: the first entry, or a link to a URL fragment. */
function addMissingKey() {
  if (currentEntryKey()) return;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...window.history.state, key }, '');
}

/** The list on the page. Its rows change height, so a row's position is stored beside the scroll offset. */
export interface RowList {
  /** The row at the top of the screen; undefined above the list. */
  topRow: () => EntryState['topRow'];
  /** Distance of a row from the top of the list, in pixels; undefined if the row is gone. */
  startOf: (row: string) => number | undefined;
  heights: () => RowHeights;
}

let list: RowList | undefined;
/** The key of the entry that is rendered; during a transition to another page not the current one. */
let shownKey: string | undefined;

/** Returns a function that removes the list again, and keeps its row heights. */
export function registerList(next: RowList): () => void {
  list = next;
  return () => {
    rowHeights = next.heights();
    list = undefined;
  };
}

export const startOfRow = (row: string) => list?.startOf(row);

/** An entry is now rendered. */
export function showEntry(key: string): void {
  shownKey = key;
  if (kept?.key !== key) kept = undefined;
}

if (typeof window !== 'undefined') {
  addMissingKey();
  const onPopState = () => {
    hasInput = false;
    addMissingKey();
  };
  // In the capture phase, before the router reads the key.
  window.addEventListener('popstate', onPopState, { capture: true });
  window.addEventListener('scroll', rememberScroll, { passive: true });
  const store = () => {
    // A row that was measured just now, and the correction of the scroll offset that it caused, may
    // not have had their scroll event yet.
    rememberScroll();
    rowHeights = list?.heights() ?? rowHeights;
    writeStorage(entriesKey, [...entries].slice(-maxEntries));
    // A page without a list leaves those of a story in the storage, for Back.
    if (rowHeights) writeStorage(heightsKey, { ...rowHeights, entry: currentEntryKey() });
  };
  window.addEventListener('pagehide', store);
  // A phone can discard a hidden tab without `pagehide`.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') store();
  });
  onInput(() => (hasInput = true));
}

export const readEntry = (key: string): EntryState | undefined => entries.get(key);

export function updateEntry(key: string, change: EntryState): void {
  const entry = { ...entries.get(key), ...change };
  // Moves the entry to the end of the map, so that the oldest entries are dropped first.
  entries.delete(key);
  entries.set(key, entry);
}

/** For an entry that was replaced: its key does not return. */
export const forgetEntry = (key: string): void => void entries.delete(key);

/** The story is gone: nothing of it stays in the storage. */
export function forgetPositions(): void {
  entries.clear();
  rowHeights = null;
  try {
    for (const key of [entriesKey, heightsKey]) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

export const readRowHeights = (): RowHeights | null => rowHeights;

/**
 * After a reload, and after Back to a story that is read anew, the page is short at first: it can be
 * scrolled only part of the way.
 */
const isStillLoading = (scrollTop: number) =>
  !hasInput && scrollTop > document.documentElement.scrollHeight - window.innerHeight;

const isKept = (key: string) => kept?.key === key && performance.now() < kept.until;

const currentPosition = (): EntryState => ({
  scrollTop: window.scrollY,
  topRow: list?.topRow(),
});

/** Stores the scroll offset and the top row, unless the page shows another entry. */
export function rememberScroll(): void {
  const key = currentEntryKey();
  if (!key || key !== shownKey || isKept(key)) return;
  if (isStillLoading(entries.get(key)?.scrollTop ?? 0)) return;
  updateEntry(key, currentPosition());
}

/**
 * Stores the position before a choice pushes another entry: the list changes first, and may be shorter.
 * Two choices that cancel out push none, so the position is kept for a short time only.
 */
export function keepPosition(): void {
  // Not `shownKey`: `flushTyping` may have replaced the entry, and its new key is not rendered yet.
  const key = currentEntryKey();
  // The second of two quick choices finds the list of the first, which may be shorter already.
  if (!key || isKept(key)) return;
  updateEntry(key, currentPosition());
  kept = { key, until: performance.now() + pushLimitMs };
}
