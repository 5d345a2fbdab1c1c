import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import { rememberScroll, scrollOf } from '@/lib/scroll-positions';

export const mainId = 'inhoud';

function focusHeading() {
  const main = document.getElementById(mainId);
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!heading) return;
  if (heading !== main) {
    heading.tabIndex = -1;
    heading.classList.add('outline-none');
  }
  heading.focus({ preventScroll: true });
}

/** What a page load does by itself and a client-side move does not: scroll, focus and its title. */
export function PageArrival() {
  const { pathname, hash, key } = useLocation();
  const move = useNavigationType();
  const page = pageOf(pathname);
  const shown = useRef(page);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const take = () => (window.history.scrollRestoration = 'manual');
    const release = () => (window.history.scrollRestoration = 'auto');
    // Not at once: after a reload the browser itself still has to bring back where one was.
    window.addEventListener('pointerdown', take);
    window.addEventListener('keydown', take);
    window.addEventListener('pagehide', release);
    return () => {
      release();
      window.removeEventListener('pointerdown', take);
      window.removeEventListener('keydown', take);
      window.removeEventListener('pagehide', release);
    };
  }, []);

  useLayoutEffect(() => {
    const remember = () => rememberScroll(key);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (shown.current === page) {
      // Another address of the page one is on: it stays as it is, and Back is for the page to do.
      if (move !== 'POP') rememberScroll(key);
      return;
    }
    shown.current = page;
    focusHeading();
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (move === 'POP') window.scrollTo(0, scrollOf(key));
    else if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [page, hash, key, move]);

  useEffect(() => {
    let title = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === title) return;
      if (title) setAnnounced(document.title);
      title = document.title;
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);

  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}
