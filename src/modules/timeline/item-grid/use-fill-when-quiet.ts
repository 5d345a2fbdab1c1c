import { startTransition, useEffect, useRef } from 'react';
import { whenQuiet } from '@/lib/when-quiet';
import { wholeStory, type Range } from './shown-range';

/** Brings the rest of a story that is not long into the page, so that the browser finds its words. */
export function useFillWhenQuiet({ to }: Range, total: number, showFurther: () => void) {
  const latest = useRef(showFurther);
  useEffect(() => {
    latest.current = showFurther;
  });
  useEffect(() => {
    if (to >= total || total > wholeStory) return;
    return whenQuiet(() => startTransition(() => latest.current()), 5000);
  }, [to, total]);
}
