import { yearOf } from '@/lib/dates';
import type { TimelineItem } from './rows';

export interface Chapter {
  /** The first year of the chapter, such as 1950; null for items without a date. */
  year: number | null;
  items: TimelineItem[];
}

const yearOfItem = ({ item_date: day }: TimelineItem) => (day === null ? null : yearOf(day));

/** The first year of the decade; there is no year 0. */
const decadeOf = (year: number) => Math.max(1, year - (year % 10));

/**
 * Whether a timeline spans more than 40 years, so that its chapters are decades. `lastDay` is the
 * day of the newest item, which may not be loaded yet.
 */
export function hasDecadeChapters(
  items: readonly TimelineItem[],
  lastDay: string | null = null,
): boolean {
  const known = lastDay === null ? [] : [yearOf(lastDay)];
  const years = [...items.map(yearOfItem), ...known].filter((year) => year !== null);
  if (years.length === 0) return false;
  const first = years.reduce((a, b) => Math.min(a, b));
  const last = years.reduce((a, b) => Math.max(a, b));
  return last - first > 40;
}

/** Groups items by year or decade and keeps their order; items without a date come last. */
export function groupIntoChapters(items: readonly TimelineItem[], byDecade: boolean): Chapter[] {
  const chapters = new Map<number | null, TimelineItem[]>();
  for (const item of items) {
    const year = yearOfItem(item);
    const firstYear = year !== null && byDecade ? decadeOf(year) : year;
    const chapter = chapters.get(firstYear);
    if (chapter) chapter.push(item);
    else chapters.set(firstYear, [item]);
  }
  const undated = chapters.get(null);
  if (undated) {
    chapters.delete(null);
    chapters.set(null, undated);
  }
  return [...chapters].map(([year, chapterItems]) => ({ year, items: chapterItems }));
}
