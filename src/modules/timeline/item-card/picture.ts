import type { ItemMetadata } from '../rows';

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

/** Our own pictures stand beside a smaller copy; those of others come in one size. */
export function sourceSetOf(address: string): string | undefined {
  const stem = /^(\/.+)-960\.webp$/.exec(address)?.[1];
  return stem && `${stem}-480.webp 480w, ${stem}-960.webp 960w`;
}
