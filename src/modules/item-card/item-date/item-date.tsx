import type { TimelineItem } from '@/modules/timeline/rows';
import { formatItemDate } from './format-item-date';

/** The date as visible text, for screen readers and as `<time>`. */
export function ItemDate({ item }: { item: TimelineItem }) {
  const { text, spoken, dateTime } = formatItemDate(item);
  const content =
    spoken === text ? (
      text
    ) : (
      <>
        <span aria-hidden="true">{text}</span>
        <span className="sr-only">{spoken}</span>
      </>
    );
  return dateTime ? <time dateTime={dateTime}>{content}</time> : <span>{content}</span>;
}
