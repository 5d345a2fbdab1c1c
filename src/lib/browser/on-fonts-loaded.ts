const listeners = new Set<() => void>();
const callAll = () => listeners.forEach((listener) => listener());

/**
 * Calls the listener after fonts are loaded, since text then has another size. All listeners are
 * called from one event, so that React batches their updates. Returns a function that unsubscribes.
 */
export function onFontsLoaded(listener: () => void): () => void {
  // `document.fonts` can be absent.
  if (listeners.size === 0) document.fonts?.addEventListener('loadingdone', callAll);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
