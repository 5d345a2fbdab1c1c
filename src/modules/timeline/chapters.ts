import { yearOf } from '@/lib/dates';
import type { TimelineItem } from './rows';

export interface Chapter {
  /** The first year of the chapter, such as 1950; null for items without a date. */
  year: number | null;
  items: TimelineItem[];
}

const yearOfItem = ({ item_date: day }: TimelineItem) => (day === null ? null : yearOf(day));

/** The first of its years; there was no year 0. */
const decadeOf = (year: number) => Math.max(1, year - (year % 10));

/**
 * Whether a story spans more than 40 years, and so is told by decade; `lastDay` is that of an item
 * which may still be on its way.
 */
export function isToldByDecade(
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

/** Groups items by year or decade, in the order in which they come; those without a date last. */
export function groupIntoChapters(items: readonly TimelineItem[], byDecade: boolean): Chapter[] {
  const chapters = new Map<number | null, TimelineItem[]>();
  for (const item of items) {
    const year = yearOfItem(item);
    const first = year !== null && byDecade ? decadeOf(year) : year;
    const chapter = chapters.get(first);
    if (chapter) chapter.push(item);
    else chapters.set(first, [item]);
  }
  const undated = chapters.get(null);
  if (undated) {
    chapters.delete(null);
    chapters.set(null, undated);
  }
  return [...chapters].map(([year, inIt]) => ({ year, items: inIt }));
}
