import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, type NavigationType } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import {
  currentEntryKey,
  currentPosition,
  readEntry,
  startOfRow,
  updateEntry,
  type EntryState,
} from '@/lib/history-state';
import { fragmentTarget } from '@/lib/browser/fragment-target';
import { useHasInput } from '@/lib/browser/use-has-input';

/** Longer than any browser's interval between two writes of the address. */
const pushLimitMs = 1000;

type SavedPosition = Pick<EntryState, 'scrollTop' | 'topRow'>;

/** Rows above may have been measured, or got another height, since the entry was left. */
function correctedPosition({ scrollTop = 0, topRow }: SavedPosition): SavedPosition {
  const start = topRow && startOfRow(topRow.row);
  if (start === undefined) return { scrollTop, topRow };
  return { scrollTop: scrollTop + start - topRow!.start, topRow: { row: topRow!.row, start } };
}

interface ShownEntry extends SavedPosition {
  key: string;
  /** Opened by a link or a typed address: the story then scrolls to the chapter of the fragment. */
  isFirstVisit?: boolean;
}

/** Back, Forward or a reload, to the story itself. */
const isReturn = (pathname: string, navigationType: NavigationType) =>
  navigationType === 'POP' && pageOf(pathname) === pathname;

/** Where the visitor left this history entry; empty where that is not known, or an item is open. */
function savedPosition(
  key: string,
  pathname: string,
  navigationType: NavigationType,
): SavedPosition {
  return isReturn(pathname, navigationType) ? { ...readEntry(key) } : {};
}

/**
 * Once the list `isReady`, scrolls to the stored offset after Back, Forward and a reload, and on a
 * first visit to the chapter of the URL fragment. Any input before that cancels it.
 * `keepOffset` is called before a choice pushes another entry: the list changes first, and may be
 * shorter. Two choices that cancel out push none, so an offset is kept for a short time only.
 * `cancelRestoration` is called when the page scrolls to an item: a list that gets ready later must
 * not scroll away from it.
 */
export function useScrollRestoration(isReady: boolean) {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  // Read during render: while the list changes, the browser scrolls by itself.
  const [entry, setEntry] = useState<ShownEntry>(() => ({
    key,
    isFirstVisit: readEntry(key) === undefined,
    ...savedPosition(key, pathname, navigationType),
  }));
  if (entry.key !== key) {
    // A fragment that the visitor types into the address makes a new entry, which scrolls to it.
    const start = isReturn(pathname, navigationType) && !hash ? { scrollTop: 0 } : {};
    setEntry({ key, ...start, ...savedPosition(key, pathname, navigationType) });
  }
  const hasInput = useHasInput();
  const wasReady = useRef(isReady);
  const kept = useRef<{ key: string; position: SavedPosition; time: number }>(null);
  useLayoutEffect(() => {
    const { current: leftEntry } = kept;
    if (leftEntry && leftEntry.key !== entry.key) {
      const isRecent = performance.now() - leftEntry.time < pushLimitMs;
      if (isRecent) updateEntry(leftEntry.key, leftEntry.position);
      kept.current = null;
    }
    const isCancelled = isReady && !wasReady.current && hasInput();
    wasReady.current = isReady;
    // From now on the browser must not scroll this entry too.
    if (isReady) window.history.scrollRestoration = 'manual';
    if (!isReady || isCancelled) return;
    const target = entry.isFirstVisit ? fragmentTarget(window.location.hash) : null;
    if (target) target.scrollIntoView();
    else if (entry.scrollTop !== undefined) {
      const position = correctedPosition(entry);
      updateEntry(entry.key, position);
      window.scrollTo({ top: position.scrollTop!, behavior: 'instant' });
    } else return;
    // The browser sends the event with the next frame. Until then the virtualizer would take rows
    // that it measures above the new offset for visible ones, and not correct the offset.
    window.dispatchEvent(new Event('scroll'));
    // WebKit scrolls back to a focused field whose text has changed, as that of the search field did.
    const field = document.activeElement;
    const box = field instanceof HTMLInputElement && field.getBoundingClientRect();
    if (box && (box.bottom < 0 || box.top > window.innerHeight)) field.blur();
  }, [entry, isReady, hasInput]);
  const keepOffset = useCallback(() => {
    // The key in the address: typed text was written just now, which gave its entry another key.
    const leftKey = currentEntryKey();
    if (!leftKey) return;
    const position = currentPosition();
    const time = performance.now();
    // The second of two quick choices sees the list of the first, which may be shorter already.
    const isSecond = kept.current && time - kept.current.time < pushLimitMs;
    if (!isSecond) kept.current = { key: leftKey, position, time };
  }, []);
  const cancelRestoration = useCallback(() => setEntry((now) => ({ key: now.key })), []);
  return { keepOffset, cancelRestoration };
}
