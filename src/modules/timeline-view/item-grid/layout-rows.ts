/** The rows of the grid, which the virtualizer measures. No React, no DOM. */
import type { Chapter } from '@/modules/timeline/chapters';
import type { TimelineItem } from '@/modules/timeline/rows';

/** The heading of a chapter, which has no items, or one to three cards beside each other. */
export interface Row {
  /** Stable over live changes and filters, so that a measured height stays known. */
  key: string;
  /** Index of its chapter. */
  chapter: number;
  items: readonly TimelineItem[];
}

export function layoutRows(chapters: readonly Chapter[], columns: number): Row[] {
  const rows: Row[] = [];
  for (const [chapter, { year, items }] of chapters.entries()) {
    rows.push({ key: `chapter ${year}`, chapter, items: [] });
    for (let start = 0; start < items.length; start += columns) {
      rows.push({ key: items[start]!.id, chapter, items: items.slice(start, start + columns) });
    }
  }
  return rows;
}

export const isHeading = (row: Row) => row.items.length === 0;

/** Index of the row that holds the item; -1 where none does. */
export const rowOfItem = (rows: readonly Row[], id: string) =>
  rows.findIndex(({ items }) => items.some((item) => item.id === id));

/**
 * Heights in pixels, measured over the demo stories at one and at three columns. A good estimate
 * keeps the scroll bar true; the real height replaces it once the row is rendered.
 */
const headingHeight = 92;
/** Date, title, author and the gap below. */
const textBlockHeight = 168;
const cardWidth = 330;
const mediaHeights: Record<string, number> = { photo: 260, gif: 262, video: 262, audio: 220 };
const lineHeight = 27;

function estimateCardHeight(item: TimelineItem) {
  const { item_type: type, description, metadata } = item;
  const length = description?.length ?? 0;
  // A text card has larger letters and margins.
  if (type === 'text')
    return textBlockHeight + (length && 160 + Math.min(9, Math.ceil(length / 28)) * 32);
  const { width, height } = metadata;
  const ownHeight = type === 'photo' && width && height && (cardWidth * height) / width;
  const media = (item.media_url ?? item.foreignUrl) ? ownHeight || (mediaHeights[type] ?? 0) : 0;
  return textBlockHeight + media + Math.min(6, Math.ceil(length / 36)) * lineHeight;
}

/** The height of a row before it has been rendered, in pixels. */
export const estimateRowHeight = (row: Row): number =>
  isHeading(row) ? headingHeight : Math.max(...row.items.map(estimateCardHeight));

/** A rendered row, or the height in pixels of the rows that follow row `after` and are not rendered. */
export type RowOrGap = { index: number } | { gap: number; after: number };

export interface RenderedChapter {
  /** Index of the heading's row. */
  heading: number;
  parts: RowOrGap[];
}

interface Extent {
  index: number;
  start: number;
  end: number;
}

/**
 * Groups the rendered rows, in order and with the headings of all chapters among them, by chapter;
 * the rows that are not rendered leave a gap of their height. `end` is that of the last row.
 */
export function groupRows(rows: readonly Row[], rendered: readonly Extent[], end: number) {
  const sections: RenderedChapter[] = [];
  for (const [position, row] of rendered.entries()) {
    const { index } = row;
    if (isHeading(rows[index]!)) sections.push({ heading: index, parts: [] });
    else sections.at(-1)!.parts.push({ index });
    const next = rendered[position + 1];
    const last = next ? next.index : rows.length;
    const gap = (next ? next.start : end) - row.end;
    if (last > index + 1) sections.at(-1)!.parts.push({ gap: Math.max(0, gap), after: index });
  }
  return sections;
}
