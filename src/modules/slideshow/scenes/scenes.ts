import { firstVisibleItem } from '@/navigation/scroll/page-scroll';
import { idOfItem, shownItemsIn } from '@/navigation/item-list';
import { groupIntoChapters } from '@/modules/timeline/chapters';
import { byShownAs, fileUrl, isPlayed, typeOf } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';

/** The scenes of a slideshow: the title, a card before each chapter, the items, and an end. */
export type Scene =
  | { kind: 'title'; key: 'titel' }
  | { kind: 'chapter'; key: string; year: number | null; count: number }
  | { kind: 'item'; key: string; item: TimelineItem; year: number | null }
  | { kind: 'end'; key: 'einde' };

export const titleScene: Scene = { kind: 'title', key: 'titel' };
export const endScene: Scene = { kind: 'end', key: 'einde' };

/** Keeps the sort order of the items; items without a date come last. */
export function buildScenes(items: readonly TimelineItem[], byDecade: boolean): Scene[] {
  const chapters = groupIntoChapters(items, byDecade);
  const itemScenes = chapters.flatMap(({ year, items: chapterItems }): Scene[] => [
    // One chapter needs no divider.
    ...(chapters.length > 1
      ? [{ kind: 'chapter', key: `jaar-${year}`, year, count: chapterItems.length } as const]
      : []),
    ...chapterItems.map((item): Scene => ({ kind: 'item', key: item.id, item, year })),
  ]);
  return [titleScene, ...itemScenes, endScene];
}

const isSound = { picture: false, video: false, audio: true, link: false };

/** A recording that can be heard here. */
export const isRecording = (item: TimelineItem) =>
  byShownAs(isSound, item) && item.media_url !== null;

/** The picture of an item that is not played; null without one. */
export function getStillUrl(item: TimelineItem): string | null {
  const { picture } = typeOf(item);
  return isPlayed(item) || !picture ? null : (fileUrl(item, picture) ?? null);
}

export interface ChapterProgress {
  year: number | null;
  /** Its first scene. */
  key: string;
  sceneCount: number;
  /** The number of scenes up to and including the current one. */
  shownCount: number;
}

/** The chapters with their progress, for the chapter navigation. */
export function getChapterProgress(
  scenes: readonly Scene[],
  currentKey: string,
): ChapterProgress[] {
  const currentIndex = scenes.findIndex(({ key }) => key === currentKey);
  const chapters: ChapterProgress[] = [];
  scenes.forEach((scene, sceneIndex) => {
    if (scene.kind !== 'chapter' && scene.kind !== 'item') return;
    let last = chapters.at(-1);
    if (!last || last.year !== scene.year) {
      last = { year: scene.year, key: scene.key, sceneCount: 0, shownCount: 0 };
      chapters.push(last);
    }
    last.sceneCount += 1;
    if (sceneIndex <= currentIndex) last.shownCount += 1;
  });
  return chapters;
}

/** The URL of the recording or video that must end before the next scene; null without one. */
export function getMediaUrl(scene: Scene): string | null {
  if (scene.kind !== 'item') return null;
  return isPlayed(scene.item) ? scene.item.media_url : null;
}

/** The URL of the picture that must load before the reading time starts; null without one. */
export function getPictureUrl(scene: Scene | undefined): string | null {
  return scene?.kind === 'item' ? getStillUrl(scene.item) : null;
}

/** The id of the first item whose top is on the screen; undefined while the list begins there. */
export function findFirstVisibleItemId(): string | undefined {
  const id = firstVisibleItem(true)?.id;
  const first = shownItemsIn(document)[0];
  return first && idOfItem(first) === id ? undefined : id;
}
