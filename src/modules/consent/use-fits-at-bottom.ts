import { useLayoutEffect, useState, type RefObject } from 'react';

/** Of the height of the window: what stays in sight may cover no more. */
const mostOfWindow = 0.4;

/**
 * Whether there is room to keep this box in sight at the end of the window. On a low screen, or with
 * large text, there is none. While there is, the page keeps what has focus clear of it.
 */
export function useFitsAtBottom(box: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(false);

  useLayoutEffect(() => {
    const element = box.current!;
    const root = document.documentElement.style;
    const measure = () => {
      const height = element.scrollHeight;
      const fits = height <= window.innerHeight * mostOfWindow;
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
