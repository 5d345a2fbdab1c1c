/**
 * Writes history entries. The router writes those of navigations, and `main.tsx` corrects the path of the first one;
 * all other writes are here: the stored scroll position of an entry, `history.scrollRestoration`, and the entry of an
 * open layer (a dialog or the slideshow). `kernel.ts` has the rules.
 */
import { onInput } from '@/lib/browser/on-input';
import { tabStorage } from '@/lib/browser/storage';
import { isStillLoading, type Entry } from './kernel';
import { firstVisibleItem, scrollToPosition } from './page-scroll';

interface EntryState {
  /** The router's. */
  key?: string;
  /** This entry belongs to a layer. */
  layer?: true;
  /** The id of the tool, where the layer opens again on Forward and after a reload. */
  tool?: string;
}

const entriesKey = 'anekdotes-history';
/** Older entries are dropped. */
const maxEntries = 50;

function readEntries(): Map<string, Entry> {
  try {
    return new Map(JSON.parse(tabStorage.read(entriesKey)!) as [string, Entry][] | null);
  } catch {
    // Another version of the site can have stored another shape.
    return new Map();
  }
}

const entries = readEntries();

const state = {
  /** There was user input since the page was loaded, or since Back or Forward. */
  isTouched: false,
  /** The key of the entry that is rendered; during a transition to another page not the current one. */
  shownKey: undefined as string | undefined,
  openLayers: 0,
  /** Goes back from the entry of a layer. */
  leaving: undefined as ReturnType<typeof setTimeout> | undefined,
};

export const hasInput = () => state.isTouched;

const stateOfEntry = () => window.history.state as EntryState | null;

/** The router's key of the current history entry. */
export const currentEntryKey = () => stateOfEntry()?.key;

/** An entry that the browser creates has no key: the first entry, or a link to a URL fragment. */
function addMissingKey() {
  if (currentEntryKey()) return;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...window.history.state, key }, '');
}

/** An entry is now rendered. */
export function showEntry(key: string): void {
  state.shownKey = key;
}

/** From now on the browser must not scroll the current entry too. */
export const restoreOurselves = () => void (window.history.scrollRestoration = 'manual');

if (typeof window !== 'undefined') {
  addMissingKey();
  const onPopState = () => {
    // The page still shows the entry that is left.
    if (state.shownKey !== undefined) keep(state.shownKey);
    state.isTouched = false;
    addMissingKey();
  };
  // In the capture phase, before the router reads the key.
  window.addEventListener('popstate', onPopState, { capture: true });
  const store = () => {
    rememberPosition();
    tabStorage.write(entriesKey, JSON.stringify([...entries].slice(-maxEntries)));
  };
  window.addEventListener('pagehide', () => {
    store();
    window.history.scrollRestoration = 'auto';
  });
  // A phone can discard a hidden tab without `pagehide`.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') store();
  });
  // WebKit does not restore the offset of a page that it kept in memory.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || state.shownKey === undefined) return;
    restoreOurselves();
    scrollToPosition({ ...entries.get(state.shownKey) });
  });
  onInput(() => {
    state.isTouched = true;
    // Not before: after a reload the browser itself must restore the scroll offset.
    restoreOurselves();
  });
}

export const readEntry = (key: string): Entry | undefined => entries.get(key);

export function updateEntry(key: string, change: Entry): void {
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

/** The current entry has replaced the one with this key. */
export function entryReplaced(key: string | undefined): void {
  if (key === undefined) return;
  entries.delete(key);
  if (state.shownKey === key) state.shownKey = currentEntryKey();
}

function keep(key: string) {
  const maxScroll = document.documentElement.scrollHeight - window.innerHeight;
  if (isStillLoading(entries.get(key), maxScroll, state.isTouched)) return;
  updateEntry(key, { scrollTop: window.scrollY, anchor: firstVisibleItem() });
}

/** Stores the scroll offset and the first visible item: before the page shows another entry. */
export function rememberPosition(): void {
  const key = currentEntryKey();
  if (key && key === state.shownKey) keep(key);
}

/** The current entry is that of a layer: one that is open, or was before a reload or Forward. */
export const isInLayer = () => stateOfEntry()?.layer === true;

/** The tool of the current entry, where its layer is not open. */
export const closedTool = () => (state.openLayers === 0 ? stateOfEntry()?.tool : undefined);

/**
 * Pushes an entry for an open layer, unless the current one is that of a layer already. It keeps the URL and the
 * router's key, so the router does not navigate, and filter, scroll offset and focus of the page stay.
 */
export function enterLayer(tool?: string): void {
  const layer: EntryState = { layer: true, ...(tool && { tool }) };
  if (!isInLayer()) window.history.pushState({ ...stateOfEntry(), ...layer }, '');
  // Forward to this entry must not scroll to where the page was when it was reloaded.
  restoreOurselves();
}

/** A layer has opened; the returned function says that it has closed, and goes back from its entry. */
export function openLayer(): () => void {
  state.openLayers += 1;
  clearTimeout(state.leaving);
  return () => {
    state.openLayers -= 1;
    leaveLayer();
  };
}

/** Goes back from the entry of a layer, if none is open. In a timeout, since strict mode runs every effect twice. */
export function leaveLayer(): void {
  clearTimeout(state.leaving);
  state.leaving = setTimeout(() => {
    if (state.openLayers === 0 && isInLayer()) window.history.back();
  });
}
