import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the static page, true once its script runs. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
