import { useCallback, useState } from 'react';

/** Whether the visitor has scrolled into the story: the element with `ref` is above the screen. */
export function useIsReading() {
  const [isReading, setReading] = useState(false);
  const ref = useCallback((start: HTMLElement | null) => {
    if (!start) return;
    // With all that is below the screen, or a jump from there to above it would be no crossing.
    const observer = new IntersectionObserver(
      (entries) => setReading(entries.at(-1)?.isIntersecting === false),
      { rootMargin: '0px 0px 1000000px' },
    );
    observer.observe(start);
    return () => observer.disconnect();
  }, []);
  return [ref, isReading] as const;
}
