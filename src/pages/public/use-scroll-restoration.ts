import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigationType, type NavigationType } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import { readEntry } from '@/lib/history-state';
import { useHasActed } from '@/lib/use-has-acted';

/** The scroll offset of a history entry; null where it is not known, or an item is open. */
function savedOffset(key: string, pathname: string, move: NavigationType): number | null {
  if (move !== 'POP' || pageOf(pathname) !== pathname) return null;
  return readEntry(key)?.scrollTop ?? null;
}

/**
 * Scrolls to where the visitor was, after Back, Forward and a reload, once the list `isReady`. Any
 * input in the meantime cancels it. Returns the key of the history entry that is shown.
 */
export function useScrollRestoration(isReady: boolean): RefObject<string> {
  const { key, pathname } = useLocation();
  const move = useNavigationType();
  // Read during render: while the list changes, the browser scrolls by itself.
  const [entry, setEntry] = useState(() => ({ key, top: savedOffset(key, pathname, move) }));
  if (entry.key !== key) {
    const isReturn = move === 'POP' && pageOf(pathname) === pathname;
    setEntry({ key, top: savedOffset(key, pathname, move) ?? (isReturn ? 0 : null) });
  }
  const hasActed = useHasActed();
  const wasReady = useRef(isReady);
  const entryKey = useRef(key);
  useLayoutEffect(() => {
    entryKey.current = entry.key;
    const isCancelled = isReady && !wasReady.current && hasActed();
    wasReady.current = isReady;
    if (entry.top !== null && isReady && !isCancelled)
      window.scrollTo({ top: entry.top, behavior: 'instant' });
  }, [entry, isReady, hasActed]);
  return entryKey;
}
