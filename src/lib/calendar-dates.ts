/** Formatting and arithmetic of days, for lazy chunks only: the locale `nl` is large. */
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { endOfWeek } from 'date-fns/endOfWeek';
import { format } from 'date-fns/format';
import { nl } from 'date-fns/locale/nl';
import { startOfWeek } from 'date-fns/startOfWeek';
import { isDay } from './dates';
import { dateOf } from './utc-date';

const inDutch = { locale: nl };
const isoDayOf = (date: Date) => date.toISOString().slice(0, 10);

/** `1955-05-04` as `woensdag 4 mei 1955`. */
export const dayLabel = (day: string) => format(dateOf(day), 'EEEE d MMMM y', inDutch);

/** `1955-05-04` as `mei 1955`. */
export const monthLabel = (day: string) => format(dateOf(day), 'MMMM y', inDutch);

/** Moves a day; a result outside the years 1 to 9999 leaves it unchanged. */
function step(day: string, move: (date: Date) => Date): string {
  const next = isoDayOf(move(dateOf(day)));
  return isDay(next) ? next : day;
}

export const shiftDays = (day: string, days: number) => step(day, (date) => addDays(date, days));

/** The same date in another month, or the last day of a shorter month. */
export const shiftMonths = (day: string, months: number) =>
  step(day, (date) => addMonths(date, months));

/** The Monday of its week. */
export const firstOfWeek = (day: string) => step(day, (date) => startOfWeek(date, inDutch));

/** The Sunday of its week. */
export const lastOfWeek = (day: string) => step(day, (date) => endOfWeek(date, inDutch));

/** The days of the week from Monday: `ma` as text, `maandag` for screen readers. */
export const weekdays = eachDayOfInterval({
  start: startOfWeek(dateOf('2024-01-03'), inDutch),
  end: endOfWeek(dateOf('2024-01-03'), inDutch),
}).map((date) => ({
  short: format(date, 'EEEEEE', inDutch),
  long: format(date, 'EEEE', inDutch),
}));

/** Always six weeks, to keep the height of the calendar; null for days of other months. */
export function weeksOfMonth(day: string): (string | null)[][] {
  const month = day.slice(0, 8);
  const monday = startOfWeek(dateOf(`${month}01`), inDutch);
  const cells = eachDayOfInterval({ start: monday, end: addDays(monday, 41) })
    .map(isoDayOf)
    .map((cell) => (cell.startsWith(month) ? cell : null));
  return Array.from({ length: 6 }, (_, row) => cells.slice(row * 7, row * 7 + 7));
}
