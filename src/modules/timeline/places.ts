import type { TimelineItem } from './rows';

/** The name of the place of an item, or null. */
export const placeOf = (item: TimelineItem): string | null =>
  item.metadata.location_name?.trim() || null;

/** Whether the item has coordinates. 0/0 counts as absent: it comes from an empty form. */
export function isPlaced({ metadata: { lat, lng } }: TimelineItem): boolean {
  return lat !== undefined && lng !== undefined && (lat !== 0 || lng !== 0);
}

const maxBadgeLength = 30;

/** The short form of a place: `Prinsengracht, Nederland`, or its first 30 characters. */
export function locationBadge(place: string | null | undefined): string | null {
  const name = place?.trim();
  if (!name) return null;
  const parts = name.split(',');
  if (parts.length > 2) {
    return [parts[0], parts.at(-1)]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(', ');
  }
  const characters = Array.from(name);
  return characters.length > maxBadgeLength
    ? `${characters.slice(0, maxBadgeLength).join('')}…`
    : name;
}
