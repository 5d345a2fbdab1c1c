import { daysInMonth, formatDay, monthNames, partsOf } from '@/lib/dates';
import { copy } from '../copy';
import type { Bound } from './parse-dutch-date';

type Range = { start: string | null; end: string | null };

/** The year for a field, with four digits: 87 could mean 1987. */
const writeYear = (date: string) => date.slice(0, 4);

/** The day for a field: '4 mei 1955'. */
export const writeDay = (date: string) => formatDay(date).replace(/\d+$/, writeYear(date));

/**
 * The shortest Dutch text for a day at this end of a range: '1955' for the first (or last) day of
 * the year, 'mei 1955' for that of the month, else '4 mei 1955'.
 */
export function formatBound(date: string, bound: Bound): string {
  const [year, month, day] = partsOf(date);
  if (day !== (bound === 'start' ? 1 : daysInMonth(year, month))) {
    return writeDay(date);
  }
  return month === (bound === 'start' ? 1 : 12)
    ? writeYear(date)
    : `${monthNames[month - 1]} ${writeYear(date)}`;
}

export function formatRange({ start, end }: Range): string {
  if (start && end) {
    const [from, until] = [formatBound(start, 'start'), formatBound(end, 'end')];
    const sameDay = start === end;
    return sameDay || from === until ? until : copy.between(from, until);
  }
  if (start) return copy.since(formatBound(start, 'start'));
  return end ? copy.upTo(formatBound(end, 'end')) : '';
}
