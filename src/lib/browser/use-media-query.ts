import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; updates when that changes. `onServer` is the prerendered value. */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}

/** Whether the system setting asks for reduced motion; updates when it changes. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)', true);
