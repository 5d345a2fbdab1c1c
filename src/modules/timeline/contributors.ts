import { byAlphabet } from '@/lib/text-match';
import type { TimelineItem } from './rows';

export type Contributor = { id: string; name: string; avatar_url: string | null };

/** Shown for a creator without a name. */
export const unknownContributor = 'Onbekend';

/**
 * Everyone who made one of these items, once each, by Dutch alphabet and the nameless last.
 * A name or picture that only some of the rows bring counts for the person.
 */
export function contributorsOf(items: TimelineItem[]): Contributor[] {
  const people = new Map<string, Contributor>();
  for (const { created_by: id, creator } of items) {
    if (!id) continue;
    const known = people.get(id);
    const name = creator?.display_name?.trim() ?? '';
    people.set(id, {
      id,
      name: known?.name || name,
      avatar_url: known?.avatar_url ?? creator?.avatar_url ?? null,
    });
  }
  return [...people.values()]
    .toSorted(
      (a, b) =>
        Number(!a.name) - Number(!b.name) || byAlphabet(a.name, b.name) || (a.id < b.id ? -1 : 1),
    )
    .map((person) => ({ ...person, name: person.name || unknownContributor }));
}
