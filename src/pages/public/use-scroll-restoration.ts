import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, type NavigationType } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import { currentEntryKey, readEntry, updateEntry } from '@/lib/history-state';
import { useHasActed } from '@/lib/use-has-acted';

/** The scroll offset of a history entry; null where it is not known, or an item is open. */
function savedOffset(key: string, pathname: string, move: NavigationType): number | null {
  if (move !== 'POP' || pageOf(pathname) !== pathname) return null;
  return readEntry(key)?.scrollTop ?? null;
}

/**
 * Scrolls to where the visitor was, after Back, Forward and a reload, once the list `isReady`. Any
 * input in the meantime cancels it. `entryKey` is the key of the history entry that is shown. `keepOffset` is
 * called before a choice pushes another entry: the list changes first, and may be shorter.
 */
export function useScrollRestoration(isReady: boolean) {
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
  const kept = useRef<{ key: string; scrollTop: number }>(null);
  useLayoutEffect(() => {
    const { current: left } = kept;
    if (left && left.key !== entry.key) {
      updateEntry(left.key, { scrollTop: left.scrollTop });
      kept.current = null;
    }
    entryKey.current = entry.key;
    const isCancelled = isReady && !wasReady.current && hasActed();
    wasReady.current = isReady;
    // From now on the browser must not scroll this entry too.
    if (isReady) window.history.scrollRestoration = 'manual';
    if (entry.top !== null && isReady && !isCancelled)
      window.scrollTo({ top: entry.top, behavior: 'instant' });
  }, [entry, isReady, hasActed]);
  const keepOffset = useCallback(() => {
    // The key of the address: typed text was written just now, which gave its entry another key.
    const left = currentEntryKey() ?? entryKey.current;
    kept.current ??= { key: left, scrollTop: window.scrollY };
  }, []);
  return { entryKey, keepOffset };
}
