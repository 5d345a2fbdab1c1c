import { formatDay, formatMonth, yearOf } from '@/lib/dates';
import type { DatePrecision, TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';

export interface ItemDate {
  /** To be seen: '4 mei 1955', 'juli 1956', 'jaren 50', or the words of the family. */
  text: string;
  /** To be heard: the same with 'tot' for a dash, which voices skip or call by its name. */
  spoken: string;
  /** For `<time>`: as much as is known, `1956-07` or `1956`; absent where no such form says it. */
  dateTime?: string;
}

/** 'Jaren 20' may be of this century, and 'jaren 50' is never of the one before the last. */
function decadeOf(day: string): string {
  const first = yearOf(day) - (yearOf(day) % 10);
  return first >= 1930 && first < 2000
    ? copy.decade(first % 100)
    : copy.years(Math.max(1, first), first + 9);
}

const texts: Record<DatePrecision, (day: string) => string> = {
  day: (day) => formatDay(day),
  month: formatMonth,
  year: (day) => String(yearOf(day)),
  decade: decadeOf,
  circa: (day) => copy.circa(yearOf(day)),
};

/** How much of `YYYY-MM-DD` is known, in characters; ten years have no machine form. */
const known: Record<DatePrecision, number> = { day: 10, month: 7, year: 4, decade: 0, circa: 4 };

/** When something happened, as precisely as the family knows it and no more. */
export function itemDate({ item_date: day, metadata }: TimelineItem): ItemDate {
  const precision = metadata.date_precision ?? 'day';
  const text = metadata.date_text ?? (day ? texts[precision](day) : copy.undated);
  return {
    text,
    spoken: text.replace(/(\d) ?[–—] ?(?=\d)/g, `$1 ${copy.until} `),
    ...(day && known[precision] > 0 ? { dateTime: day.slice(0, known[precision]) } : {}),
  };
}
