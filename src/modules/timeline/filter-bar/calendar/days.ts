import { formatDay, formatMonth } from '@/lib/dates';
import { daysInMonth } from '../dutch-months';

/**
 * A day is a text `YYYY-MM-DD`; arithmetic happens in UTC, which has every day and no clock change.
 * Some places have skipped a day of the calendar, and local time would skip it there.
 */
const oneDay = 86_400_000;
const years = { first: 1, last: 9999 };

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const pad = (value: number, length = 2) => String(value).padStart(length, '0');
const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number];

/** Where a step would leave the calendar, it stays. */
const kept = (day: string, next: string) => (/^(?!0000)\d{4}-/.test(next) ? next : day);

/** The day on the visitor's own calendar. */
export function today(): string {
  const now = new Date();
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

const weekdayFormat = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' });
const weekdayName = (day: string) => weekdayFormat.format(timeOf(day));

/** 'woensdag 4 mei 1955' */
export const dayLabel = (day: string) => `${weekdayName(day)} ${formatDay(day)}`;

/** 'mei 1955' */
export const monthLabel = formatMonth;

const shiftDays = (day: string, days: number) => kept(day, dayOf(timeOf(day) + days * oneDay));

/** The same date in another month, or the last one where that month is too short. */
export function shiftMonths(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  const index = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  if (toYear < years.first || toYear > years.last) return day;
  return `${pad(toYear, 4)}-${pad(toMonth)}-${pad(Math.min(date, daysInMonth(toYear, toMonth)))}`;
}

/** Monday is 0. */
const weekdayOf = (day: string) => (new Date(timeOf(day)).getUTCDay() + 6) % 7;

/** Monday first: 'ma' to be seen, 'maandag' to be heard. */
export const weekdays = Array.from({ length: 7 }, (_, index) => {
  const long = weekdayName(`2024-01-0${index + 1}`);
  return { short: long.slice(0, 2), long };
});

/** Six weeks, so that the calendar keeps its height; null where another month would show. */
export function weeksOfMonth(day: string): (string | null)[][] {
  const [year, month] = partsOf(day);
  const prefix = day.slice(0, 8);
  const before = weekdayOf(`${prefix}01`);
  const cells = Array.from({ length: 42 }, (_, index) => {
    const date = index - before + 1;
    return date >= 1 && date <= daysInMonth(year, month) ? prefix + pad(date) : null;
  });
  return Array.from({ length: 6 }, (_, row) => cells.slice(row * 7, row * 7 + 7));
}

/** Where a key of the date grid pattern leads, or null for any other key. */
export function dayAfterKey(day: string, key: string, shift: boolean): string | null {
  const moves: Record<string, () => string> = {
    ArrowLeft: () => shiftDays(day, -1),
    ArrowRight: () => shiftDays(day, 1),
    ArrowUp: () => shiftDays(day, -7),
    ArrowDown: () => shiftDays(day, 7),
    Home: () => shiftDays(day, -weekdayOf(day)),
    End: () => shiftDays(day, 6 - weekdayOf(day)),
    PageUp: () => shiftMonths(day, shift ? -12 : -1),
    PageDown: () => shiftMonths(day, shift ? 12 : 1),
  };
  return moves[key]?.() ?? null;
}
