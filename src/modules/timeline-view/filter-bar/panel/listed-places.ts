import { byAlphabet } from '@/lib/text-match';
import { placeOf } from '@/modules/timeline/places';
import type { TimelineItem } from '@/modules/timeline/rows';

export type ListedPlace = { name: string; count: number };

/** The places with their number of items, by frequency and then by Dutch alphabet. */
export function listedPlaces(items: readonly TimelineItem[]): ListedPlace[] {
  const counts = new Map<string, number>();
  for (const item of items) {
    const name = placeOf(item);
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted(
      (a, b) => b.count - a.count || byAlphabet(a.name, b.name) || (a.name < b.name ? -1 : 1),
    );
}
