/** State of each history entry, for Back, Forward and a reload in the same tab. */
import { onInput } from '@/lib/browser/on-input';
import { tabStorage } from '@/lib/browser/storage';
import { firstVisibleItem, type Position } from './item-anchor';

export interface EntryState extends Position {
  /** The whole list was shown: from then on the offset is restored. */
  isRead?: true;
}

const entriesKey = 'anekdotes-history';
/** Older entries are dropped. */
const maxEntries = 50;

function readEntries(): Map<string, EntryState> {
  try {
    return new Map(JSON.parse(tabStorage.read(entriesKey)!) as [string, EntryState][] | null);
  } catch {
    // Another version of the site can have stored another shape.
    return new Map();
  }
}

/** The router's key of the current history entry. */
export const currentEntryKey = () => (window.history.state as { key?: string } | null)?.key;

const entries = readEntries();
/** There was user input since the page was loaded, or since Back or Forward. */
let hasInput = false;

/** An entry that the browser creates has no key: the first entry, or a link to a URL fragment. */
function addMissingKey() {
  if (currentEntryKey()) return;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...window.history.state, key }, '');
}

/** The key of the entry that is rendered; during a transition to another page not the current one. */
let shownKey: string | undefined;

/** An entry is now rendered. */
export function showEntry(key: string): void {
  shownKey = key;
}

if (typeof window !== 'undefined') {
  addMissingKey();
  const onPopState = () => {
    // The page still shows the entry that is left.
    if (shownKey !== undefined) keep(shownKey);
    hasInput = false;
    addMissingKey();
  };
  // In the capture phase, before the router reads the key.
  window.addEventListener('popstate', onPopState, { capture: true });
  const store = () => {
    rememberPosition();
    tabStorage.write(entriesKey, JSON.stringify([...entries].slice(-maxEntries)));
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

/** The story is gone: nothing of it stays in the storage. */
export function forgetPositions(): void {
  entries.clear();
  tabStorage.write(entriesKey, null);
}

/** The current entry has replaced the one with this key, which does not return. */
export function entryReplaced(key: string | undefined): void {
  if (key === undefined) return;
  entries.delete(key);
  if (shownKey === key) shownKey = currentEntryKey();
}

/**
 * After a reload, and after Back to a story that is read anew, the page is short at first: it can be
 * scrolled only part of the way.
 */
const isStillLoading = (scrollTop: number) =>
  !hasInput && scrollTop > document.documentElement.scrollHeight - window.innerHeight;

function keep(key: string) {
  if (isStillLoading(entries.get(key)?.scrollTop ?? 0)) return;
  updateEntry(key, { scrollTop: window.scrollY, anchor: firstVisibleItem() });
}

/** Stores the scroll offset and the first visible item: before the page shows another entry. */
export function rememberPosition(): void {
  const key = currentEntryKey();
  if (key && key === shownKey) keep(key);
}
