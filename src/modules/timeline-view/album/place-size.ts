import { aspectRatioOf } from '@/modules/item-card/media/picture';
import { typeOf } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import type { Spread } from './compose';

/** The part of the list's width that the picture of a spread takes. */
const shares: Record<Spread, number> = {
  landscape: 0.64,
  portrait: 0.42,
  panorama: 1,
  small: 0.5,
  voice: 0.5,
  letter: 0.75,
  words: 0.64,
  plain: 0.64,
  third: 0.32,
  beside: 0.66,
  five: 0.4,
  seven: 0.57,
  half: 0.49,
  page: 0.5,
  day: 0.66,
  with: 0.32,
};

/** The attribute `sizes` of the picture: the list has 992 px beside the year rail; a phone shows it to both edges. */
export const sizesOf = (spread: Spread) =>
  `(min-width: 1160px) ${Math.round(992 * shares[spread])}px, (min-width: 768px) ${Math.round(85 * shares[spread])}vw, 100vw`;

/** Of what shows a recording, in a column of the album. */
const playerRatio = 1.9;

/**
 * The custom properties by which `album.css` knows the size of a small picture, and the height of a place
 * that has no card yet: the ratio of its picture, and the number of letters in its text.
 */
export function placeStyle(item: TimelineItem, spread: Spread, hasCard: boolean) {
  const { width } = item.metadata;
  return {
    ...((spread === 'small' || spread === 'half') && width && { '--own': `${width}px` }),
    ...(!hasCard && {
      '--ratio': typeOf(item).isSound ? playerRatio : aspectRatioOf(item.metadata).toFixed(3),
      '--length': item.description?.length ?? 0,
    }),
  };
}
