import { useCallback, useEffect, useRef } from 'react';
import { onInput } from './on-input';

/** Asks whether the visitor has done anything since this part of the page came. */
export function useHasInput(): () => boolean {
  const hasInput = useRef(false);
  useEffect(
    () =>
      onInput(() => {
        hasInput.current = true;
      }),
    [],
  );
  return useCallback(() => hasInput.current, []);
}
