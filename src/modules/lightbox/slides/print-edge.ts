import type { PixelSize } from '../motion/picture-size';

/** The white border of a picture, in pixels. */
export const getPrintEdge = (room: PixelSize): number => (room.width < 560 ? 8 : 14);
