import { itemTypes, type ItemType, type TimelineItem } from '@/modules/timeline/rows';

/** The kinds that occur, in a fixed order; a chosen one stays, even when its last item goes. */
export function offeredTypes(items: TimelineItem[], selected: ItemType[]): ItemType[] {
  const present = new Set<string>([...items.map((item) => item.item_type), ...selected]);
  return itemTypes.filter((type) => present.has(type));
}
