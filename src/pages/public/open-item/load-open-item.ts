export const loadLightbox = () => import('@/modules/lightbox/lightbox');

/** The code of an open item: loaded on first use, or prefetched. */
export const loadOpenItem = () => import('./open-item');

export function prefetchOpenItem() {
  // Firefox does not fetch a module again that failed to load.
  if (!navigator.onLine) return;
  for (const load of [loadOpenItem, loadLightbox]) {
    load().catch(() => {
      // Opening the item tries again, and reports a failure.
    });
  }
}
