import { daysInMonth, partsOf, yearOf } from '@/lib/dates';
import type { TimelineItem } from '../rows';

/**
 * Whether it is known that this happened on the day of the item, not just in its summer. A year without a day
 * is often stored as 1 January.
 */
const isDayKnown = ({ item_date, metadata: { date_precision, date_text } }: TimelineItem) =>
  date_precision
    ? date_precision === 'day'
    : date_text === undefined && !item_date?.endsWith('-01-01');

/**
 * The items of this day of the month in earlier years, in their order. Those of 29 February belong to the
 * 28th in a year without that day.
 */
export function onThisDay(items: readonly TimelineItem[], today: string): TimelineItem[] {
  const [year] = partsOf(today);
  const days = [today.slice(5)];
  if (days[0] === '02-28' && daysInMonth(year, 2) === 28) days.push('02-29');
  return items.filter(
    (item) =>
      item.item_date !== null &&
      yearOf(item.item_date) < year &&
      days.includes(item.item_date.slice(5)) &&
      isDayKnown(item),
  );
}
