import { useEffect, useRef, type RefObject } from 'react';

/** Added well before they are reached, in pixels. */
const ahead = 1500;
/** Cards put in above would break off a swipe, or the way to the top: one first comes to rest. */
const restMs = 120;

interface Ways {
  showEarlier: () => void;
  showStart: () => void;
}

/**
 * Where a list begins amid a story: brings what comes before once the reader has scrolled near its
 * beginning, or the beginning of the story to whoever went to the top of the page.
 */
export function useOnScrolledUp(
  startRef: RefObject<HTMLElement | null>,
  isAmid: boolean,
  ways: Ways,
) {
  const latest = useRef(ways);
  useEffect(() => {
    latest.current = ways;
  });
  useEffect(() => {
    if (!isAmid) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const { bottom } = startRef.current?.getBoundingClientRect() ?? { bottom: -Infinity };
      if (window.scrollY < 1) latest.current.showStart();
      else if (bottom > -ahead) latest.current.showEarlier();
    };
    const onScroll = () => {
      clearTimeout(resting);
      resting = setTimeout(look, restMs);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(resting);
      window.removeEventListener('scroll', onScroll);
    };
  }, [startRef, isAmid]);
}
