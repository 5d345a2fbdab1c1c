import { formatDay, formatMonth, yearOf } from '@/lib/dates';
import type { DatePrecision, TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';

export interface FormattedDate {
  /** Visible text: '4 mei 1955', 'juli 1956', 'jaren 50', or the family's own words. */
  text: string;
  /** For screen readers: the same with 'tot' for a dash, which they skip or read aloud. */
  spoken: string;
  /** For `<time>`: the known part, `1956-07` or `1956`; absent for a decade. */
  dateTime?: string;
}

/** 'Jaren 20' is ambiguous; only 1930 to 1999 get the short form. */
function formatDecade(day: string): string {
  const first = yearOf(day) - (yearOf(day) % 10);
  return first >= 1930 && first < 2000
    ? copy.decade(first % 100)
    : copy.years(Math.max(1, first), first + 9);
}

const formats: Record<DatePrecision, (day: string) => string> = {
  day: (day) => formatDay(day),
  month: formatMonth,
  year: (day) => String(yearOf(day)),
  decade: formatDecade,
  circa: (day) => copy.circa(yearOf(day)),
};

/** Known characters of `YYYY-MM-DD`; a decade has no machine-readable form. */
const knownLength: Record<DatePrecision, number> = {
  day: 10,
  month: 7,
  year: 4,
  decade: 0,
  circa: 4,
};

/** The date of an item with its precision. */
export function formatItemDate({ item_date: day, metadata }: TimelineItem): FormattedDate {
  const precision = metadata.date_precision ?? 'day';
  const text = metadata.date_text ?? (day ? formats[precision](day) : copy.undated);
  return {
    text,
    spoken: text.replace(/(\d) ?[–—] ?(?=\d)/g, `$1 ${copy.until} `),
    ...(day && knownLength[precision] > 0
      ? { dateTime: day.slice(0, knownLength[precision]) }
      : {}),
  };
}
