import { startTransition, useEffect, useRef } from 'react';
import { whenQuiet } from '@/lib/when-quiet';
import { wholeStory, type Range } from './shown-range';

interface Ways {
  showFurther: () => void;
  showEarlier: () => void;
}

/** Brings the rest of a story that is not long into the page, so that the browser finds its words. */
export function useFillWhenQuiet(
  { from, to }: Range,
  total: number,
  isResting: boolean,
  ways: Ways,
) {
  const latest = useRef(ways);
  useEffect(() => {
    latest.current = ways;
  });
  useEffect(() => {
    if (!isResting || total > wholeStory || (to >= total && from === 0)) return;
    const fill = () => (to < total ? latest.current.showFurther() : latest.current.showEarlier());
    return whenQuiet(() => startTransition(fill), 5000);
  }, [from, to, total, isResting]);
}
