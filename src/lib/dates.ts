/**
 * Calendar days as strings `YYYY-MM-DD`. This is in the first bundle of a timeline, so it uses only
 * small functions of date-fns: `format` with `nl` is 5.8 kB brotli, over the byte budget. Month
 * names come from `Intl` here; `calendar-dates` has the rest.
 */
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { isValid } from 'date-fns/isValid';
import { pad } from './pad';
import { dateOf } from './utc-date';

const dayFormat = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const monthFormat = new Intl.DateTimeFormat('nl-NL', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `1945-05-04` as `4 mei 1945`. @throws RangeError for an invalid day */
export const formatDay = (day: string) => dayFormat.format(dateOf(day));

/** The month of a day: `1945-05-04` as `mei 1945`. @throws RangeError for an invalid day */
export const formatMonth = (day: string) => monthFormat.format(dateOf(day));

/** January first. */
export const monthNames = Array.from(
  { length: 12 },
  (_, month) => formatMonth(`2000-${pad(month + 1)}-01`).split(' ')[0]!,
);

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
