import type { TimelineItem } from '@/modules/timeline/rows';
import { itemDate } from './date-words';

/** When it happened, for eyes, voices and machines. */
export function ItemDate({ item }: { item: TimelineItem }) {
  const { text, spoken, dateTime } = itemDate(item);
  const words =
    spoken === text ? (
      text
    ) : (
      <>
        <span aria-hidden="true">{text}</span>
        <span className="sr-only">{spoken}</span>
      </>
    );
  return dateTime ? <time dateTime={dateTime}>{words}</time> : words;
}
