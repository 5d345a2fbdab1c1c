export const loadLightbox = () => import('@/modules/lightbox/lightbox');
