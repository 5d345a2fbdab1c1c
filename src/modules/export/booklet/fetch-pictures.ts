import { workAhead } from '../ahead';
import type { TimelineItem } from '@/modules/timeline/rows';
import { laidPicture, pictureOf, type LaidPicture, type Pictures } from './pictures';

const atATime = 6;
/** A picture that has not come by then stays away. */
const patienceMs = 30_000;

/** Held, or a browser may forget what it fetched before it is laid out. */
const held = new WeakMap<Pictures, HTMLImageElement[]>();

function load(src: string, images: HTMLImageElement[], signal: AbortSignal) {
  return new Promise<LaidPicture | null>((resolve, reject) => {
    const image = new Image();
    const stop = () => {
      image.src = '';
      reject(signal.reason as Error);
    };
    const end = (picture: LaidPicture | null) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve(picture);
    };
    const timer = setTimeout(end, patienceMs, null);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    image.addEventListener('load', () =>
      end(image.naturalWidth > 0 ? laidPicture(src, image) : null),
    );
    image.addEventListener('error', () => end(null));
    image.src = src;
    images.push(image);
  });
}

/**
 * Fetches the pictures of these moments, some at a time. One that does not come is null.
 * @throws the reason of `signal`
 */
export async function fetchPictures(
  items: readonly TimelineItem[],
  signal: AbortSignal,
  onProgress: (done: number, all: number) => void,
): Promise<Pictures> {
  const addresses = [...new Set(items.flatMap((item) => pictureOf(item) ?? []))];
  const images: HTMLImageElement[] = [];
  const pictures = new Map<string, LaidPicture | null>();
  onProgress(0, addresses.length);
  const fetching = workAhead(addresses, atATime, async (address) => ({
    address,
    picture: await load(address, images, signal),
  }));
  for await (const { address, picture } of fetching) {
    pictures.set(address, picture);
    onProgress(pictures.size, addresses.length);
  }
  held.set(pictures, images);
  return pictures;
}
