import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import { hasInput, readEntry, restoreOurselves, updateEntry } from './entries';
import { planStory } from './kernel';
import { fragmentTarget, scrollToElement, scrollToPosition } from './page-scroll';

/**
 * Once the list `isReady`, scrolls to the stored offset after Back, Forward and a reload, and on a
 * first visit to the chapter of the URL fragment. Any input before that cancels it.
 * `cancelRestoration` is called when the page scrolls to an item: a list that gets ready later must
 * not scroll away from it.
 */
export function useScrollRestoration(isReady: boolean) {
  const { key, pathname, hash } = useLocation();
  // Back, Forward or a reload, to the story itself.
  const isReturn = useNavigationType() === 'POP' && pageOf(pathname) === pathname;
  // Read during render: while the list changes, the browser scrolls by itself.
  const plan = (isFirst: boolean) => planStory(key, readEntry(key), { isReturn, isFirst, hash });
  const [start, setStart] = useState(() => plan(true));
  if (start.key !== key) setStart(plan(false));
  const wasReady = useRef(isReady);
  useLayoutEffect(() => {
    const isCancelled = isReady && !wasReady.current && hasInput();
    wasReady.current = isReady;
    if (!isReady) return;
    restoreOurselves();
    updateEntry(start.key, { isRead: true });
    if (isCancelled) return;
    const target = start.toFragment ? fragmentTarget(window.location.hash) : null;
    if (target) scrollToElement(target);
    else if (start.scrollTop !== undefined) scrollToPosition(start);
    else return;
    // WebKit scrolls back to a focused field whose text has changed, as that of the search field did.
    const field = document.activeElement;
    const box = field instanceof HTMLInputElement && field.getBoundingClientRect();
    if (box && (box.bottom < 0 || box.top > window.innerHeight)) field.blur();
  }, [start, isReady]);
  return useCallback(() => setStart((now) => ({ key: now.key })), []);
}
