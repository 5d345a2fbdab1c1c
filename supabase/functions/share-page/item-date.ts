// The date of an item in words, no more precise than it is known; as in the viewer.
import { copy } from './copy.ts';

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC', ...options });
  return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`));
};
const formatDay = format({ day: 'numeric', month: 'long', year: 'numeric' });
const formatMonth = format({ month: 'long', year: 'numeric' });

const timestamp = /^([\d-]{10})[T ]\d[\d:.]*\s*(Z|[+-][\d:]+)?$/i;
/** The calendar day written in a date or a timestamp; null for none. */
export function dayOf(date: unknown): string | null {
  const day = typeof date === 'string' ? date.replace(timestamp, '$1') : '';
  return Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? null : day;
}
const yearOf = (day: string) => Number(day.slice(0, 4));

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

const longestText = 60;

/** The family's own words, in one line. */
function ownWords(text: unknown): string {
  const line = typeof text === 'string' ? [...text.replace(/\s+/g, ' ').trim()] : [];
  return line.length > longestText
    ? `${line.slice(0, longestText).join('').trimEnd()}…`
    : line.join('');
}

export function formatItemDate(date: unknown, metadata: Record<string, unknown>): string {
  const words = ownWords(metadata.date_text);
  if (words) return words;
  const day = dayOf(date);
  if (!day) return copy.undated;
  const { date_precision: precision } = metadata;
  const known = typeof precision === 'string' && Object.hasOwn(formats, precision);
  return (known && formats[precision]?.(day)) || formatDay(day);
}
