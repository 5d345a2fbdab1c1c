import { env } from '@/config/env';
import type { ItemMetadata } from '@/modules/timeline/rows';

const tallest = 3 / 4;
const widest = 16 / 9;

/** The room a picture or film gets, reserved before it arrives: 4:3 where its size is unknown. */
export function aspectRatioOf({ width, height }: ItemMetadata): number {
  const ratio = (width ?? 0) / (height ?? 0);
  return Number.isFinite(ratio) && ratio > 0 ? Math.min(widest, Math.max(tallest, ratio)) : 4 / 3;
}

/** As wide as a card in the grid of one, two or three columns. */
export const cardSizes =
  '(min-width: 1160px) 340px, (min-width: 1024px) 28vw, (min-width: 640px) 44vw, 90vw';

/** A card of 340 px on screens of one to three device pixels, and a whole phone. */
const widths = [360, 480, 720, 1080];

/** The one host whose pictures may be asked for in another size, where its owner pays for that. */
const transforming = env.VITE_IMAGE_TRANSFORMS === 'on' ? env.VITE_SUPABASE_URL : undefined;

const stored = '/storage/v1/object/public/';
const rendered = '/storage/v1/render/image/public/';

/** One of these would lose its motion, the other fits any size as it is. */
const inOneSize = /\.(gif|svg)(\?|$)/i;

function storedSet(address: string, backend: string, originalWidth: number) {
  if (!address.startsWith(backend + stored) || inOneSize.test(address)) return undefined;
  const whole = address.replace(stored, rendered);
  const asked = `${whole}${address.includes('?') ? '&' : '?'}resize=contain&quality=75&width=`;
  const smaller = widths.filter((width) => width < originalWidth);
  const sources = smaller.map((width) => `${asked}${width} ${width}w`);
  // Between the largest of them and the original stands the original itself.
  if (smaller.length < widths.length) sources.push(`${address} ${originalWidth}w`);
  return smaller.length > 0 ? sources.join(', ') : undefined;
}

/**
 * The sizes a picture comes in, for `srcset`: our own stand beside a smaller copy, and `backend`
 * makes others where it can. Those of others come in one size, which is undefined.
 */
export function sourceSetOf(
  address: string,
  originalWidth = Infinity,
  backend = transforming,
): string | undefined {
  const stem = /^(\/demo\/.+)-960\.webp$/.exec(address)?.[1];
  if (stem) return `${stem}-480.webp 480w, ${stem}-960.webp 960w`;
  return backend && storedSet(address, backend, originalWidth);
}
