import { pictureAlt } from '@/modules/item-card/media/picture';
import { contributorName, unknownContributor } from '@/modules/timeline/people/contributor-names';
import type { TimelineItem } from '@/modules/timeline/rows';
import { normalizeText } from '@/lib/text-match';
import { copy } from '../copy';

/** What belongs to an item and does not stand in its title or text, for those who listen. */

/** 'Verteld door Henk'; null without a known name. */
export function toldBy({ creator }: TimelineItem): string | null {
  const name = contributorName(creator?.display_name);
  return name === unknownContributor ? null : copy.toldBy(name);
}

/** What the picture shows; null without a description, and where title or text say the same. */
export function shownIn(item: TimelineItem): string | null {
  const alt = pictureAlt(item);
  const wording = normalizeText(alt).replace(/(?<![\s.])[\s.]+$/, '');
  const isSaid = normalizeText(`${item.title}\n${item.description ?? ''}`).includes(wording);
  return wording === '' || isSaid ? null : copy.shows(alt);
}
