import {
  addDays,
  addMonths,
  addYears,
  endOfWeek,
  format,
  getDaysInMonth,
  startOfMonth,
  startOfWeek,
} from 'date-fns';
import { nl } from 'date-fns/locale/nl';

/** A day is a text `YYYY-MM-DD`; arithmetic happens at noon, which every day has in every zone. */
const dateOf = (day: string) => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date, 12);
};
const dayOf = (date: Date) => format(date, 'yyyy-MM-dd');
const week = { locale: nl };

export const today = () => dayOf(new Date());

/** 'woensdag 4 mei 1955' */
export const dayLabel = (day: string) => format(dateOf(day), 'EEEE d MMMM yyyy', week);

/** 'mei 1955' */
export const monthLabel = (day: string) => format(dateOf(day), 'MMMM yyyy', week);

export const shiftMonths = (day: string, months: number) => dayOf(addMonths(dateOf(day), months));

/** Monday first: 'ma' to be seen, 'maandag' to be heard. */
export const weekdays = Array.from({ length: 7 }, (_, index) => {
  const date = addDays(startOfWeek(dateOf('2024-01-01'), week), index);
  return { short: format(date, 'EEEEEE', week), long: format(date, 'EEEE', week) };
});

/** Six weeks, so that the calendar keeps its height; null where another month would show. */
export function weeksOfMonth(day: string): (string | null)[][] {
  const first = startOfMonth(dateOf(day));
  const before = (first.getDay() + 6) % 7;
  const prefix = day.slice(0, 8);
  const cells = Array.from({ length: 42 }, (_, index) => {
    const date = index - before + 1;
    const isInMonth = date >= 1 && date <= getDaysInMonth(first);
    return isInMonth ? prefix + String(date).padStart(2, '0') : null;
  });
  return Array.from({ length: 6 }, (_, row) => cells.slice(row * 7, row * 7 + 7));
}

/** Where a key of the date grid pattern leads, or null for any other key. */
export function dayAfterKey(day: string, key: string, shift: boolean): string | null {
  const date = dateOf(day);
  const moves: Record<string, () => Date> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => startOfWeek(date, week),
    End: () => endOfWeek(date, week),
    PageUp: () => (shift ? addYears(date, -1) : addMonths(date, -1)),
    PageDown: () => (shift ? addYears(date, 1) : addMonths(date, 1)),
  };
  const move = moves[key];
  return move ? dayOf(move()) : null;
}
