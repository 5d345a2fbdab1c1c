import { useEffect, useRef, type RefObject } from 'react';

/** Cards are added well before they are reached, so that nobody waits while scrolling. */
const ahead = '0px 0px 1500px 0px';

/** Calls once the element comes near the screen; a new `turn` asks again, a negative one never. */
export function useOnNear(ref: RefObject<HTMLElement | null>, onNear: () => void, turn: number) {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element || turn < 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, turn]);
}
