import { useMemo, useState } from 'react';
import {
  bounded,
  fit,
  linesAt,
  moved,
  toScreen,
  zoomed,
  type Plan,
  type Point,
  type Size,
  type View,
} from './drawing/plan';

/** How the map lies in its frame: all of it at first, then as one moves it. */
export function useMapView(plan: Plan, points: readonly Point[], size: Size) {
  const [asked, setAsked] = useState<View | null>(null);
  const whole = useMemo(() => fit(plan, points, size), [plan, points, size]);
  const view = useMemo(
    () => bounded(asked ?? whole, whole, plan, size),
    [asked, whole, plan, size],
  );
  const change = (next: (from: View) => View) =>
    setAsked((from) => bounded(next(bounded(from ?? whole, whole, plan, size)), whole, plan, size));
  const middle: Point = [size.width / 2, size.height / 2];

  return {
    view,
    isWhole: asked === null,
    isLargest: view.scale >= plan.largest * 0.999,
    showWhole: () => setAsked(null),
    move: (by: Point) => change((from) => moved(from, by)),
    zoom: (factor: number, around = middle) =>
      change((from) => {
        const next = zoomed(from, from.scale * factor, around, size);
        const most = Math.max(from.scale, linesAt(plan, next).largest);
        const { scale } = bounded(
          { ...next, scale: Math.min(most, next.scale) },
          whole,
          plan,
          size,
        );
        return zoomed(from, scale, around, size);
      }),
    /** Brings points of the plane into sight; several come as near as they can be told apart. */
    reveal: (some: readonly Point[]) =>
      change((from) => {
        if (some.length > 1) {
          const near = fit(plan, some, size, plan.largest);
          return { ...near, scale: Math.min(near.scale, linesAt(plan, near).largest) };
        }
        const [x, y] = toScreen(some[0]!, from, size);
        const isIn = x > 24 && y > 24 && x < size.width - 24 && y < size.height - 24;
        return isIn ? from : { ...from, center: some[0]! };
      }),
  };
}
