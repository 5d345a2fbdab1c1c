/** What the contents of a file tell; loaded when the first file has to be looked at. */
export { cannotDecode, checkMedia } from './cannot-decode';
export { isMoving } from './is-moving';
