// The date of an item in words, no more precise than it is known. Used by the site and by the functions.
import { formatDay, formatMonth, yearOf } from './calendar-day.ts';

const copy = {
  undated: 'Datum onbekend',
  decade: (years: number) => `jaren ${years}`,
  years: (first: number, last: number) => `${first}–${last}`,
  circa: (year: number) => `omstreeks ${year}`,
} as const;

/** 'Jaren 20' is ambiguous; only 1930 to 1999 get the short form. */
function formatDecade(day: string): string {
  const first = yearOf(day) - (yearOf(day) % 10);
  return first >= 1930 && first < 2000
    ? copy.decade(first % 100)
    : copy.years(Math.max(1, first), first + 9);
}

const formats: Record<string, (day: string) => string> = {
  month: formatMonth,
  year: (day) => String(yearOf(day)),
  decade: formatDecade,
  circa: (day) => copy.circa(yearOf(day)),
};

/** Fits 'de zomer na de watersnood'; a longer text belongs in the description. */
const longestDateText = 60;

/** The date in the family's own words, on one line; undefined when there are none. */
export function readDateText(value: unknown): string | undefined {
  const line = typeof value === 'string' ? Array.from(value.replace(/\s+/g, ' ').trim()) : [];
  if (line.length === 0) return undefined;
  if (line.length <= longestDateText) return line.join('');
  return `${line.slice(0, longestDateText).join('').trimEnd()}…`;
}

interface DateMetadata {
  /** How much of the date is known; absent or unknown means the day. */
  date_precision?: string | undefined;
  /** The family's own words. */
  date_text?: string | undefined;
}

export function itemDateText(day: string | null, metadata: DateMetadata): string {
  const { date_precision: precision = '', date_text } = metadata;
  if (date_text !== undefined) return date_text;
  if (day === null) return copy.undated;
  return Object.hasOwn(formats, precision) ? formats[precision]!(day) : formatDay(day);
}
