import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { TimelineItem } from '../rows';

const firstCards = 30;
const moreCards = 60;
/** Cards are added well before they are reached, so that nobody waits while scrolling. */
const ahead = '1500px';

/** How many cards each visited entry of the history had, so that Back finds its place. */
const counts = new Map<string, number>();

type Items = readonly TimelineItem[];

/** As many as before, and so many more that the last card shown still is. */
export function keepLastShown(before: Items, count: number, items: Items): number {
  const last = before[Math.min(count, before.length) - 1];
  return Math.max(count, last ? items.findIndex((item) => item.id === last.id) + 1 : 0);
}

/**
 * How many of many cards stand in the page: few at first, more whenever the end comes near. When
 * others change the list, the cards shown stay; a new `askedFor` starts over. Place `endRef`
 * behind the last card.
 */
export function useGrowingCount(items: Items, askedFor: unknown) {
  const { key } = useLocation();
  const endRef = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => ({
    items,
    askedFor,
    count: counts.get(key) ?? firstCards,
  }));
  let { count } = shown;
  if (shown.askedFor !== askedFor || shown.items !== items) {
    const isSame = shown.askedFor === askedFor;
    count = isSame ? keepLastShown(shown.items, count, items) : firstCards;
    setShown({ items, askedFor, count });
  }
  useEffect(() => {
    counts.set(key, count);
  }, [key, count]);
  const showMore = () => setShown({ items, askedFor, count: count + moreCards });
  const hasMore = count < items.length;
  useOnNear(endRef, showMore, hasMore ? count : 0);
  return { count, hasMore, showMore, endRef };
}

/** Calls once the element comes near the screen; a new `turn` asks again, 0 never. */
function useOnNear(ref: RefObject<HTMLElement | null>, onNear: () => void, turn: number) {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element || turn === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: `0px 0px ${ahead} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, turn]);
}
