/**
 * Calendar days as strings `YYYY-MM-DD`. This is in the first bundle of a timeline, so it uses only
 * small functions of date-fns: `format` with `nl` is 5.8 kB brotli, over the byte budget. No `Intl`
 * either: its first use is slow (`plurals`). `calendar-dates` has the rest.
 */
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { pad } from './numbers';
import { dateOf } from './utc-date';

import { formatDay } from '@shared/calendar-day';

export { dayOfDate, formatDay, isDay, monthNames, partsOf, yearOf } from '@shared/calendar-day';

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

/** '12 november', and the year with it when that is not the current one. */
export const recentDay = (day: string) => formatDay(day).replace(` ${today().slice(0, 4)}`, '');

// These use `Intl`, so they are not called before the first card, except for a filter in the address.
const inAmsterdam = { timeZone: 'Europe/Amsterdam' };

/**
 * The moment at which a day `YYYY-MM-DD` begins in Amsterdam, in milliseconds. There the clocks change
 * after midnight, never at it.
 */
export function startOfDutchDay(day: string): number {
  const inSummer = Date.parse(`${day}T00:00+02:00`);
  const isSummer = new Date(inSummer).toLocaleTimeString('nl', inAmsterdam) < '01';
  return isSummer ? inSummer : Date.parse(`${day}T00:00+01:00`);
}

/** The day in Amsterdam at a moment. Swedish writes it as `YYYY-MM-DD`. */
export const dutchDayOf = (moment: number) =>
  new Date(moment).toLocaleDateString('sv', inAmsterdam);
