/**
 * Calendar days as texts `YYYY-MM-DD`. This is in the first bundle of a story, so it has the small
 * functions of date-fns only: `format` with `nl` is 5.8 kB brotli and `nl` alone 2.0 kB, where
 * 1.2 kB is left. Month names come from the browser here; `calendar-dates` has the rest.
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

/** `1945-05-04` as `4 mei 1945`. Throws a `RangeError` for what is no day. */
export const formatDay = (day: string) => dayFormat.format(dateOf(day));

/** The month of a day: `1945-05-04` as `mei 1945`. Throws a `RangeError` for what is no day. */
export const formatMonth = (day: string) => monthFormat.format(dateOf(day));

/** January first. */
export const monthNames = Array.from(
  { length: 12 },
  (_, month) => formatMonth(`2000-${pad(month + 1)}-01`).split(' ')[0]!,
);

/** Whether a text is a day of the calendar, in the years 1 to 9999. */
export function isDay(text: string): boolean {
  const date = dateOf(/^(?!0000)\d{4}-\d\d-\d\d$/.test(text) ? text : '');
  return isValid(date) && date.toISOString().startsWith(text);
}

/** Year, month from 1, and day of the month. */
export const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number];

export const yearOf = (day: string) => Number(day.slice(0, 4));

/** The day of a year, a month from 1, and a day of the month. */
export const dayOf = (year: number, month: number, date: number) =>
  `${pad(year, 4)}-${pad(month)}-${pad(date)}`;

/** The number of days in a month, counted from 1. */
export const daysInMonth = (year: number, month: number) =>
  getDaysInMonth(dateOf(dayOf(year, month, 1)));

/** The day on the visitor's own calendar. */
export function today(now = new Date()): string {
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
