import { itemDateText } from '@shared/item-date';
import type { DatePrecision, TimelineItem } from '@/modules/timeline/rows';
import { copy } from '../copy';

export interface FormattedDate {
  /** Visible text: '4 mei 1955', 'juli 1956', 'jaren 50', or the family's own words. */
  text: string;
  /** For screen readers: the same with 'tot' for a dash, which they skip or read aloud. */
  spoken: string;
  /** For `<time>`: the known part, `1956-07` or `1956`; absent for a decade. */
  dateTime?: string;
}

/** Known characters of `YYYY-MM-DD`; a decade has no machine-readable form. */
const knownLength: Record<DatePrecision, number> = {
  day: 10,
  month: 7,
  year: 4,
  decade: 0,
  circa: 4,
};

/** The date of an item with its precision. */
export function formatItemDate({ item_date: day, metadata }: TimelineItem): FormattedDate {
  const precision = metadata.date_precision ?? 'day';
  const text = itemDateText(day, metadata);
  return {
    text,
    spoken: text.replace(/(\d) ?[–—] ?(?=\d)/g, `$1 ${copy.dateUntil} `),
    ...(day && knownLength[precision] > 0
      ? { dateTime: day.slice(0, knownLength[precision]) }
      : {}),
  };
}
