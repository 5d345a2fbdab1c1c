import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the prerendered page and during hydration, true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
