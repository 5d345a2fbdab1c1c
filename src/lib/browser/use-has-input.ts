import { useCallback, useEffect, useRef } from 'react';
import { onInput } from './on-input';

/** Returns a function that says whether there was user input since mount. */
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
