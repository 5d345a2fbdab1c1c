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
export function scenesOf(items: readonly TimelineItem[], byDecade: boolean): Scene[] {
  const chapters = groupIntoChapters(items, byDecade);
  const told = chapters.flatMap(({ year, items: inIt }): Scene[] => [
    // One chapter needs no divider.
    ...(chapters.length > 1
      ? [{ kind: 'chapter', key: `jaar-${year}`, year, count: inIt.length } as const]
      : []),
    ...inIt.map((item): Scene => ({ kind: 'moment', key: item.id, item, year })),
  ]);
  return [titleScene, ...told, endScene];
}

export interface ThreadChapter {
  year: number | null;
  /** The scene that begins it. */
  key: string;
  /** How many scenes it has. */
  length: number;
  /** How many of them have been told, the one on the screen included. */
  told: number;
}

/** The chapters as knots on a thread, with how far it has been told. */
export function threadOf(scenes: readonly Scene[], currentKey: string): ThreadChapter[] {
  const at = scenes.findIndex(({ key }) => key === currentKey);
  const chapters: ThreadChapter[] = [];
  scenes.forEach((scene, place) => {
    if (scene.kind !== 'chapter' && scene.kind !== 'moment') return;
    let last = chapters.at(-1);
    if (!last || last.year !== scene.year) {
      last = { year: scene.year, key: scene.key, length: 0, told: 0 };
      chapters.push(last);
    }
    last.length += 1;
    if (place <= at) last.told += 1;
  });
  return chapters;
}

/** The address of what has to sound before this scene is over; null where nothing does. */
export function soundOf(scene: Scene): string | null {
  if (scene.kind !== 'moment') return null;
  const { item_type: type, media_url: url } = scene.item;
  return type === 'audio' || type === 'video' ? url : null;
}

/** The address of what has to be seen before its time runs; null where nothing does. */
export function pictureOf(scene: Scene | undefined): string | null {
  if (scene?.kind !== 'moment') return null;
  const { item_type: type, media_url: url } = scene.item;
  return type === 'photo' || type === 'gif' ? url : null;
}
