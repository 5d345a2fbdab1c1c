import { useEffect, useState } from 'react';
import type { Chapter } from '../chapters';
import type { TimelineItem } from '../rows';
import { around, earlier, further, keepShown, start, type Range } from './shown-range';

/** The cards that each visited entry of the history had, so that Back finds its place. */
const ranges = new Map<string, Range>();

interface Wanted {
  items: readonly TimelineItem[];
  chapters: readonly Chapter[];
  /** A new value means that the reader asked for another list. */
  askedFor: unknown;
  /** The entry of the history that is shown. */
  entry: string;
  /** Where the item lies that has to be shown; below 0 for none. */
  target: number;
}

/**
 * Which of many cards stand in the page: few at first, or those around the target, more whenever
 * an end comes near. When others change the list, the cards shown stay.
 */
export function useShownRange({ items, chapters, askedFor, entry, target }: Wanted) {
  const targetId = items[target]?.id;
  const [shown, setShown] = useState(() => {
    const range = around(ranges.get(entry) ?? start, Math.max(0, target), chapters);
    return { items, askedFor, entry, targetId, range };
  });
  let { range } = shown;
  const isElsewhere = shown.entry !== entry || shown.targetId !== targetId;
  if (shown.askedFor !== askedFor || shown.items !== items || isElsewhere) {
    if (shown.askedFor !== askedFor) range = start;
    else if (shown.items !== items) range = keepShown(shown.items, range, items);
    if (shown.entry !== entry) range = ranges.get(entry) ?? range;
    if (isElsewhere && targetId !== undefined) range = around(range, target, chapters);
    setShown({ items, askedFor, entry, targetId, range });
  }
  useEffect(() => {
    ranges.set(entry, range);
  }, [entry, range]);
  const show = (next: Range) => setShown({ items, askedFor, entry, targetId, range: next });
  return {
    range,
    showEarlier: () => show(earlier(range, chapters)),
    showFurther: () => show(further(range)),
    showStart: () => show(start),
  };
}
