import { useLayoutEffect } from 'react';

/** Long enough for pictures above it to take their room. */
const settleMs = 3000;
const signsOfReading = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function scrollTo(card: Element) {
  const isTall = card.getBoundingClientRect().height > window.innerHeight * 0.8;
  card.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: 'instant' });
}

/**
 * Brings one item into sight and focus whenever a visitor arrives at its address, and keeps it
 * there while the page settles, until the visitor does something.
 */
export function useInSight(id: string | undefined, arrival: string): void {
  useLayoutEffect(() => {
    if (id === undefined) return;
    const card = document.querySelector(`[data-item-id="${CSS.escape(id)}"]`);
    const article = card?.querySelector('article');
    if (!card || !article) return;
    article.tabIndex = -1;
    article.focus({ preventScroll: true });
    const settling = new AbortController();
    const keep = new ResizeObserver(() => scrollTo(card));
    const leave = () => {
      keep.disconnect();
      settling.abort();
    };
    scrollTo(card);
    keep.observe(document.body);
    const timer = setTimeout(leave, settleMs);
    for (const sign of signsOfReading) {
      const { signal } = settling;
      document.addEventListener(sign, leave, { passive: true, capture: true, signal });
    }
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [id, arrival]);
}
