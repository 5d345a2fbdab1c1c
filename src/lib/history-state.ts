/** State of each history entry, for Back, Forward and a reload in the same tab. */
import { onInput } from './browser/on-input';

export interface EntryState {
  /** The scroll offset of the page, in pixels. */
  scrollTop?: number;
  /** A row of the list on the screen, and its distance from the top of the list, in pixels. */
  topRow?: { row: string; start: number } | undefined;
  /** The measured heights of rows, in pixels, at this width of the screen. */
  rowHeights?: { width: number; heights: [row: string, height: number][] };
}

const storageKey = 'anekdotes-history';
/** Older entries are dropped. */
const maxEntries = 50;

function readStorage(): Map<string, EntryState> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey)!) as [string, EntryState][]);
  } catch {
    return new Map();
  }
}

const entries = readStorage();
let hasInput = false;

/** The router's key of the current history entry. */
export const currentEntryKey = () => (window.history.state as { key?: string } | null)?.key;

/** An entry that the browser creates has no key: the first entry, or a link to a URL fragment. */
function addMissingKey() {
  if (currentEntryKey()) return;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...window.history.state, key }, '');
}

function storeEntries(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...entries].slice(-maxEntries)));
  } catch {
    // Storage is blocked or full: a reload then starts at the top.
  }
}

const beforeStoring = new Set<() => void>();

/**
 * Calls `remember` when the page is left, before the entries are stored. Returns how to stop that.
 * Not a listener in the capture phase: Chromium calls those of `pagehide` in the order of adding.
 */
export function onPageLeave(remember: () => void): () => void {
  beforeStoring.add(remember);
  return () => void beforeStoring.delete(remember);
}

if (typeof window !== 'undefined') {
  addMissingKey();
  // In the capture phase, before the router reads the key.
  window.addEventListener('popstate', addMissingKey, { capture: true });
  window.addEventListener('pagehide', () => {
    for (const remember of beforeStoring) remember();
    storeEntries();
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

/** After a reload the page is short at first, and the browser can only scroll part of the way. */
const isStillLoading = (scrollTop: number) =>
  !hasInput && scrollTop > document.documentElement.scrollHeight - window.innerHeight;

/** Whether the page shows this entry at its own scroll offset. */
export const isEntryShown = (key: string) =>
  key === currentEntryKey() && !isStillLoading(entries.get(key)?.scrollTop ?? 0);

/** Stores the scroll offset, unless the page shows another entry. */
export function rememberScroll(key: string): void {
  if (isEntryShown(key)) updateEntry(key, { scrollTop: window.scrollY });
}
