import { useCallback, useEffect, useRef } from 'react';
import { onAct } from './on-act';

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
