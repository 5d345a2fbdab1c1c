import { useEffect, useState } from 'react';
import type { Chapter } from '../chapters';
import type { TimelineItem } from '../rows';
import { around, earlier, firstCards, further, keepShown, type Range } from './shown-range';

/** The cards that each visited entry of the history had, so that Back finds its place. */
const ranges = new Map<string, Range>();

const first = () =>
  window.matchMedia('(min-width: 40rem)').matches ? firstCards.moreColumns : firstCards.oneColumn;
const start = (): Range => ({ from: 0, to: first() });

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
 * Which of many cards stand in the page: few at first, or those around the target; more whenever
 * an end comes near, and then fewer at the other. When others change the list, the cards stay.
 */
export function useShownRange({ items, chapters, askedFor, entry, target }: Wanted) {
  const targetId = items[target]?.id;
  const showing = (range: Range, index: number) =>
    around(range, index, { chapters, first: first() });
  const [shown, setShown] = useState(() => {
    const range = showing(ranges.get(entry) ?? start(), Math.max(0, target));
    return { items, askedFor, entry, targetId, range, sought: undefined as string | undefined };
  });
  let { range } = shown;
  const isElsewhere = shown.entry !== entry || shown.targetId !== targetId;
  if (shown.askedFor !== askedFor || shown.items !== items || isElsewhere) {
    if (shown.askedFor !== askedFor) range = start();
    else if (shown.items !== items) range = keepShown(shown.items, range, items);
    if (shown.entry !== entry) range = ranges.get(entry) ?? range;
    if (isElsewhere && targetId !== undefined) range = showing(range, target);
    setShown({ items, askedFor, entry, targetId, range, sought: undefined });
  }
  useEffect(() => {
    ranges.set(entry, range);
  }, [entry, range]);
  const show = (next: Range, sought?: string) =>
    setShown({ items, askedFor, entry, targetId, range: next, sought });
  const total = items.length;
  return {
    range,
    /** `inUse` are cards that must not go, by their ids. */
    showEarlier: (inUse: readonly string[]) =>
      show(earlier(range, { chapters, total, inUse: placesOf(inUse, items) })),
    showFurther: (inUse: readonly string[]) =>
      show(further(range, { chapters, total, inUse: placesOf(inUse, items) })),
    showAround: (index: number) => show(showing(range, index)),
    /** The same for who scrolled there: that card comes to them. */
    seek: (index: number) => {
      const near = Math.min(Math.max(0, index), total - 1);
      show(showing(range, near), items[near]?.id);
    },
    /** The id of the card that the reader scrolled to past all that was in the page. */
    sought: shown.sought,
  };
}

const placesOf = (ids: readonly string[], items: readonly TimelineItem[]) =>
  ids.map((id) => items.findIndex((item) => item.id === id)).filter((index) => index >= 0);
