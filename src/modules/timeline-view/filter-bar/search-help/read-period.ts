import { dayOf, daysInMonth, formatDay, isDay } from '@/lib/dates';
import { normalizeText } from '@/lib/text-match';
import type { FilterState } from '@/modules/timeline/filter/timeline-filter';
import { formatRange } from '../dates/format-date';
import { parseDutchDate } from '../dates/parse-dutch-date';
import { copy } from './copy';

/** A period and the words that come after a number of items: 'in juli 1956'. */
export interface Period {
  range: FilterState['dateRange'];
  words: string;
}

/** The first month of each season. The winter of a year began in December of the year before. */
const seasons: Record<string, number> = {
  winter: -1,
  lente: 3,
  voorjaar: 3,
  zomer: 6,
  herfst: 9,
  najaar: 9,
};
const decades = ['dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig'];

/** 'In de zomer van 1956' as 'zomer 1956'. */
const withoutSmallWords = (text: string) =>
  normalizeText(text)
    .replace(/^['".,:;!?()]+|['".,:;!?()]+$/g, '')
    .replace(/^(?:in|op|uit|rond|circa|ca\.?|omstreeks) /, '')
    .replace(/^(?:de|het) /, '')
    .replace(/^jaar (?=\d)/, '')
    .replace(/ van (?=\d)/, ' ');

function readSeason(name: string, year: number): Period | null {
  const first = seasons[name]!;
  const start = first < 0 ? dayOf(year - 1, 12, 1) : dayOf(year, first, 1);
  const last = first < 0 ? 2 : first + 2;
  const end = dayOf(year, last, daysInMonth(year, last));
  return isDay(start) ? { range: { start, end }, words: copy.season(name, year) } : null;
}

function readYears(first: number, last: number, words: string): Period | null {
  const [start, end] = [dayOf(first, 1, 1), dayOf(last, 12, 31)];
  return isDay(start) && first <= last ? { range: { start, end }, words } : null;
}

function readDate(text: string): Period | null {
  const [start, end] = (['start', 'end'] as const).map((bound) => parseDutchDate(text, bound));
  if (!start || !end || !('date' in start && 'date' in end) || !start.date) return null;
  const range = { start: start.date, end: end.date };
  const name = formatRange(range);
  return { range, words: range.start === range.end ? copy.onDay(name) : copy.during(name) };
}

/** Reads a text as a date, month, season, year or decade; null for another text, and without a year. */
export function readPeriod(text: string): Period | null {
  const plain = withoutSmallWords(text);
  const [, season, year] = /^([a-z]+) (\d{4})$/.exec(plain) ?? [];
  if (season && Object.hasOwn(seasons, season)) return readSeason(season, Number(year));
  const [, first, last] = /^(\d{4}) ?- ?(\d{4})$/.exec(plain) ?? [];
  if (first) return readYears(Number(first), Number(last), copy.years(first, last!));
  const [, decade = ''] = /^jaren '?([3-9]0|[a-z]+)$/.exec(plain) ?? [];
  const tens = Number(decade) || 30 + 10 * decades.indexOf(decade);
  if (tens >= 30) return readYears(1900 + tens, 1909 + tens, copy.decade(tens));
  return readDate(plain);
}

/** Reads a day without a year: 'zo 5 dec' as '5 december'; null for another text. */
export function readDayOfYear(text: string): string | null {
  // With the 29th of February.
  const leapYear = 2000;
  const period = readDate(`${withoutSmallWords(text)} ${leapYear}`);
  const { start = null, end = null } = period?.range ?? {};
  return start && start === end ? formatDay(start).replace(` ${leapYear}`, '') : null;
}
