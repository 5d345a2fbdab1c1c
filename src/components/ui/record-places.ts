import { animate } from 'framer-motion/dom/mini';
import { onInput } from '@/lib/browser/on-input';

/** The elements with this attribute that are on the screen, and their rectangles, by its value. */
function placesOnScreen(list: HTMLElement, attribute: string) {
  const places = new Map<string | null, { element: HTMLElement; box: DOMRect }>();
  for (const element of list.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    const box = element.getBoundingClientRect();
    if (box.bottom > 0 && box.top < window.innerHeight) {
      places.set(element.getAttribute(attribute), { element, box });
    }
  }
  return places;
}

/**
 * Records where the elements with this attribute are. The result moves those that are still on the
 * screen from there to where they are then, until there is user input, and returns a function that
 * stops it.
 */
export function recordPlaces(list: HTMLElement, attribute: string) {
  const before = placesOnScreen(list, attribute);
  return () => {
    let stop = () => {};
    // Before the next paint, but after the virtualizer has corrected heights and scroll offset.
    const frame = requestAnimationFrame(() => {
      const moving = [...placesOnScreen(list, attribute)].flatMap(([key, { element, box }]) => {
        const { left, top } = before.get(key)?.box ?? box;
        const x = Math.round(left - box.left);
        const y = Math.round(top - box.top);
        if (!x && !y) return [];
        const transform = [`translate(${x}px, ${y}px)`, 'none'];
        return animate(element, { transform }, { duration: 0.25 });
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
  };
}
