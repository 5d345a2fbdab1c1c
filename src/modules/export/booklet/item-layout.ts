import type { TimelineItem } from '@/modules/timeline/rows';
import type { BookletPicture } from './pictures';

/**
 * How an item is printed: its picture beside the text or above it, on a page of its own, in columns
 * of a tall picture or rows of a wide one, or no picture.
 */
export type PictureShape = 'plain' | 'side' | 'tall' | 'above' | 'page' | 'columns' | 'rows';

/** Printed after the text of their item; the others before or beside it. */
export const isLarge = (shape: PictureShape) =>
  shape === 'page' || shape === 'columns' || shape === 'rows';

/** In characters. A longer text does not fit beside the picture, or on the page of a large one. */
const maxBesidePicture = 620;
/** In characters. A longer text may break across pages. */
const maxUnbroken = 900;

/** Narrower than a screen of a phone: it would be too small to read on one page. */
const maxColumnsRatio = 0.45;
/** Up to the ratio of a sheet of A4 (0.707): a scan of a letter, a page or a certificate. */
const maxPageRatio = 0.725;
const maxTallRatio = 0.9;
/** Wider than this, it would be too low beside a text. */
const minAboveRatio = 2;
const minRowsRatio = 4;

function shapeOf(ratio: number, textLength: number): PictureShape {
  if (ratio < maxColumnsRatio) return 'columns';
  if (ratio <= maxPageRatio) return 'page';
  if (ratio >= minRowsRatio) return 'rows';
  if (ratio >= minAboveRatio || textLength > maxBesidePicture) return 'above';
  return ratio < maxTallRatio ? 'tall' : 'side';
}

export const isBeside = (shape: PictureShape) => shape === 'side' || shape === 'tall';

export interface ItemLayout {
  shape: PictureShape;
  /** The item may break across pages. */
  mayBreak: boolean;
}

export function layoutItem(
  { description, metadata }: Pick<TimelineItem, 'description' | 'metadata'>,
  picture: Pick<BookletPicture, 'ratio'> | null,
): ItemLayout {
  const length = (description?.length ?? 0) + (metadata.transcript?.length ?? 0);
  const shape = picture ? shapeOf(picture.ratio, length) : 'plain';
  const isDivided = shape === 'columns' || shape === 'rows';
  const maxLength = shape === 'page' ? maxBesidePicture : maxUnbroken;
  return { shape, mayBreak: isDivided || length > maxLength };
}

/** The longest part of a divided picture, as a multiple of its short side: so long fits on a page. */
const longestPart = { columns: 2.6, rows: 3 };
/** What two parts have in common, so that a line of text is whole in one of them. */
const overlap = 0.1;

/**
 * Divides a tall picture into columns or a wide one into rows, all of one size. `length` is the
 * length of a part, as a multiple of its short side; `positions` are values of `object-position`.
 */
export function dividePicture(ratio: number, shape: 'columns' | 'rows') {
  const whole = shape === 'columns' ? 1 / ratio : ratio;
  const count = Math.max(1, Math.ceil((whole - overlap) / (longestPart[shape] - overlap)));
  const length = (whole + (count - 1) * overlap) / count;
  const positions = Array.from({ length: count }, (_, part) =>
    count === 1 ? 0 : (part / (count - 1)) * 100,
  );
  return { length, positions };
}
