import { typeOf } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import { plainText } from '@/lib/shared/plain-text';

const maxLabelLength = 80;

/** The accessible name of an item: its title, else the first line of its text. */
export function labelOf(item: TimelineItem): string {
  const start = plainText(item.title) || plainText(item.description?.trim().split('\n')[0] ?? '');
  if (!start) return typeOf(item).name;
  const characters = Array.from(start);
  return characters.length > maxLabelLength
    ? `${characters.slice(0, maxLabelLength).join('')}…`
    : start;
}
