import { useLayoutEffect, useState, type RefObject } from 'react';
import type { MapSize } from './drawing/map-plan';

/** An upper limit, so that large marks do not cover a small map. */
const clampRem = (rem: number) => Math.min(1.5, rem || 1);

/** The size of an element in pixels, and the root font size relative to 16 pixels. */
export function useElementSize(element: RefObject<HTMLElement | null>) {
  const [measured, setMeasured] = useState<{ size: MapSize; rem: number } | null>(null);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      if (width > 0 && height > 0) setMeasured({ size: { width, height }, rem: clampRem(rem) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return measured;
}
