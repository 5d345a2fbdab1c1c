import { typeOf } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';

/**
 * Heights in pixels, measured over the demo stories at one and at three columns. A good estimate keeps
 * the scroll bar true; the real height replaces it once the card is rendered.
 */
/** Date, title, author. */
const textBlockHeight = 148;
const cardWidth = 330;
const lineHeight = 27;

/** The height of a card before it has been rendered, in pixels. */
export function estimateCardHeight(item: TimelineItem): number {
  const { description, metadata } = item;
  const { isWritten, isPhotoPrint, mediaHeight } = typeOf(item);
  const length = description?.length ?? 0;
  // A text card has larger letters and margins.
  if (isWritten)
    return textBlockHeight + (length && 160 + Math.min(9, Math.ceil(length / 28)) * 32);
  const { width, height } = metadata;
  const ownHeight = isPhotoPrint && width && height && (cardWidth * height) / width;
  const media = (item.media_url ?? item.foreignUrl) ? ownHeight || mediaHeight : 0;
  return Math.round(textBlockHeight + media + Math.min(6, Math.ceil(length / 36)) * lineHeight);
}
