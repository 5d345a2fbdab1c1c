import { itemDateText } from '@shared/item-date';
import { filterItems, type FilterState } from '@/modules/timeline/filter/timeline-filter';
import type { TimelineItem } from '@/modules/timeline/rows';
import { readDayOfYear, readPeriod } from './read-period';

/** What a search finds once its text is read as a date: a period, or the items of a day of any year. */
interface DateSuggestions {
  period: { count: number; words: string; filter: FilterState } | null;
  ofDay: TimelineItem[];
}

export function suggestDates(items: TimelineItem[], filter: FilterState): DateSuggestions {
  const period = readPeriod(filter.search);
  if (period) {
    const next = { ...filter, search: '', dateRange: period.range };
    const count = filterItems(items, next).length;
    return { period: count > 0 ? { count, words: period.words, filter: next } : null, ofDay: [] };
  }
  const day = readDayOfYear(filter.search);
  // The date as it stands on the card: of a month or a summer no day is known.
  const isOfDay = ({ item_date, metadata }: TimelineItem) =>
    itemDateText(item_date, metadata).startsWith(`${day} `);
  return {
    period: null,
    ofDay: day ? filterItems(items, { ...filter, search: '' }).filter(isOfDay) : [],
  };
}
