/** What leads to a moment, and the album it opens in: fetched when first needed, or just before. */
export const loadMoment = () => import('./moment-at-address');
export const loadLightbox = () => import('@/modules/timeline/lightbox/lightbox');

export function prefetchMoment() {
  for (const load of [loadMoment, loadLightbox]) {
    load().catch(() => {
      // Whoever opens the moment is told.
    });
  }
}
