import { useEffect, useRef, useState, type RefObject } from 'react';

const firstCards = 30;
const moreCards = 60;
/** Cards are added well before they are reached, so that nobody waits while scrolling. */
const ahead = '1500px';

/**
 * How many of many cards stand in the page: few at first, more whenever the end comes near. A new
 * `resetKey` starts over. Place `endRef` behind the last card.
 */
export function useGrowingCount(total: number, resetKey: unknown) {
  const endRef = useRef<HTMLDivElement>(null);
  const [grown, setGrown] = useState({ resetKey, count: firstCards });
  const count = grown.resetKey === resetKey ? grown.count : firstCards;
  const showMore = () => setGrown({ resetKey, count: count + moreCards });
  const hasMore = count < total;
  useOnNear(endRef, showMore, hasMore ? count : 0);
  return { count, hasMore, showMore, endRef };
}

/** Calls once the element comes near the screen; `turn` asks again, 0 never. */
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
