import { useEffect, useEffectEvent, useState } from 'react';
import { loadCode } from './browser/load-code';

/**
 * Code that is loaded when it is first used; null until then. `request` is null while nothing needs
 * it. After a failed load `onFail` is called with the error, and each new value of `request` tries again.
 */
export function useLazyModule<Module>(
  load: () => Promise<Module>,
  request: string | number | true | null,
  onFail?: (error: unknown) => void,
): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  const start = useEffectEvent(() => loadCode(load));
  const fail = useEffectEvent((error: unknown) => onFail?.(error));
  const isLoaded = module !== null;
  useEffect(() => {
    if (request === null || isLoaded) return;
    let isStale = false;
    start().then(
      // Also when it is no longer requested: a recording that was paused early still gets its controls.
      (loaded) => setModule(() => loaded),
      (error: unknown) => !isStale && fail(error),
    );
    return () => {
      isStale = true;
    };
  }, [request, isLoaded]);
  return module;
}
