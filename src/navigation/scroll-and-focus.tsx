import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import { scrollToElement, scrollToPosition } from './item-anchor';
import { readEntry, rememberPosition, showEntry } from './history-state';
import { fragmentTarget } from './fragment-target';
import { onInput } from '@/lib/browser/on-input';

export const mainId = 'inhoud';

/** Focuses the target, else the heading of the page, without scrolling. */
function focusOn(target: HTMLElement | null) {
  const main = document.getElementById(mainId);
  const heading = target ?? main?.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.classList.add('outline-none');
  (heading ?? main)?.focus({ preventScroll: true });
}

/** Focuses the heading of the page after a change of its contents that is no navigation. */
export const focusHeading = () => focusOn(null);

/**
 * Scroll and focus after a client-side navigation, as on a page load. It is rendered beside the page
 * in its Suspense boundary, so that its effects run when the page is rendered, not while it loads.
 */
export function ScrollAndFocus() {
  const { pathname, search, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const page = pageOf(pathname);
  const address = pathname + search;
  const shown = useRef({ page, address, key });

  useEffect(() => {
    const setManual = () => (window.history.scrollRestoration = 'manual');
    const setAuto = () => (window.history.scrollRestoration = 'auto');
    // Not at once: after a reload the browser itself must restore the scroll offset.
    const stopListening = onInput(setManual);
    // WebKit does not restore the offset of a page that it kept in memory.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setManual();
      scrollToPosition({ ...readEntry(shown.current.key) });
    };
    window.addEventListener('pagehide', setAuto);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      setAuto();
      stopListening();
      window.removeEventListener('pagehide', setAuto);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);

  useEffect(() => {
    // Firefox does not scroll to what gets the focus when a part of it is in sight already.
    const reveal = ({ key: pressed, target }: KeyboardEvent) => {
      if (pressed === 'Tab' && target instanceof Element)
        target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    };
    document.addEventListener('keyup', reveal);
    return () => document.removeEventListener('keyup', reveal);
  }, []);

  useLayoutEffect(() => {
    showEntry(key);
    const { current: last } = shown;
    if (last.key === key) return;
    shown.current = { page, address, key };
    const target = fragmentTarget(hash);
    const samePage = last.page === page;
    if (samePage && last.address !== address) {
      // The same page with another URL: keep the scroll offset; on Back the page restores it itself.
      if (navigationType !== 'POP') rememberPosition();
      return;
    }
    // After a link to a fragment, the year rail has already moved focus and scroll offset.
    const isDone = !target || target === document.activeElement;
    if (samePage && isDone && navigationType !== 'POP') {
      return;
    }
    focusOn(target);
    const entry = navigationType === 'POP' ? readEntry(key) : undefined;
    if (entry?.scrollTop !== undefined) scrollToPosition(entry);
    else if (target) scrollToElement(target);
    else window.scrollTo(0, 0);
  }, [page, address, hash, key, navigationType]);
  return null;
}
