import { useRef, type RefObject } from 'react';
import { useReducedMotion } from '@/lib/browser/use-media-query';
import type { ChangeKind } from '@/modules/timeline/filter/timeline-filter';
import { scrollToElement } from '@/navigation/scroll/page-scroll';

/** The start of a first match, in pixels: the heading of its chapter and the top of its card. */
const startOfMatch = 160;

/**
 * Scrolls the bar to the top of the screen when the filter changes, so that the field, the number of
 * matches and the first of them are seen together: for typed text once each time the field gets the focus.
 */
export function useFirstMatch(bar: RefObject<HTMLElement | null>) {
  const isStill = useReducedMotion();
  const wasShown = useRef(false);
  const show = () =>
    bar.current &&
    scrollToElement(bar.current, { block: 'start', behavior: isStill ? 'instant' : 'smooth' });
  const showAfter = (kind: ChangeKind) => {
    const isRepeated = kind === 'typing' && wasShown.current;
    wasShown.current = true;
    // Less with an on-screen keyboard.
    const screenHeight = window.visualViewport?.height ?? window.innerHeight;
    // Else no match would be seen, and an open panel would move under the pointer.
    const hasRoom = bar.current!.offsetHeight + startOfMatch <= screenHeight;
    if (hasRoom && !isRepeated) show();
  };
  const onFocus = () => {
    wasShown.current = false;
  };
  return { show, showAfter, onFocus };
}
