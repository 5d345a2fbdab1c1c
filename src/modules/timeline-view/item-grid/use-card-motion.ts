import { useLayoutEffect, useRef, type RefObject } from 'react';
import { motion } from '@/components/ui/motion/motion';
import { useReducedMotion } from '@/lib/browser/use-reduced-motion';

/**
 * Moves the cards that stay on the screen to their new position after a change of the filter. The layout
 * and the scroll offset are those of the new list at once: a transform only starts each card at its
 * old position. framer-motion's layout animations would measure every card in every render. Not during
 * typing: it would measure the cards at every keystroke. Any input shows the cards at their new position.
 */
export function useCardMotion(
  list: RefObject<HTMLElement | null>,
  query: string,
  isTyping: boolean,
) {
  const { recordPositions } = motion.use();
  const isReduced = useReducedMotion();
  const rendered = useRef(query);
  const hasMotion = list.current && !isReduced && rendered.current !== query && !isTyping;
  // Recorded during render, the last moment at which the page still shows the old list.
  const move = hasMotion ? recordPositions?.(list.current!, 'data-item-id') : undefined;
  useLayoutEffect(() => {
    rendered.current = query;
    return move?.();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one move per filter, with the cards of the render that it is from
  }, [query]);
}
