import { languageOf } from '@/modules/timeline/item-language';
import { typeOf } from '@/modules/timeline/item-types';
import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { storyTitle } from '@shared/story-summary';
import { copy as chapterCopy } from '@/modules/timeline-view/item-grid/copy';
import { copy } from './copy';
import type { PlaybackState } from './playback/playback-state';
import { getMediaUrl, type Scene } from './scenes/scenes';
import { shownIn, toldBy } from './scenes/untold';

const describeItem = (item: TimelineItem) =>
  [
    typeOf(item).name,
    formatItemDate(item).spoken,
    item.title.trim(),
    toldBy(item),
    shownIn(item)?.replace(/\.$/, ''),
  ]
    .filter(Boolean)
    .join('. ');

/** What a scene is; the text of an item is not in it. */
function describeScene(scene: Scene, timeline: Timeline): string {
  const title = storyTitle(timeline);
  switch (scene.kind) {
    case 'title':
      return title;
    case 'chapter':
      return `${chapterCopy.period(scene.period)}, ${copy.itemCount(scene.count)}`;
    case 'end':
      return `${copy.theEnd} ${title}`;
    case 'item':
      return describeItem(scene.item);
  }
}

/** The text of an item; none while a recording plays. */
function ItemText({ item }: { item: TimelineItem }) {
  const text = item.description?.trim();
  if (!text) return null;
  return (
    <>
      <span>. </span>
      <span lang={languageOf(item)}>{text}</span>
    </>
  );
}

interface Props {
  state: PlaybackState;
  timeline: Timeline;
  /** Begun with the voice, which tells the story then. */
  isReadAloud: boolean;
}

/** What a screen reader says by itself: each scene, unless the voice tells it, and pausing and going on. */
export function Announcement({ state, timeline, isReadAloud }: Props) {
  const { scene, told, visit } = state;
  // A new element is said whole; of a changed text some screen readers say nothing, or only the part that changed.
  return (
    <>
      <output className="sr-only">
        {!isReadAloud && (
          <span key={visit}>
            <span>{describeScene(scene, timeline)}</span>
            {scene.kind === 'item' && getMediaUrl(scene) === null && <ItemText item={scene.item} />}
          </span>
        )}
      </output>
      <div aria-live="polite" className="sr-only">
        {told && scene.kind !== 'end' && <p key={told}>{copy.told[told]}</p>}
      </div>
    </>
  );
}
