import { useRef, type PointerEvent } from 'react';

const minSwipePx = 48;

interface GestureHandlers {
  onSwipe: (step: 'next' | 'previous') => void;
  onTap: (isTouch: boolean) => void;
}

/** Detects a horizontal swipe or a tap, except on buttons and links. */
export function useSwipeAndTap({ onSwipe, onTap }: GestureHandlers) {
  const start = useRef<{ x: number; y: number; id: number } | null>(null);
  return {
    onPointerDown: ({ clientX: x, clientY: y, pointerId: id, target, isPrimary }: PointerEvent) => {
      const isOnControl = (target as Element).closest('button, a') !== null;
      start.current = isPrimary && !isOnControl ? { x, y, id } : null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onPointerUp: ({ clientX, clientY, pointerId, pointerType, button }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from?.id !== pointerId || button !== 0) return;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      const isTouch = pointerType !== 'mouse';
      if (Math.hypot(dx, dy) < 10) onTap(isTouch);
      else if (isTouch && Math.abs(dx) > minSwipePx && Math.abs(dx) > 1.5 * Math.abs(dy)) {
        onSwipe(dx < 0 ? 'next' : 'previous');
      }
    },
  };
}
