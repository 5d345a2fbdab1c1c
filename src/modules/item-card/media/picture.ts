import { env } from '@/config/env';
import type { ItemMetadata, TimelineItem } from '@/modules/timeline/rows';

const minRatio = 2 / 3;
const maxRatio = 3;

/** The reserved aspect ratio of a picture or video; 4:3 if its size is unknown. */
export function aspectRatioOf({ width, height }: ItemMetadata): number {
  const ratio = (width ?? 0) / (height ?? 0);
  return Number.isFinite(ratio) && ratio > 0
    ? Math.min(maxRatio, Math.max(minRatio, ratio))
    : 4 / 3;
}

/** From a third of the page to the whole of it, on screens of one to three pixels a point. */
const widths = [360, 480, 720, 1080, 1600];

/** Supabase image transformations; they need a paid plan. */
const transformBackend = env.VITE_IMAGE_TRANSFORMS === 'on' ? env.VITE_SUPABASE_URL : undefined;

const stored = '/storage/v1/object/public/';
const rendered = '/storage/v1/render/image/public/';

/** A resized GIF would lose its animation; an SVG needs no other size. */
const notResizable = /\.(gif|svg)(\?|$)/i;

function storedSet(address: string, backend: string, originalWidth: number) {
  if (!address.startsWith(backend + stored) || notResizable.test(address)) return undefined;
  const whole = address.replace(stored, rendered);
  const baseUrl = `${whole}${address.includes('?') ? '&' : '?'}resize=contain&quality=75&width=`;
  const smaller = widths.filter((width) => width < originalWidth);
  const sources = smaller.map((width) => `${baseUrl}${width} ${width}w`);
  // The original is the largest source.
  if (smaller.length < widths.length) sources.push(`${address} ${originalWidth}w`);
  return smaller.length > 0 ? sources.join(', ') : undefined;
}

/**
 * The `srcset` of a picture: demo pictures have a smaller copy, and `backend` resizes its own.
 * Undefined for pictures of other hosts.
 */
export function sourceSetOf(
  address: string,
  originalWidth = Infinity,
  backend = transformBackend,
): string | undefined {
  const stem = /^(\/demo\/.+)-960\.webp$/.exec(address)?.[1];
  if (stem) return `${stem}-480.webp 480w, ${stem}-960.webp 960w`;
  return backend && storedSet(address, backend, originalWidth);
}

/** The caption that a moving picture has besides the title of its item. */
export function captionOf({ title, metadata }: TimelineItem): string | undefined {
  const caption = metadata.gif_title?.trim();
  return caption === title.trim() ? undefined : caption;
}

/** What a picture shows; empty without a description, since its title and text stand beside it. */
export const pictureAlt = ({ metadata }: Pick<TimelineItem, 'metadata'>) =>
  metadata.alt_text?.trim() ?? '';
