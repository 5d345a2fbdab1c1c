/**
 * Calendar days as strings `YYYY-MM-DD`. This is in the first bundle of a timeline, so it uses only
 * small functions of date-fns: `format` with `nl` is 5.8 kB brotli, over the byte budget. No `Intl`
 * either: its first use is slow (`plurals`). `calendar-dates` has the rest.
 */
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { isValid } from 'date-fns/isValid';
import { pad } from './pad';
import { dateOf } from './utc-date';

/** January first. */
export const monthNames =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(
    ' ',
  );

/** The month of a day: `1945-05-04` as `mei 1945`. @throws RangeError for an invalid day */
export function formatMonth(day: string): string {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  const [year, month] = partsOf(day);
  return `${monthNames[month - 1]} ${year}`;
}

/** `1945-05-04` as `4 mei 1945`. @throws RangeError for an invalid day */
export const formatDay = (day: string) => `${partsOf(day)[2]} ${formatMonth(day)}`;

/** Whether a text is an existing calendar day, in the years 1 to 9999. */
export function isDay(text: string): boolean {
  const date = dateOf(/^(?!0000)\d{4}-\d\d-\d\d$/.test(text) ? text : '');
  return isValid(date) && date.toISOString().startsWith(text);
}

/** Year, month from 1, and day of the month. */
export const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number];

export const yearOf = (day: string) => Number(day.slice(0, 4));

/** The day of a year, month (from 1) and day of the month. */
export const dayOf = (year: number, month: number, date: number) =>
  `${pad(year, 4)}-${pad(month)}-${pad(date)}`;

/** The number of days in a month, counted from 1. */
export const daysInMonth = (year: number, month: number) =>
  getDaysInMonth(dateOf(dayOf(year, month, 1)));

/** The current day in the visitor's time zone. */
export function today(now = new Date()): string {
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
