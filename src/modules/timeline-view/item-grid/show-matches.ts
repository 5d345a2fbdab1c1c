import { idOfItem, itemsIn } from '@/navigation/item-list';
import { removeMedia } from '@/modules/media/active-media';

/**
 * Hides the items that the filter leaves out, directly on the elements: a render of 5,000 items for each
 * keystroke is too slow. A recording in a hidden item stops, since nothing on the screen could stop it.
 */
export function showMatches(list: HTMLElement, matches: ReadonlySet<string> | null): void {
  for (const item of itemsIn(list)) {
    const isHidden = matches !== null && !matches.has(idOfItem(item));
    if (item.hidden !== isHidden) item.hidden = isHidden;
  }
  for (const media of list.querySelectorAll<HTMLMediaElement>('[hidden] :is(audio, video)')) {
    removeMedia(media);
  }
}
