import { placeKeyOf, placeOf } from '../places';
import type { TimelineItem } from '../rows';
import { alphabetOrder } from '@/lib/text-match';

/** `name` is the spelling of the first item, as in `listedPlaceOf`; `count` is the number of items. */
export type ListedPlace = { name: string; count: number };

/** The places of the items by key. In a file of its own: not needed before the first card. */
export function placesOf(items: readonly TimelineItem[]): Map<string, ListedPlace> {
  const places = new Map<string, ListedPlace>();
  for (const item of items) {
    const [key, name] = [placeKeyOf(item), placeOf(item)];
    if (!key || !name) continue;
    const place = places.get(key) ?? { name, count: 0 };
    place.count += 1;
    places.set(key, place);
  }
  return places;
}

/** The places with their number of items, by frequency and then by Dutch alphabet. */
export function placesByFrequency(items: readonly TimelineItem[]): ListedPlace[] {
  const places = [...placesOf(items).values()];
  const byAlphabet = alphabetOrder();
  places.sort((a, b) => b.count - a.count || byAlphabet(a.name, b.name));
  return places;
}
