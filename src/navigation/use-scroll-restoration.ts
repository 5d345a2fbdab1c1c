import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, type NavigationType } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import { scrollToElement, scrollToPosition } from './item-anchor';
import { readEntry, updateEntry, type EntryState } from './history-state';
import { fragmentTarget } from './fragment-target';
import { useHasInput } from '@/lib/browser/use-has-input';

interface ShownEntry extends EntryState {
  key: string;
  /**
   * Opened by a link or a typed address, also when it was reloaded before the whole list was shown:
   * the story then scrolls to the chapter of the fragment.
   */
  isFirstVisit?: boolean;
}

/** Back, Forward or a reload, to the story itself. */
const isReturn = (pathname: string, navigationType: NavigationType) =>
  navigationType === 'POP' && pageOf(pathname) === pathname;

/** Where the visitor left this history entry; empty where that is not known, or an item is open. */
function savedPosition(key: string, pathname: string, navigationType: NavigationType): EntryState {
  return isReturn(pathname, navigationType) ? { ...readEntry(key) } : {};
}

/**
 * Once the list `isReady`, scrolls to the stored offset after Back, Forward and a reload, and on a
 * first visit to the chapter of the URL fragment. Any input before that cancels it.
 * `cancelRestoration` is called when the page scrolls to an item: a list that gets ready later must
 * not scroll away from it.
 */
export function useScrollRestoration(isReady: boolean) {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  // Read during render: while the list changes, the browser scrolls by itself.
  const [entry, setEntry] = useState<ShownEntry>(() => ({
    key,
    isFirstVisit: !readEntry(key)?.isRead,
    ...savedPosition(key, pathname, navigationType),
  }));
  if (entry.key !== key) {
    // No default offset with a fragment: `ScrollAndFocus` scrolls a new entry to its chapter.
    const start = isReturn(pathname, navigationType) && !hash ? { scrollTop: 0 } : {};
    setEntry({ key, ...start, ...savedPosition(key, pathname, navigationType) });
  }
  const hasInput = useHasInput();
  const wasReady = useRef(isReady);
  useLayoutEffect(() => {
    const isCancelled = isReady && !wasReady.current && hasInput();
    wasReady.current = isReady;
    if (!isReady) return;
    // From now on the browser must not scroll this entry too.
    window.history.scrollRestoration = 'manual';
    updateEntry(entry.key, { isRead: true });
    if (isCancelled) return;
    const target = entry.isFirstVisit ? fragmentTarget(window.location.hash) : null;
    if (target) scrollToElement(target);
    else if (entry.scrollTop !== undefined) scrollToPosition(entry);
    else return;
    // WebKit scrolls back to a focused field whose text has changed, as that of the search field did.
    const field = document.activeElement;
    const box = field instanceof HTMLInputElement && field.getBoundingClientRect();
    if (box && (box.bottom < 0 || box.top > window.innerHeight)) field.blur();
  }, [entry, isReady, hasInput]);
  return useCallback(() => setEntry((now) => ({ key: now.key })), []);
}
