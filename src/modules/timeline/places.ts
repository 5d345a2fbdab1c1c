import type { TimelineItem } from './rows';

/** The name of the place of an item, or null. */
export const placeOf = (item: TimelineItem): string | null =>
  item.metadata?.location_name?.trim() || null;

/** Whether the item has coordinates. 0/0 counts as absent: it comes from an empty form. */
export function isPlaced({ metadata: { lat, lng } }: TimelineItem): boolean {
  return lat !== undefined && lng !== undefined && (lat !== 0 || lng !== 0);
}
