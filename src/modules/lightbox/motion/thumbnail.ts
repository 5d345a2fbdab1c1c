import { useState } from 'react';
import { findItem } from '@/navigation/item-list';
import type { PixelSize } from './picture-size';

/** The picture that the card of an item shows. */
export interface Thumbnail extends PixelSize {
  src: string;
  /** The card shows the file of the item itself, not a smaller copy of it. */
  isOriginal: boolean;
  image: HTMLImageElement;
}

/** `checkVisibility` is newer than Safari 16.4. */
const isVisible = (image: HTMLElement) =>
  image.getClientRects().length > 0 && getComputedStyle(image).visibility === 'visible';

/** Null where the card is not rendered, or its picture has not loaded or is hidden. */
export function findThumbnail(id: string): Thumbnail | null {
  const images = findItem(id)?.querySelectorAll<HTMLImageElement>('img[data-thumbnail]');
  const image = [...(images ?? [])].find(
    (one) => one.complete && one.naturalWidth > 0 && isVisible(one),
  );
  if (!image) return null;
  return {
    src: image.currentSrc,
    width: image.naturalWidth,
    height: image.naturalHeight,
    isOriginal: image.srcset === '',
    image,
  };
}

/** The thumbnail as it was when the component mounted: a slide keeps the placeholder it began with. */
export const useThumbnail = (id: string) => useState(() => findThumbnail(id))[0];
