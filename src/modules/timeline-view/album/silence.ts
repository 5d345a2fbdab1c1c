import { partsOf, yearOf } from '@/lib/dates';
import type { TimelineItem } from '@/modules/timeline/rows';

type Dated = Pick<TimelineItem, 'item_date' | 'metadata'>;

const startOfDecade = (year: number) => year - (year % 10);

/** The first and the last day that the date of an item can mean, as months and days from year 0. */
const startOf = (day: string, precision = 'day') => {
  if (precision === 'day' || precision === 'month') return partsOf(day);
  const year = precision === 'decade' ? startOfDecade(yearOf(day)) : yearOf(day);
  return [year, 1, 1] as const;
};
const endOf = (day: string, precision = 'day') => {
  if (precision === 'day') return partsOf(day);
  const [year, month] = partsOf(day);
  if (precision === 'month') return [year, month, 31] as const;
  return [precision === 'decade' ? startOfDecade(year) + 9 : year, 12, 31] as const;
};

/** Whole years without an item between two: from the last day of the earlier date to the first of the later one. */
export function yearsBetween(earlier: Dated | undefined, later: Dated | undefined): number {
  if (!earlier?.item_date || !later?.item_date) return 0;
  const [fromYear, fromMonth, fromDay] = endOf(earlier.item_date, earlier.metadata.date_precision);
  const [toYear, toMonth, toDay] = startOf(later.item_date, later.metadata.date_precision);
  const isBeforeDay = toMonth < fromMonth || (toMonth === fromMonth && toDay < fromDay);
  return Math.max(0, toYear - fromYear - Number(isBeforeDay));
}
