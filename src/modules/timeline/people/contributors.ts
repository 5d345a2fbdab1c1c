import { alphabetOrder } from '@/lib/text-match';
import { unknownContributor } from './contributor-names';
import type { TimelineItem } from '../rows';

export type Contributor = { id: string; name: string; avatar_url: string | null };

/**
 * The distinct creators of the items in Dutch alphabetical order, those without a name last. Takes
 * name and picture from the first row that has them.
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
  const byAlphabet = alphabetOrder();
  return [...people.values()]
    .sort(
      (a, b) =>
        Number(!a.name) - Number(!b.name) || byAlphabet(a.name, b.name) || (a.id < b.id ? -1 : 1),
    )
    .map((person) => ({ ...person, name: person.name || unknownContributor }));
}
