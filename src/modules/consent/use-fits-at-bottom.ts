import { useLayoutEffect, useState, type RefObject } from 'react';

/** The maximum part of the viewport height that a sticky bar may cover. */
const maxViewportPart = 0.4;

/**
 * Whether this box may be sticky at the bottom: not on a low screen or with large text. Sets
 * `--covered-below`, so that the page scrolls focused elements clear of the box.
 */
export function useFitsAtBottom(box: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(false);

  useLayoutEffect(() => {
    const element = box.current!;
    const root = document.documentElement.style;
    const measure = () => {
      const height = element.scrollHeight;
      const fits = height <= window.innerHeight * maxViewportPart;
      setHasRoom(fits);
      root.setProperty('--covered-below', fits ? `${height}px` : '0px');
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
      root.removeProperty('--covered-below');
    };
  }, [box]);
  return hasRoom;
}
