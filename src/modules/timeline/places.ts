import { normalizeText } from '@/lib/text-match';
import type { TimelineItem } from './rows';

/** Cache: filters and lists ask for the keys of all items. */
const keys = new Map<string, string>();

/** Spellings of one place have the same key; empty without visible characters. */
export function placeKey(name: string): string {
  const key = keys.get(name) ?? normalizeText(name);
  // A server keeps nothing of a story.
  if (typeof window !== 'undefined') keys.set(name, key);
  return key;
}

export const placeKeyOf = ({ metadata }: TimelineItem): string | null =>
  placeKey(metadata.location_name ?? '') || null;

/** The place of an item as it is written there, or null. */
export const placeOf = (item: TimelineItem): string | null =>
  placeKeyOf(item) && (item.metadata.location_name ?? '').replace(/\s+/g, ' ').trim();

/** The place with this name in the spelling of the list, that of its first item; null without items. */
export function listedPlaceOf(items: readonly TimelineItem[], name: string): string | null {
  const key = placeKey(name);
  const first = items.find((item) => placeKeyOf(item) === key);
  return first ? placeOf(first) : null;
}

/** Whether the item has coordinates. 0/0 counts as absent: it comes from an empty form. */
export function isPlaced({ metadata: { lat, lng } }: TimelineItem): boolean {
  return lat !== undefined && lng !== undefined && (lat !== 0 || lng !== 0);
}

const maxBadgeLength = 30;

/** The short form of a place: `Prinsengracht, Nederland`, or its first 30 characters. */
export function locationBadge(place: string | null | undefined): string | null {
  const name = place?.trim();
  if (!name) return null;
  const parts = name.split(',').map((part) => part.trim());
  if (parts.length > 2) return [parts[0], parts.at(-1)].filter(Boolean).join(', ');
  const characters = Array.from(name);
  return characters.length > maxBadgeLength
    ? `${characters.slice(0, maxBadgeLength).join('')}…`
    : name;
}
