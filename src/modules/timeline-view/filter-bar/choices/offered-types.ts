import { itemTypes, type ItemType, type TimelineItem } from '@/modules/timeline/rows';

/** The types that occur, in a fixed order; a selected type stays after its last item is removed. */
export function offeredTypes(items: TimelineItem[], selected: ItemType[]): ItemType[] {
  const present = new Set<string>([...items.map((item) => item.item_type), ...selected]);
  return itemTypes.filter((type) => present.has(type));
}
