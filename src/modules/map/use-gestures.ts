import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import type { Point } from './drawing/map-plan';

/** A pointer that moves less (pixels) is a tap. */
const tapSlop = 6;

interface GestureHandlers {
  onMove: (by: Point) => void;
  onZoom: (factor: number, around: Point) => void;
  onTap: (at: Point) => void;
}

const getMiddle = (points: Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
const getDistance = ([a, b]: Point[]) => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0);

/** One pointer pans, two pinch, a press without movement taps, and the wheel zooms. */
export function useGestures(frame: RefObject<HTMLElement | null>, handlers: GestureHandlers) {
  const pointers = useRef(new Map<number, Point>());
  const hasMoved = useRef(false);

  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return [event.clientX - left, event.clientY - top];
  };
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
    handlers.onZoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0016)), pointOf(event));
  });
  useEffect(() => {
    const element = frame.current;
    // React adds a passive listener, which cannot prevent scrolling of the page.
    const listener = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [frame]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (pointers.current.size === 0) hasMoved.current = false;
    pointers.current.set(event.pointerId, pointOf(event));
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = pointers.current.get(event.pointerId);
    if (!from) return;
    const to = pointOf(event);
    if (!hasMoved.current && getDistance([from, to]) < tapSlop) return;
    if (!hasMoved.current) frame.current?.setPointerCapture(event.pointerId);
    hasMoved.current = true;
    const before = [...pointers.current.values()];
    pointers.current.set(event.pointerId, to);
    const after = [...pointers.current.values()];
    const [oldMiddle, newMiddle] = [getMiddle(before), getMiddle(after)];
    handlers.onMove([newMiddle[0] - oldMiddle[0], newMiddle[1] - oldMiddle[1]]);
    if (getDistance(before) > 0)
      handlers.onZoom(getDistance(after) / getDistance(before), newMiddle);
  };
  const onPointerUp = (event: PointerEvent) => {
    const wasPressed = pointers.current.delete(event.pointerId);
    if (wasPressed && !hasMoved.current && event.type === 'pointerup')
      handlers.onTap(pointOf(event));
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, pointOf };
}
