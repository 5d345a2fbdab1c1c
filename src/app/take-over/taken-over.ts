import { useLayoutEffect } from 'react';

/** Rendered beside the page: once that is hydrated, changes of others no longer matter. */
export function TakenOver() {
  useLayoutEffect(() => globalThis.earlyInput?.watch(null), []);
  return null;
}
