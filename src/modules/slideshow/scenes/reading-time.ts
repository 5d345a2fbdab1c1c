import { typeOf } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import { getStillUrl, type Scene } from './scenes';

/** Durations of scenes, in milliseconds at normal speed. */

/** Slow: an old reader across the room. */
const wordsPerMinute = 180;
/** Time to find the start of the text. */
const orientMs = 1200;
/** Time to look at a picture before reading. */
const pictureMs = 2500;

/** Of an item whose file failed. */
const brokenMinMs = 4500;
const chapterMs = 3000;
const maxTitleMs = 20_000;

const spaces = /\s+/;

export const countWords = (text: string) => text.trim().split(spaces).filter(Boolean).length;

const readingMs = (wordCount: number) => orientMs + (wordCount * 60_000) / wordsPerMinute;

/** The text that is read on the screen; includes the transcript only when the recording fails. */
export function getTextToRead({ title, description, metadata }: TimelineItem, isHeard: boolean) {
  return [title, description, isHeard ? '' : metadata.transcript].filter(Boolean).join('\n');
}

function getItemReadingMs(item: TimelineItem, isBroken: boolean): number {
  const { minSceneMs } = typeOf(item);
  const isSound = item.media_url !== null && typeOf(item).isPlayed;
  const isPicture = getStillUrl(item) !== null && !isBroken;
  // Three words for the date and the name of the contributor.
  const wordCount = 3 + countWords(getTextToRead(item, isSound && !isBroken));
  const minimum = isBroken ? brokenMinMs : minSceneMs;
  return Math.max(minimum, readingMs(wordCount) + (isPicture ? pictureMs : 0));
}

/** The minimum duration of a scene; media can take longer. The end scene has no time limit. */
export function getReadingMs(scene: Scene, titleText: string, isBroken = false): number {
  if (scene.kind === 'end') return Infinity;
  if (scene.kind === 'chapter') return chapterMs;
  if (scene.kind === 'title') {
    return Math.min(maxTitleMs, Math.max(4000, readingMs(countWords(titleText))));
  }
  return getItemReadingMs(scene.item, isBroken);
}
