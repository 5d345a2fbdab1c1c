import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, type NavigationType } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import { currentEntryKey, readEntry, updateEntry, type EntryState } from '@/lib/history-state';
import { useHasInput } from '@/lib/browser/use-has-input';
import type { StartOfRow } from '@/modules/timeline-view/item-grid/use-row-virtualizer';

/** Longer than any browser's interval between two writes of the address. */
const pushLimitMs = 1000;

type SavedPlace = Pick<EntryState, 'scrollTop' | 'topRow'>;

/** Back, Forward or a reload, to the story itself. */
const isReturn = (pathname: string, move: NavigationType) =>
  move === 'POP' && pageOf(pathname) === pathname;

/** Where the visitor left this history entry; empty where that is not known, or an item is open. */
function savedPlace(key: string, pathname: string, move: NavigationType): SavedPlace {
  return isReturn(pathname, move) ? { ...readEntry(key) } : {};
}

/**
 * Scrolls to where the visitor was, after Back, Forward and a reload, once the list `isReady`. Any
 * input in the meantime cancels it. `entryKey` is the key of the history entry that is shown; the
 * list puts a function into `startOfRow` that says where a row is now.
 * `keepOffset` is called before a choice pushes another entry: the list changes first, and may be
 * shorter. Two choices that cancel out push none, so an offset is kept for a short time only.
 * `cancelRestoration` is called when the page scrolls to an item: a list that gets ready later must
 * not scroll away from it.
 */
export function useScrollRestoration(isReady: boolean) {
  const { key, pathname, hash } = useLocation();
  const move = useNavigationType();
  // Read during render: while the list changes, the browser scrolls by itself.
  const [entry, setEntry] = useState(() => ({ key, ...savedPlace(key, pathname, move) }));
  if (entry.key !== key) {
    // A fragment that the visitor types into the address makes a new entry, which scrolls to it.
    const start = isReturn(pathname, move) && !hash ? { scrollTop: 0 } : {};
    setEntry({ key, ...start, ...savedPlace(key, pathname, move) });
  }
  const hasInput = useHasInput();
  const wasReady = useRef(isReady);
  const entryKey = useRef(key);
  const startOfRow = useRef<StartOfRow>(null);
  const kept = useRef<{ key: string; scrollTop: number; time: number }>(null);
  useLayoutEffect(() => {
    const { current: left } = kept;
    if (left && left.key !== entry.key) {
      const isRecent = performance.now() - left.time < pushLimitMs;
      if (isRecent) updateEntry(left.key, { scrollTop: left.scrollTop });
      kept.current = null;
    }
    entryKey.current = entry.key;
    const isCancelled = isReady && !wasReady.current && hasInput();
    wasReady.current = isReady;
    // From now on the browser must not scroll this entry too.
    if (isReady) window.history.scrollRestoration = 'manual';
    if (entry.scrollTop === undefined || !isReady || isCancelled) return;
    // Rows above may have been measured, or got another height, since the entry was left.
    const { topRow } = entry;
    const start = topRow && startOfRow.current?.(topRow.row);
    const scrollTop = entry.scrollTop + (start === undefined ? 0 : start - topRow!.start);
    updateEntry(entry.key, { scrollTop });
    window.scrollTo({ top: scrollTop, behavior: 'instant' });
    // The browser sends the event with the next frame. Until then the virtualizer would take rows
    // that it measures above the new offset for visible ones, and not correct the offset.
    window.dispatchEvent(new Event('scroll'));
    // WebKit scrolls back to a focused field whose text has changed, as that of the search field did.
    const field = document.activeElement;
    const box = field instanceof HTMLInputElement && field.getBoundingClientRect();
    if (box && (box.bottom < 0 || box.top > window.innerHeight)) field.blur();
  }, [entry, isReady, hasInput]);
  const keepOffset = useCallback(() => {
    // The key of the address: typed text was written just now, which gave its entry another key.
    const left = currentEntryKey() ?? entryKey.current;
    const time = performance.now();
    // The second of two quick choices sees the list of the first, which may be shorter already.
    const isSecond = kept.current && time - kept.current.time < pushLimitMs;
    if (!isSecond) kept.current = { key: left, scrollTop: window.scrollY, time };
  }, []);
  const cancelRestoration = useCallback(() => setEntry((now) => ({ key: now.key })), []);
  return { entryKey, startOfRow, keepOffset, cancelRestoration };
}
