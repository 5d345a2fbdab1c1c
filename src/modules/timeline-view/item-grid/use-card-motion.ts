import { useLayoutEffect, useRef, type RefObject } from 'react';
import { motion } from '@/components/ui/motion';
import { onInput } from '@/lib/browser/on-input';
import { useReducedMotion } from '@/lib/browser/use-reduced-motion';

const timing = { duration: 0.25 };

/** The cards on the screen and their rectangles, by item id. */
function cardsOnScreen(list: HTMLElement | null) {
  const cards = new Map<string | undefined, { element: HTMLElement; box: DOMRect }>();
  for (const element of list?.querySelectorAll<HTMLElement>('[data-item-id]') ?? []) {
    const box = element.getBoundingClientRect();
    if (box.bottom > 0 && box.top < window.innerHeight) {
      cards.set(element.dataset.itemId, { element, box });
    }
  }
  return cards;
}

/**
 * Moves the cards that stay on the screen to their new place after a change of `filter`. The layout
 * and the scroll offset are those of the new list at once: a transform only starts each card at its
 * old place. framer-motion's layout animations would measure every card in every render. Typing
 * does not wait for two measurements at each key; any input shows the cards at their new place.
 */
export function useCardMotion(
  list: RefObject<HTMLElement | null>,
  filter: unknown,
  isTyping: () => boolean,
) {
  const { animate } = motion.use();
  const isReduced = useReducedMotion();
  const rendered = useRef(filter);
  const hasMotion = animate && !isReduced && rendered.current !== filter && !isTyping();
  // Read during render, the last moment at which the page still shows the old list.
  const before = hasMotion ? cardsOnScreen(list.current) : null;
  useLayoutEffect(() => {
    rendered.current = filter;
    if (!before || !animate) return;
    let stop = () => {};
    // Before the next paint, but after the virtualizer has corrected heights and scroll offset.
    const frame = requestAnimationFrame(() => {
      const moving = [...cardsOnScreen(list.current)].flatMap(([id, { element, box }]) => {
        const { left, top } = before.get(id)?.box ?? box;
        const x = Math.round(left - box.left);
        const y = Math.round(top - box.top);
        if (!x && !y) return [];
        return animate(element, { transform: [`translate(${x}px, ${y}px)`, 'none'] }, timing);
      });
      const stopListening = onInput(() => stop());
      stop = () => {
        stopListening();
        for (const animation of moving) animation.cancel();
      };
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one move per filter, with the cards of the render that it is from
  }, [filter]);
}
