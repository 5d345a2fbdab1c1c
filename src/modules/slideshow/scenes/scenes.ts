import { firstVisibleItem } from '@/navigation/scroll/page-scroll';
import { idOfItem, shownItemsIn } from '@/navigation/item-list';
import { groupIntoChapters, keyOfPeriod, type Period } from '@/modules/timeline/chapters';
import { fileUrl, typeOf } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';

/** The scenes of a slideshow: the title, a card before each chapter, the items, and an end. */
export type Scene =
  | { kind: 'title'; key: 'titel' }
  | { kind: 'chapter'; key: string; period: Period; count: number }
  | { kind: 'item'; key: string; item: TimelineItem; period: Period }
  | { kind: 'end'; key: 'einde' };

export const titleScene: Scene = { kind: 'title', key: 'titel' };
export const endScene: Scene = { kind: 'end', key: 'einde' };

/** Keeps the sort order of the items; items without a date come last. */
export function buildScenes(items: readonly TimelineItem[], unit: Period['unit']): Scene[] {
  const chapters = groupIntoChapters(items, unit);
  const itemScenes = chapters.flatMap(({ period, items: chapterItems }): Scene[] => [
    // One chapter needs no divider.
    ...(chapters.length > 1
      ? [{ kind: 'chapter', key: keyOfPeriod(period), period, count: chapterItems.length } as const]
      : []),
    ...chapterItems.map((item): Scene => ({ kind: 'item', key: item.id, item, period })),
  ]);
  return [titleScene, ...itemScenes, endScene];
}

/** A recording that can be heard here. */
export const isRecording = (item: TimelineItem) => typeOf(item).isSound && item.media_url !== null;

/** The picture of an item that is not played; null without one. */
export function getStillUrl(item: TimelineItem): string | null {
  const { picture, isPlayed } = typeOf(item);
  return isPlayed || !picture ? null : (fileUrl(item, picture) ?? null);
}

export interface ChapterProgress {
  period: Period;
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
    if (last?.period !== scene.period) {
      last = { period: scene.period, key: scene.key, sceneCount: 0, shownCount: 0 };
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
  return typeOf(scene.item).isPlayed ? scene.item.media_url : null;
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
