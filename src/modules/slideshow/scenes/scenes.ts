import { groupIntoChapters } from '@/modules/timeline/chapters';
import type { TimelineItem } from '@/modules/timeline/rows';

/** A story as it is told: its title, a card before each chapter, its moments, and an end. */
export type Scene =
  | { kind: 'title'; key: 'titel' }
  | { kind: 'chapter'; key: string; year: number | null; count: number }
  | { kind: 'moment'; key: string; item: TimelineItem; year: number | null }
  | { kind: 'end'; key: 'einde' };

export const titleScene: Scene = { kind: 'title', key: 'titel' };
export const endScene: Scene = { kind: 'end', key: 'einde' };

/** In the order in which the reader sees them, what has no date last. */
export function buildScenes(items: readonly TimelineItem[], byDecade: boolean): Scene[] {
  const chapters = groupIntoChapters(items, byDecade);
  const itemScenes = chapters.flatMap(({ year, items: chapterItems }): Scene[] => [
    // One chapter needs no divider.
    ...(chapters.length > 1
      ? [{ kind: 'chapter', key: `jaar-${year}`, year, count: chapterItems.length } as const]
      : []),
    ...chapterItems.map((item): Scene => ({ kind: 'moment', key: item.id, item, year })),
  ]);
  return [titleScene, ...itemScenes, endScene];
}

export interface ChapterProgress {
  year: number | null;
  /** The scene that begins it. */
  key: string;
  /** How many scenes it has. */
  sceneCount: number;
  /** How many of them have been told, the one on the screen included. */
  shownCount: number;
}

/** The chapters as knots on a thread, with how far it has been told. */
export function getChapterProgress(
  scenes: readonly Scene[],
  currentKey: string,
): ChapterProgress[] {
  const currentIndex = scenes.findIndex(({ key }) => key === currentKey);
  const chapters: ChapterProgress[] = [];
  scenes.forEach((scene, sceneIndex) => {
    if (scene.kind !== 'chapter' && scene.kind !== 'moment') return;
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

/** The address of what has to sound before this scene is over; null where nothing does. */
export function getMediaUrl(scene: Scene): string | null {
  if (scene.kind !== 'moment') return null;
  const { item_type: type, media_url: url } = scene.item;
  return type === 'audio' || type === 'video' ? url : null;
}

/** The address of what has to be seen before its time runs; null where nothing does. */
export function getPictureUrl(scene: Scene | undefined): string | null {
  if (scene?.kind !== 'moment') return null;
  const { item_type: type, media_url: url } = scene.item;
  return type === 'photo' || type === 'gif' ? url : null;
}
