import { startTransition, useEffect, useRef } from 'react';
import { wholeStory, type Range } from './shown-range';

/** Brings the rest of a story that is not long into the page, so that the browser finds its words. */
export function useFillWhenQuiet({ to }: Range, total: number, showFurther: () => void) {
  const latest = useRef(showFurther);
  useEffect(() => {
    latest.current = showFurther;
  });
  useEffect(() => {
    if (to >= total || total > wholeStory) return;
    const fill = () => startTransition(() => latest.current());
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fill, 500);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fill);
    return () => cancelIdleCallback(idle);
  }, [to, total]);
}
