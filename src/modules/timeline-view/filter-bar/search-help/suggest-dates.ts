import { itemDateText } from '@shared/item-date';
import { filterItems, type FilterState } from '@/modules/timeline/filter/timeline-filter';
import type { TimelineItem } from '@/modules/timeline/rows';
import { readDayOfYear, readPeriods } from './read-period';

/** What a search finds once its text is read as a date: by periods, or the items of a day of any year. */
interface DateSuggestions {
  periods: { count: number; words: string; filter: FilterState }[];
  ofDay: TimelineItem[];
}

export function suggestDates(items: TimelineItem[], filter: FilterState): DateSuggestions {
  const periods = readPeriods(filter.search)
    .map(({ range, words }) => {
      const next = { ...filter, search: '', dateRange: range };
      return { count: filterItems(items, next).length, words, filter: next };
    })
    .filter(({ count }) => count > 0);
  const day = readDayOfYear(filter.search);
  // The date as it stands on the card: of a month or a summer no day is known.
  const isOfDay = ({ item_date, metadata }: TimelineItem) =>
    itemDateText(item_date, metadata).startsWith(`${day} `);
  return {
    periods,
    ofDay: day ? filterItems(items, { ...filter, search: '' }).filter(isOfDay) : [],
  };
}
