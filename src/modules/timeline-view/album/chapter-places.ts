import { placeOf } from '@/modules/timeline/places';
import type { TimelineItem } from '@/modules/timeline/rows';

const mostPlaces = 3;

/** Where most of the items were, by the first part of the name: 'Amsterdam', 'Zaandam', 'de Noordzee'. */
export function chapterPlaces(items: readonly TimelineItem[]): string[] {
  const counts = new Map<string, number>();
  for (const item of items) {
    const name = placeOf(item)?.split(',')[0]?.trim();
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostPlaces)
    .map(([name]) => name);
}
