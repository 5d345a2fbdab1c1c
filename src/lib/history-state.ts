/** State of each history entry, for Back, Forward and a reload in the same tab. */
import { onInput } from './browser/on-input';

export interface EntryState {
  /** The scroll offset of the page, in pixels. */
  scrollTop?: number;
  /** A row of the list on the screen, and its distance from the top of the list, in pixels. */
  topRow?: { row: string; start: number } | undefined;
}

/** The measured heights of the rows of a page, in pixels, at this width of the screen. */
export interface RowHeights {
  page: string;
  width: number;
  heights: [row: string, height: number][];
}

const entriesKey = 'anekdotes-history';
const heightsKey = 'anekdotes-row-heights';
/** Older entries are dropped. */
const maxEntries = 50;

function readStorage<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key)!) as Value | null;
  } catch {
    return null;
  }
}

function writeStorage(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is blocked or full: a reload then starts at the top, or with estimated heights.
  }
}

const entries = new Map(readStorage<[string, EntryState][]>(entriesKey));
// Only those of the list that was left last are kept: a long story has hundreds of kilobytes of them.
let rowHeights = readStorage<RowHeights>(heightsKey);
/** There was user input since the page was loaded, or since Back or Forward. */
let hasInput = false;

/** The router's key of the current history entry. */
export const currentEntryKey = () => (window.history.state as { key?: string } | null)?.key;

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

/** Returns a function that removes the list again. */
export function registerList(next: RowList): () => void {
  list = next;
  return () => {
    rowHeights = next.heights();
    list = undefined;
  };
}

export const startOfRow = (row: string) => list?.startOf(row);

export const showEntry = (key: string): void => void (shownKey = key);

if (typeof window !== 'undefined') {
  addMissingKey();
  const onPopState = () => {
    hasInput = false;
    addMissingKey();
  };
  // In the capture phase, before the router reads the key.
  window.addEventListener('popstate', onPopState, { capture: true });
  window.addEventListener('scroll', rememberScroll, { passive: true });
  window.addEventListener('pagehide', () => {
    // A row that was measured just now, and the correction of the scroll offset that it caused, may
    // not have had their scroll event yet.
    rememberScroll();
    rowHeights = list?.heights() ?? rowHeights;
    writeStorage(entriesKey, [...entries].slice(-maxEntries));
    writeStorage(heightsKey, rowHeights);
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

export const readRowHeights = (): RowHeights | null => rowHeights;

/**
 * After a reload, and after Back to a story that is read anew, the page is short at first: it can be
 * scrolled only part of the way.
 */
const isStillLoading = (scrollTop: number) =>
  !hasInput && scrollTop > document.documentElement.scrollHeight - window.innerHeight;

export const currentPosition = (): EntryState => ({
  scrollTop: window.scrollY,
  topRow: list?.topRow(),
});

/** Stores the scroll offset and the top row, unless the page shows another entry. */
export function rememberScroll(): void {
  const key = currentEntryKey();
  if (!key || key !== shownKey || isStillLoading(entries.get(key)?.scrollTop ?? 0)) return;
  updateEntry(key, currentPosition());
}
