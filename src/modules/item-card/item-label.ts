import { itemTypes, type ItemType, type TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';

const isKnown = (type: string): type is ItemType => (itemTypes as readonly string[]).includes(type);
const longest = 80;

export const kindOf = (item: TimelineItem) =>
  isKnown(item.item_type) ? copy.kinds[item.item_type] : copy.moment;

/** What to call an item where it is named aloud: its title, else how its text begins. */
export function labelOf(item: TimelineItem): string {
  const start = item.title.trim() || item.description?.trim().split('\n')[0];
  if (!start) return kindOf(item);
  const characters = Array.from(start);
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : start;
}
