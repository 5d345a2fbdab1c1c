import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import { readEntry, rememberPosition, showEntry } from './entries';
import { planArrival } from './kernel';
import { fragmentTarget, scrollToElement, scrollToPosition } from './page-scroll';

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
  const isReturn = useNavigationType() === 'POP';
  const page = pageOf(pathname);
  const address = pathname + search;
  const shown = useRef({ page, address, key });

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
    const next = { page, address, key };
    shown.current = next;
    const element = fragmentTarget(hash);
    const target = !element ? 'none' : element === document.activeElement ? 'focused' : 'elsewhere';
    const kept = readEntry(key);
    const plan = planArrival(last, next, { isReturn, kept, target });
    if (plan === 'nothing') return;
    if (plan === 'keep') return rememberPosition();
    focusOn(element);
    if (plan === 'target') scrollToElement(element!);
    else scrollToPosition(plan === 'position' ? kept! : {});
  }, [page, address, hash, key, isReturn]);
  return null;
}
