import { kindOf } from '@/modules/item-card/item-label';
import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import type { Timeline } from '@/modules/timeline/rows';
import { copy } from './copy';
import { toldText } from './scenes/reading-time';
import { soundOf, type Scene } from './scenes/scenes';

/** What a screen reader says of a scene; over a recording it says little. */
export function announcementOf(scene: Scene, timeline: Timeline): string {
  const title = timeline.title.trim() || copy.untitled;
  switch (scene.kind) {
    case 'title':
      return title;
    case 'chapter':
      return `${scene.year ?? copy.undatedTitle}, ${copy.memories(scene.count)}`;
    case 'end':
      return `${copy.theEnd} ${title}`;
    case 'moment': {
      const { item } = scene;
      const text = soundOf(scene) === null ? toldText(item.description ?? '').text : '';
      return [kindOf(item), formatItemDate(item).spoken, item.title.trim(), text]
        .filter(Boolean)
        .join('. ');
    }
  }
}
