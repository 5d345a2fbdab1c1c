import { toneOf } from '@/lib/color';
import type { TimelineItem } from '@/modules/timeline/rows';
import type { Place } from './compose';

/** In OKLCH: light enough for every text on the paper that it tints. The test has the themes. */
const paperTone = { lightness: 0.84, maxChroma: 0.1 };
/** Behind the texts of a day, which are all in ink. */
const dayTone = { lightness: 0.78, maxChroma: 0.085 };
/** The share of the photo's colour in the paper, in per cent: sepia at first, daylight later. */
const tintOf = (year: number) => Math.round(Math.min(26, Math.max(8, 26 - (year - 1945) / 4)));

const colorOf = ({ metadata }: TimelineItem) => metadata.dominant_color;

/** What colours the paper of a chapter: its first item that has a colour, else the chapter before. */
export const paperOf = (
  items: readonly TimelineItem[],
  colorBefore: string | undefined,
): string | undefined => colorOf(items[0]!) ?? colorBefore;

/** The custom properties of a chapter; none without a colour, and for items without a date. */
export function chapterStyle(color: string | undefined, year: number | null) {
  const tone = color && toneOf(color, paperTone);
  return tone && year !== null ? { '--photo': tone, '--tint': `${tintOf(year)}%` } : undefined;
}

/** The colour behind the items of a day, by the index of each item that is in one. */
export function dayColors(items: readonly TimelineItem[], places: readonly Place[]) {
  const colors: (string | undefined)[] = [];
  for (const [at, { spread }] of places.entries())
    if (spread === 'day') {
      const color = colorOf(items[at]!);
      colors[at] = color && (toneOf(color, dayTone) ?? undefined);
    } else if (spread === 'with') colors[at] = colors[at - 1];
  return colors;
}
