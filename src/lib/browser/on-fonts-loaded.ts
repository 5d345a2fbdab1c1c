const listeners = new Set<() => void>();
const tellAll = () => listeners.forEach((listener) => listener());

/**
 * Calls back after each font that came later than the page was drawn: words take other room then.
 * All are called in one go, so that React draws what they change at once. Returns how to stop.
 */
export function onFontsLoaded(listener: () => void): () => void {
  // Where a browser cannot tell, nothing comes of it.
  if (listeners.size === 0) document.fonts?.addEventListener('loadingdone', tellAll);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
