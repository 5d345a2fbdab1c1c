import { useEffect, useRef, type RefObject } from 'react';
import { cardsInUse } from './cards-in-use';
import type { Range } from './shown-range';

/** Cards are added well before they are reached, so that nobody waits while scrolling; in pixels. */
const ahead = 1500;

interface Ways {
  showEarlier: (inUse: readonly string[]) => void;
  showFurther: (inUse: readonly string[]) => void;
  seek: (index: number) => void;
}

/** Brings the cards that one scrolls to: the next, those before, or those where one ends up. */
export function useWindowOnScroll(
  content: RefObject<HTMLElement | null>,
  { from, to }: Range,
  total: number,
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
      else if (bottom < screen + ahead && to < total) showFurther(cardsInUse(list));
      else if (top > -ahead && from > 0) showEarlier(cardsInUse(list));
    };
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    const onScroll = () => {
      hasScrolled = true;
      lookSoon();
    };
    lookSoon();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', lookSoon);
    };
  }, [content, from, to, total]);
}
