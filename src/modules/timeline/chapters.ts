import { yearOf } from '@/lib/dates';
import type { TimelineItem } from './rows';

type PeriodUnit = 'year' | 'decade';

/** A year or a decade. */
export interface Period {
  unit: PeriodUnit;
  /** Its first year, such as 1950; null for items without a date. */
  firstYear: number | null;
}

export interface Chapter {
  period: Period;
  items: TimelineItem[];
}

/** Also the URL fragment of its chapter: `/public/oma-riet#jaar-1950`. */
export const keyOfPeriod = ({ firstYear }: Period) => `jaar-${firstYear ?? 'onbekend'}`;

const yearOfItem = ({ item_date: day }: TimelineItem) => (day === null ? null : yearOf(day));

/** The first year of the decade; there is no year 0. */
const decadeOf = (year: number) => Math.max(1, year - (year % 10));

/**
 * The chapters of a timeline that spans more than 40 years are decades. `lastDay` is the day of the newest item,
 * which may not be loaded yet.
 */
export function unitOfChapters(
  items: readonly TimelineItem[],
  lastDay: string | null = null,
): PeriodUnit {
  const known = lastDay === null ? [] : [yearOf(lastDay)];
  const years = [...items.map(yearOfItem), ...known].filter((year) => year !== null);
  if (years.length === 0) return 'year';
  const first = years.reduce((a, b) => Math.min(a, b));
  const last = years.reduce((a, b) => Math.max(a, b));
  return last - first > 40 ? 'decade' : 'year';
}

/** Groups items by year or decade and keeps their order; items without a date come last. */
export function groupIntoChapters(items: readonly TimelineItem[], unit: PeriodUnit): Chapter[] {
  const chapters = new Map<number | null, TimelineItem[]>();
  for (const item of items) {
    const year = yearOfItem(item);
    const firstYear = year !== null && unit === 'decade' ? decadeOf(year) : year;
    const chapter = chapters.get(firstYear);
    if (chapter) chapter.push(item);
    else chapters.set(firstYear, [item]);
  }
  const undated = chapters.get(null);
  if (undated) {
    chapters.delete(null);
    chapters.set(null, undated);
  }
  return [...chapters].map(([firstYear, chapterItems]) => ({
    period: { unit, firstYear },
    items: chapterItems,
  }));
}
