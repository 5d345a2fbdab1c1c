import { itemTypeList, type ItemType } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';

/** The types that occur, and those selected (in a shared link, say), in a fixed order. */
export function offeredTypes(items: TimelineItem[], selected: ItemType[]): ItemType[] {
  const present = new Set<string>([...items.map((item) => item.item_type), ...selected]);
  return itemTypeList.filter((type) => present.has(type));
}
