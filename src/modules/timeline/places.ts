import type { TimelineItem } from './rows';

/** Where it happened, in the words of the story; null where it does not say. */
export const placeOf = (item: TimelineItem): string | null =>
  item.metadata?.location_name?.trim() || null;

/** Whether a map can show it. Nobody lives at 0/0 in the sea: a form was left empty there. */
export function isPlaced({ metadata: { lat, lng } }: TimelineItem): boolean {
  return lat !== undefined && lng !== undefined && (lat !== 0 || lng !== 0);
}
