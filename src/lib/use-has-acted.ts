import { useCallback, useEffect, useRef } from 'react';

const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Calls back whenever the visitor does anything; answers how to stop. */
export function onAct(note: () => void): () => void {
  for (const act of acts) window.addEventListener(act, note, { passive: true, capture: true });
  return () => {
    for (const act of acts) window.removeEventListener(act, note, { capture: true });
  };
}

/** Asks whether the visitor has done anything since this part of the page came. */
export function useHasActed(): () => boolean {
  const hasActed = useRef(false);
  useEffect(
    () =>
      onAct(() => {
        hasActed.current = true;
      }),
    [],
  );
  return useCallback(() => hasActed.current, []);
}
