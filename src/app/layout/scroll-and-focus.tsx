import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import { focusHeading } from '@/lib/browser/focus-heading';
import { readEntry, rememberScroll } from '@/lib/history-state';
import { onInput } from '@/lib/browser/on-input';

export const mainId = 'inhoud';

/** To the heading of a section, else of the page. */
function focusOn(target: HTMLElement | null) {
  const main = document.getElementById(mainId);
  const heading = target ?? main?.querySelector<HTMLElement>('h1');
  if (heading) focusHeading(heading);
  else main?.focus({ preventScroll: true });
}

/**
 * What a page load does by itself and a client-side move does not: scroll and focus. It stands beside
 * the page in its Suspense, so that it acts when the page is there, not while its code is on its way.
 */
export function ScrollAndFocus() {
  const { pathname, search, hash, key } = useLocation();
  const move = useNavigationType();
  const page = pageOf(pathname);
  const address = pathname + search;
  const shown = useRef({ page, address, key });

  useEffect(() => {
    const take = () => (window.history.scrollRestoration = 'manual');
    const release = () => (window.history.scrollRestoration = 'auto');
    // Not at once: after a reload the browser itself still has to bring back where one was.
    const stopListening = onInput(take);
    window.addEventListener('pagehide', release);
    return () => {
      release();
      stopListening();
      window.removeEventListener('pagehide', release);
    };
  }, []);

  useLayoutEffect(() => {
    const remember = () => rememberScroll(key);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const { current: last } = shown;
    if (last.key === key) return;
    shown.current = { page, address, key };
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    const samePage = last.page === page;
    if (samePage && last.address !== address) {
      // Another view of the page one is on: it stays as it is, and Back is for the page to do.
      if (move !== 'POP') rememberScroll(key);
      return;
    }
    if (samePage && !target && move !== 'POP') return;
    focusOn(target);
    const position = move === 'POP' ? readEntry(key)?.scrollTop : undefined;
    if (position !== undefined) window.scrollTo(0, position);
    else if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [page, address, hash, key, move]);
  return null;
}
