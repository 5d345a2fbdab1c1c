/** Code that is loaded when it is used. Pages: `app/lazy-page.tsx`. */
import { useEffect, useEffectEvent, useState } from 'react';
import { asConnectionError, ConnectionError } from './http/request-error';

/** There is no document while a page is prerendered. */
const failedSheets = () => [...(globalThis.document?.querySelectorAll('[data-failed]') ?? [])];

/** The style sheets that are requested again. Another call may wait for them, such as the prefetch of a page. */
const reloading = new Set<Promise<unknown>>();

function loadAgain(link: Element) {
  const again = link.cloneNode() as Element;
  again.removeAttribute('data-failed');
  link.replaceWith(again);
  const loaded = new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', reject);
  });
  const end = () => reloading.delete(loaded);
  loaded.then(end, end);
  reloading.add(loaded);
}

/**
 * Loads a module, and first the style sheets that failed before: Vite requests each of them once. The
 * inline script of `build/prerender/failed-loads.ts` marks these links.
 *
 * A module that cannot be fetched and one that throws while it runs both reject with a TypeError. The
 * browser keeps the error of a module that ran and gives the same one again; a fetch fails anew. WebKit
 * runs the module again, but notes in its error where the code threw.
 * @throws ConnectionError where the fetch failed; any other error is logged
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  failedSheets().forEach(loadAgain);
  await Promise.all(reloading).catch(asConnectionError);
  return load().catch((first: Error) => {
    // Not again: Vite requests a style sheet once, and would then run the code without it.
    if (failedSheets().length > 0) throw new ConnectionError(first.message);
    return load().catch((error: Error) => {
      if (error !== first && !('sourceURL' in error)) throw new ConnectionError(error.message);
      console.error(error);
      throw error;
    });
  });
}

/** Keeps the result of the first call; a failed one is not kept, so the next call tries again. */
export function once<Result>(create: () => Promise<Result>): () => Promise<Result> {
  let kept: Promise<Result> | undefined;
  return () => {
    kept ??= create().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}

/** Ignores a failure: the use of the code loads it again. */
export function prefetch(...loads: (() => Promise<unknown>)[]): void {
  // Firefox does not fetch a module again that failed to load.
  if (!navigator.onLine) return;
  for (const load of loads) load().catch(() => {});
}

/**
 * The module once it is loaded; null until then. `request` is null while nothing needs it. After a failed
 * load `onFail` is called with the error, and each new value of `request` tries again.
 */
export function useLazyModule<Module>(
  load: () => Promise<Module>,
  request: string | number | true | null,
  onFail?: (error: unknown) => void,
): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  const start = useEffectEvent(() => loadModule(load));
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
