import { styleEffect, useReducedMotion, useScroll, useTransform } from 'framer-motion';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Writes how far the page has scrolled, in pixels, to `--scrolled` of `box`. It counts from when it
 * is mounted, on top of what was written before, so that nothing jumps when this code has loaded.
 */
export function Parallax({ box }: { box: RefObject<HTMLElement | null> }) {
  const isReduced = useReducedMotion();
  const { scrollY } = useScroll();
  const [start] = useState(
    () => window.scrollY - Number(box.current?.style.getPropertyValue('--scrolled')),
  );
  const scrolled = useTransform(scrollY, (top) => top - start);
  useEffect(() => {
    if (box.current && !isReduced) return styleEffect(box.current, { '--scrolled': scrolled });
  }, [box, isReduced, scrolled]);
  return null;
}
