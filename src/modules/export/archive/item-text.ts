import { itemDate } from '@/modules/item-card/item-date/date-words';
import { contributorName } from '@/modules/timeline/avatar';
import type { TimelineItem } from '@/modules/timeline/rows';

/** A moment as plain text, with line ends that every editor knows. */
export function momentText(item: TimelineItem): string {
  const { location_name: place, transcript } = item.metadata;
  const facts = [itemDate(item).text, place?.trim(), contributorName(item.creator?.display_name)];
  const parts = [
    item.title.trim(),
    facts.filter(Boolean).join(' · '),
    item.description?.trim(),
    transcript?.trim(),
  ];
  return `${parts.filter(Boolean).join('\n\n').replace(/\r?\n/g, '\r\n')}\r\n`;
}
