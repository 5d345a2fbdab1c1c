import { useLayoutEffect, useState, type RefObject } from 'react';
import type { MapSize } from './drawing/map-plan';

/** Limits the size of the marks, so that they do not cover a small map. */
const bounded = (rem: number) => Math.min(1.5, rem || 1);

/** The size of an element in pixels, and how large a rem is beside one of 16. */
export function useElementSize(element: RefObject<HTMLElement | null>) {
  const [measured, setMeasured] = useState<{ size: MapSize; rem: number } | null>(null);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      if (width > 0 && height > 0) setMeasured({ size: { width, height }, rem: bounded(rem) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return measured;
}
