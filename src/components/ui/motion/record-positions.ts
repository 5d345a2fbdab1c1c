import { animate } from 'framer-motion/dom/mini';
import { onInput } from '@/lib/browser/on-input';

/** The elements on the screen with this attribute and their boxes, by the value of the attribute. */
function boxesOnScreen(list: HTMLElement, attribute: string) {
  const boxes = new Map<string | null, { element: HTMLElement; box: DOMRect }>();
  for (const element of list.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    const box = element.getBoundingClientRect();
    if (box.bottom > 0 && box.top < window.innerHeight) {
      boxes.set(element.getAttribute(attribute), { element, box });
    }
  }
  return boxes;
}

/**
 * Records the positions of the elements with this attribute. The returned function animates those
 * that are still on the screen from there to their new positions, until there is user input. While
 * the pointer is pressed they stand still, so that a click hits the element that the visitor aimed at.
 * It returns a function that stops the animation.
 */
export function recordPositions(list: HTMLElement, attribute: string) {
  const before = boxesOnScreen(list, attribute);
  return () => {
    let stop = () => {};
    // Before the next paint, but after the virtualizer has corrected heights and scroll offset.
    const frame = requestAnimationFrame(() => {
      const moving = [...boxesOnScreen(list, attribute)].flatMap(([key, { element, box }]) => {
        const { left, top } = before.get(key)?.box ?? box;
        const x = Math.round(left - box.left);
        const y = Math.round(top - box.top);
        if (!x && !y) return [];
        const transform = [`translate(${x}px, ${y}px)`, 'none'];
        return animate(element, { transform }, { duration: 0.25 });
      });
      const resume = () => {
        for (const animation of moving) animation.play();
      };
      const stopListening = onInput(({ type }) => {
        if (type !== 'pointerdown') return stop();
        for (const animation of moving) animation.pause();
        window.addEventListener('pointerup', resume, { once: true });
        window.addEventListener('pointercancel', resume, { once: true });
      });
      stop = () => {
        stopListening();
        window.removeEventListener('pointerup', resume);
        window.removeEventListener('pointercancel', resume);
        for (const animation of moving) animation.cancel();
      };
      // To play an animation that has ended would start it anew.
      void Promise.all(moving.map(({ finished }) => finished)).then(stop);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  };
}
