import type { TimelineItem } from '@/modules/timeline/rows';

export interface LaidPicture {
  src: string;
  /** Width by height. */
  ratio: number;
}

/** What came of the address of a picture; null where it did not come. */
export type Pictures = ReadonlyMap<string, LaidPicture | null>;

/** The picture of a moment on paper: a film stands still at its poster. */
export function pictureOf({ item_type, media_url, metadata }: TimelineItem): string | null {
  if (item_type === 'photo' || item_type === 'gif') return media_url;
  return item_type === 'video' ? (metadata.poster_url ?? null) : null;
}

const ratioOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
  naturalWidth / (naturalHeight || 1);

/** What the page has loaded already, by the address that was asked for. */
export function picturesOnPage(): Pictures {
  const pictures = new Map<string, LaidPicture>();
  for (const image of document.images) {
    const address = image.getAttribute('src');
    if (image.complete && image.naturalWidth > 0 && address)
      pictures.set(address, { src: image.currentSrc || address, ratio: ratioOf(image) });
  }
  return pictures;
}

export const laidPicture = (src: string, image: HTMLImageElement): LaidPicture => ({
  src,
  ratio: ratioOf(image),
});
