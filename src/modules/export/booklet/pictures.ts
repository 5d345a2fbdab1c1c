import { fileOf } from '@/modules/timeline/media-files/media-path';
import { fileUrl, typeOf } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';

export interface BookletPicture {
  src: string;
  /** In pixels. */
  width: number;
  /** Width divided by height. */
  ratio: number;
}

/** By `pictureKey`; null where loading failed. */
export type BookletPictures = ReadonlyMap<string, BookletPicture | null>;

/** A shown picture can have another signature than its item by now. */
export const pictureKey = (url: string) => fileOf(url) ?? url;

/** URL of the picture to print for an item: of a video, its poster. */
export function printedPictureUrl(item: TimelineItem): string | null {
  const { picture } = typeOf(item);
  return (picture && fileUrl(item, picture)) ?? null;
}

/** The pictures that the page has already loaded. */
export function collectLoadedPictures(): BookletPictures {
  const pictures = new Map<string, BookletPicture>();
  for (const image of document.images) {
    const address = image.getAttribute('src');
    if (image.complete && image.naturalWidth > 0 && address)
      pictures.set(pictureKey(address), toBookletPicture(image.currentSrc || address, image));
  }
  return pictures;
}

export const toBookletPicture = (
  src: string,
  { naturalWidth, naturalHeight }: HTMLImageElement,
): BookletPicture => ({ src, width: naturalWidth, ratio: naturalWidth / (naturalHeight || 1) });

/** The picture to print with an item; null without one, or if it could not be loaded. */
export function pictureOf(item: TimelineItem, pictures: BookletPictures): BookletPicture | null {
  const address = printedPictureUrl(item);
  return address ? (pictures.get(pictureKey(address)) ?? null) : null;
}

/** The photo that the family chose, else the first. */
export const coverOf = (photos: readonly TimelineItem[]): TimelineItem | undefined =>
  photos.find(({ metadata }) => metadata.is_cover) ?? photos[0];
