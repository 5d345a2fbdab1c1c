import { useCallback, useEffect, useRef } from 'react';

const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Asks whether the visitor has done anything since this part of the page came. */
export function useHasActed(): () => boolean {
  const hasActed = useRef(false);
  useEffect(() => {
    const note = () => {
      hasActed.current = true;
    };
    for (const act of acts) window.addEventListener(act, note, { passive: true, capture: true });
    return () => {
      for (const act of acts) window.removeEventListener(act, note, { capture: true });
    };
  }, []);
  return useCallback(() => hasActed.current, []);
}
