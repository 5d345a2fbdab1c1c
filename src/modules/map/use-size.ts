import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from './drawing/plan';

/** Larger signs would hide a small map; the list beside it grows with the text all the way. */
const bounded = (rem: number) => Math.min(1.5, rem || 1);

/** The size of an element in pixels, and how large a rem is beside one of 16. */
export function useSize(element: RefObject<HTMLElement | null>) {
  const [measured, setMeasured] = useState<{ size: Size; rem: number } | null>(null);
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
