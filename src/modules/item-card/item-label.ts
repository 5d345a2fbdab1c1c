import { itemTypes, type ItemType, type TimelineItem } from '@/modules/timeline/rows';
import { plainText } from '@/lib/shared/plain-text';
import { copy } from './copy';

const isKnown = (type: string): type is ItemType => (itemTypes as readonly string[]).includes(type);
const maxLabelLength = 80;

export const kindOf = (item: TimelineItem) =>
  isKnown(item.item_type) ? copy.kinds[item.item_type] : copy.moment;

/** The accessible name of an item: its title, else the first line of its text. */
export function labelOf(item: TimelineItem): string {
  const start = plainText(item.title) || plainText(item.description?.trim().split('\n')[0] ?? '');
  if (!start) return kindOf(item);
  const characters = Array.from(start);
  return characters.length > maxLabelLength
    ? `${characters.slice(0, maxLabelLength).join('')}…`
    : start;
}
