import { styleEffect, useReducedMotion, useScroll, useTransform } from 'framer-motion';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Writes the scroll distance of the page, in pixels, to `--scrolled` of `box`. The distance is added
 * to the previous value and starts at zero on mount, so the particles do not jump when this chunk loads.
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
