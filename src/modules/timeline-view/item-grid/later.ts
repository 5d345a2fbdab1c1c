/** Parts of the grid that are not needed before the first card. */
export { listenForEndKeys } from './end-keys';
export { moveCards } from './card-motion';
