import { useMemo, useState } from 'react';
import {
  clampView,
  fitView,
  getDetailAt,
  panView,
  toScreen,
  zoomView,
  type MapPlan,
  type Point,
  type MapSize,
  type View,
} from './drawing/map-plan';

/** The view of the map: all places at first, then what the user pans and zooms to. */
export function useMapView(plan: MapPlan, points: readonly Point[], size: MapSize) {
  const [requestedView, setRequestedView] = useState<View | null>(null);
  const whole = useMemo(() => fitView(plan, points, size), [plan, points, size]);
  const view = useMemo(
    () => clampView(requestedView ?? whole, whole, plan, size),
    [requestedView, whole, plan, size],
  );
  const change = (next: (from: View) => View) =>
    setRequestedView((from) =>
      clampView(next(clampView(from ?? whole, whole, plan, size)), whole, plan, size),
    );
  const center: Point = [size.width / 2, size.height / 2];

  return {
    view,
    showWhole: () => setRequestedView(null),
    move: (by: Point) => change((from) => panView(from, by)),
    zoom: (factor: number, around = center) =>
      change((from) => {
        const next = zoomView(from, from.scale * factor, around, size);
        const maxScale = Math.max(from.scale, getDetailAt(plan, next).maxScale);
        const { scale } = clampView(
          { ...next, scale: Math.min(maxScale, next.scale) },
          whole,
          plan,
          size,
        );
        return zoomView(from, scale, around, size);
      }),
    /** Pans to one point, or zooms to fit several so that their marks separate. */
    reveal: (some: readonly Point[]) =>
      change((from) => {
        if (some.length > 1) {
          const near = fitView(plan, some, size, plan.maxScale);
          return { ...near, scale: Math.min(near.scale, getDetailAt(plan, near).maxScale) };
        }
        const [x, y] = toScreen(some[0]!, from, size);
        const isIn = x > 24 && y > 24 && x < size.width - 24 && y < size.height - 24;
        return isIn ? from : { ...from, center: some[0]! };
      }),
  };
}
