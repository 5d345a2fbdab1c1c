import { alphabetOrder } from '@/lib/text-match';
import { placesOf, type ListedPlace } from '@/modules/timeline/filter/listed-places';
import type { TimelineItem } from '@/modules/timeline/rows';

/** The places with their number of items, by frequency and then by Dutch alphabet. */
export function placesByFrequency(items: readonly TimelineItem[]): ListedPlace[] {
  const places = [...placesOf(items).values()];
  const byAlphabet = alphabetOrder();
  places.sort((a, b) => b.count - a.count || byAlphabet(a.name, b.name));
  return places;
}
