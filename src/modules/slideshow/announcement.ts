import { typeOf } from '@/modules/timeline/item-types';
import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import type { Timeline } from '@/modules/timeline/rows';
import { storyTitle } from '@/lib/shared/story-summary';
import { copy } from './copy';
import { truncateText } from './scenes/reading-time';
import { getMediaUrl, type Scene } from './scenes/scenes';

/** The live region text of a scene; short while a recording plays. */
export function describeScene(scene: Scene, timeline: Timeline): string {
  const title = storyTitle(timeline);
  switch (scene.kind) {
    case 'title':
      return title;
    case 'chapter':
      return `${scene.year ?? copy.undatedTitle}, ${copy.itemCount(scene.count)}`;
    case 'end':
      return `${copy.theEnd} ${title}`;
    case 'item': {
      const { item } = scene;
      const text = getMediaUrl(scene) === null ? truncateText(item.description ?? '').text : '';
      return [typeOf(item).name, formatItemDate(item).spoken, item.title.trim(), text]
        .filter(Boolean)
        .join('. ');
    }
  }
}
