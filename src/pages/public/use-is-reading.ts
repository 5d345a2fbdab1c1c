import { useCallback, useState } from 'react';

/** Whether the visitor has scrolled into the story: the element with `ref` is above the screen. */
export function useIsReading() {
  const [isReading, setReading] = useState(false);
  const ref = useCallback((start: HTMLElement | null) => {
    if (!start) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setReading(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(start);
    return () => observer.disconnect();
  }, []);
  return [ref, isReading] as const;
}
