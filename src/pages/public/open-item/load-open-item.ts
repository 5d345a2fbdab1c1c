/** What leads to a moment, and the album it opens in: fetched when first needed, or just before. */
export const loadMoment = () => import('./open-item');
export const loadLightbox = () => import('@/modules/lightbox/lightbox');

export function prefetchMoment() {
  for (const load of [loadMoment, loadLightbox]) {
    load().catch(() => {
      // Whoever opens the moment is told.
    });
  }
}
