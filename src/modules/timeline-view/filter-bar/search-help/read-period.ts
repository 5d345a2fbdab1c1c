import { dayOf, daysInMonth, formatDay, isDay } from '@/lib/dates';
import { pad } from '@/lib/numbers';
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

/** The first month of each season within one year. */
const seasons: Record<string, number> = { lente: 3, voorjaar: 3, zomer: 6, herfst: 9, najaar: 9 };
const decades = ['dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig'];

/** 'In de zomer van 1956' as 'zomer 1956'. */
const withoutSmallWords = (text: string) =>
  normalizeText(text)
    .replace(/^['".,:;!?()]+|['".,:;!?()]+$/g, '')
    .replace(/^(?:in|op|uit|rond|circa|ca\.?|omstreeks) /, '')
    .replace(/^(?:de|het) /, '')
    .replace(/^jaar (?=\d)/, '')
    .replace(/ van (?=\d)/, ' ');

function periodOf(start: string, end: string, words: string): Period[] {
  const exists = isDay(start) && isDay(end) && start <= end;
  return exists ? [{ range: { start, end }, words }] : [];
}

const lastDayOf = (year: number, month: number) => dayOf(year, month, daysInMonth(year, month));

const winterUntil = (year: number) =>
  periodOf(
    dayOf(year - 1, 12, 1),
    lastDayOf(year, 2),
    copy.season('winter', `${year - 1}–${pad(year % 100)}`),
  );

function readSeason(text: string): Period[] {
  const [, name = '', first, until] = /^([a-z]+) (\d{4})(?:[-/]'?(\d{4}|\d\d))?$/.exec(text) ?? [];
  const year = Number(first);
  if (name === 'winter') {
    // People call a winter by either of its years.
    if (!until) return [...winterUntil(year), ...winterUntil(year + 1)];
    return pad(year + 1, 4).endsWith(until) ? winterUntil(year + 1) : [];
  }
  const month = Object.hasOwn(seasons, name) && !until && seasons[name];
  return month
    ? periodOf(dayOf(year, month, 1), lastDayOf(year, month + 2), copy.season(name, String(year)))
    : [];
}

/** '1920-1929', '1944-’45' and 'jaren 50'. */
function readYears(text: string): Period[] {
  const [, first, century, last] = /^((\d\d)\d\d) ?- ?'?(\d{4}|\d\d)$/.exec(text) ?? [];
  if (first) {
    const until = last!.length === 4 ? last! : `${century}${last}`;
    return periodOf(`${first}-01-01`, `${until}-12-31`, copy.years(first, until));
  }
  const [, decade = ''] = /^jaren '?([3-9]0|[a-z]+)$/.exec(text) ?? [];
  const tens = Number(decade) || 30 + 10 * decades.indexOf(decade);
  return tens >= 30 ? periodOf(`19${tens}-01-01`, `19${tens + 9}-12-31`, copy.decade(tens)) : [];
}

function readDate(text: string): Period | null {
  const [start, end] = (['start', 'end'] as const).map((bound) => parseDutchDate(text, bound));
  if (!start || !end || !('date' in start && 'date' in end) || !start.date) return null;
  const range = { start: start.date, end: end.date };
  const name = formatRange(range);
  return { range, words: range.start === range.end ? copy.onDay(name) : copy.during(name) };
}

/** The periods that a text with a year can mean: a date, month, season, year or decade; none for another text. */
export function readPeriods(text: string): Period[] {
  const plain = withoutSmallWords(text);
  const date = readDate(plain);
  return date ? [date] : [...readSeason(plain), ...readYears(plain)];
}

/** Reads a day without a year: 'zo 5 dec' as '5 december'; null for another text. */
export function readDayOfYear(text: string): string | null {
  // With the 29th of February.
  const leapYear = 2000;
  const period = readDate(`${withoutSmallWords(text)} ${leapYear}`);
  const { start = null, end = null } = period?.range ?? {};
  return start && start === end ? formatDay(start).replace(` ${leapYear}`, '') : null;
}
