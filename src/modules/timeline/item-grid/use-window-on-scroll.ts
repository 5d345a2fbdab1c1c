import { startTransition, useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { whenQuiet } from '@/lib/when-quiet';
import { ahead, cardsInUse } from './cards-in-use';
import type { Range } from './shown-range';

/** Nearer than this, in pixels, cards come at once, else when nothing else is to be done. */
const near = 500;
const bring = (isUrgent: boolean, show: () => void) => (isUrgent ? show() : startTransition(show));

interface Ways {
  showEarlier: (inUse: readonly string[]) => void;
  showFurther: (inUse: readonly string[]) => void;
  seek: (index: number) => void;
  showAround: (index: number) => void;
}

/** Where Home and End lead, unless they are meant for a field or a layer over the page. */
function endOf(event: KeyboardEvent): 'start' | 'end' | null {
  const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  const isForOther =
    event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
  if (!isPlain || isForOther || event.defaultPrevented) return null;
  return event.key === 'Home' ? 'start' : event.key === 'End' ? 'end' : null;
}

/** Brings the cards that one scrolls to: the next, those before, or those where one ends up. */
export function useWindowOnScroll(
  content: RefObject<HTMLElement | null>,
  { from, to }: Range,
  total: number,
  isResting: boolean,
  ways: Ways,
) {
  const latest = useRef(ways);
  useEffect(() => {
    latest.current = ways;
  });
  useEffect(() => {
    let frame = 0;
    let hasScrolled = false;
    const look = () => {
      frame = 0;
      const list = content.current;
      if (!list) return;
      const { top, bottom, height } = list.getBoundingClientRect();
      const screen = window.innerHeight;
      const cardHeight = height / Math.max(1, Math.min(to, total) - from);
      const { showEarlier, showFurther, seek } = latest.current;
      const start = list.parentElement?.getBoundingClientRect().top ?? 0;
      // Over all that is in the page in one go, as with the scroll bar.
      if (hasScrolled && start >= 0 && from > 0) seek(0);
      else if (hasScrolled && bottom < -ahead && to < total)
        seek(to + Math.round(-bottom / cardHeight));
      else if (hasScrolled && top > screen + ahead && from > 0)
        seek(from - Math.round((top - screen) / cardHeight));
      else if (bottom < screen + ahead && to < total)
        bring(bottom < screen + near, () => showFurther(cardsInUse(list)));
      else if (top > -ahead && from > 0) bring(top > -near, () => showEarlier(cardsInUse(list)));
    };
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    // Nobody scrolls yet: what was asked for goes first, and a key that follows it too.
    const endWait = whenQuiet(() => {
      const hasHole = (content.current?.getBoundingClientRect().bottom ?? 0) < window.innerHeight;
      if (isResting || hasHole) startTransition(look);
    });
    const onScroll = () => {
      hasScrolled = true;
      lookSoon();
    };
    const onKey = (event: KeyboardEvent) => {
      const end = endOf(event);
      const isThere = end === 'start' ? from === 0 : to >= total;
      if (end === null || isThere) return;
      // The browser would go as far as the page is now; with other cards it is longer or shorter.
      event.preventDefault();
      flushSync(() => latest.current.showAround(end === 'start' ? 0 : total - 1));
      const top = end === 'start' ? 0 : document.documentElement.scrollHeight;
      window.scrollTo({ top, behavior: 'instant' });
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      endWait();
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', lookSoon);
    };
  }, [content, from, to, total, isResting]);
}
