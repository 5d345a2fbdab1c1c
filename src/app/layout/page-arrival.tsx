import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

export const mainId = 'inhoud';

/** Where each visited entry of the history was scrolled to. */
const positions = new Map<string, number>();

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
  const shown = useRef(pathname);
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
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (move === 'POP') window.scrollTo(0, positions.get(key) ?? 0);
    else if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash, key, move]);

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
