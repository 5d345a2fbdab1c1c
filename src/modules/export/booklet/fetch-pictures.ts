import { mapConcurrently } from '../map-concurrently';
import type { TimelineItem } from '@/modules/timeline/rows';
import {
  pictureKey,
  toBookletPicture,
  printedPictureUrl,
  type BookletPicture,
  type BookletPictures,
} from './pictures';

const concurrency = 6;
/** A picture that takes longer is left out. */
const timeoutMs = 30_000;

/** Keeps the images from garbage collection until the booklet is rendered with them. */
const retainedImages = new WeakMap<BookletPictures, HTMLImageElement[]>();

function load(src: string, images: HTMLImageElement[], signal: AbortSignal) {
  return new Promise<BookletPicture | null>((resolve, reject) => {
    const image = new Image();
    const stop = () => {
      image.src = '';
      reject(signal.reason as Error);
    };
    const finish = (picture: BookletPicture | null) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve(picture);
    };
    const timer = setTimeout(finish, timeoutMs, null);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    image.addEventListener('load', () =>
      finish(image.naturalWidth > 0 ? toBookletPicture(src, image) : null),
    );
    image.addEventListener('error', () => finish(null));
    image.src = src;
    images.push(image);
  });
}

/**
 * Fetches the pictures of the items. The value of a picture that fails is null.
 * @throws the reason of `signal`
 */
export async function fetchPictures(
  items: readonly TimelineItem[],
  signal: AbortSignal,
  onProgress: (done: number, all: number) => void,
): Promise<BookletPictures> {
  const addresses = [...new Set(items.flatMap((item) => printedPictureUrl(item) ?? []))];
  const images: HTMLImageElement[] = [];
  const pictures = new Map<string, BookletPicture | null>();
  onProgress(0, addresses.length);
  const loading = mapConcurrently(addresses, concurrency, async (address) => ({
    address,
    picture: await load(address, images, signal),
  }));
  for await (const { address, picture } of loading) {
    pictures.set(pictureKey(address), picture);
    onProgress(pictures.size, addresses.length);
  }
  retainedImages.set(pictures, images);
  return pictures;
}
