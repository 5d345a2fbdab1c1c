import { isPlayed, typeOf } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import { getStillUrl, type Scene } from './scenes';

/** Durations of scenes, in milliseconds at normal speed. */

/** Slow: an old reader across the room. */
const wordsPerMinute = 180;
/** Time to find the start of the text. */
const orientMs = 1200;
/** Time to look at a picture before reading. */
const pictureMs = 2500;
/** Five minutes; longer texts are truncated. */
const maxWords = 900;

/** Of an item whose file failed. */
const brokenMinMs = 4500;
const chapterMs = 3000;
const maxTitleMs = 20_000;

const spaces = /\s+/;

export const countWords = (text: string) => text.trim().split(spaces).filter(Boolean).length;

const readingMs = (wordCount: number) => orientMs + (wordCount * 60_000) / wordsPerMinute;

export interface TruncatedText {
  text: string;
  isWhole: boolean;
}

/** Truncates a text to `limit` words, at the end of a sentence if possible. */
export function truncateText(text: string, limit = maxWords): TruncatedText {
  const trimmed = text.trim();
  if (countWords(trimmed) <= limit) return { text: trimmed, isWhole: true };
  let end = 0;
  let wordCount = 0;
  for (const word of trimmed.matchAll(/\S+/g)) {
    wordCount += 1;
    if (wordCount > limit) break;
    end = word.index + word[0].length;
  }
  const beginning = trimmed.slice(0, end);
  const sentences = /^[^]*[.!?…]["'’”)]*(?=\s|$)/.exec(beginning)?.[0];
  const isLongEnough = sentences && sentences.length > beginning.length / 2;
  return { text: `${isLongEnough ? sentences : beginning} …`, isWhole: false };
}

/** The text that is read on the screen; includes the transcript only when the recording fails. */
export function getTextToRead({ title, description, metadata }: TimelineItem, isHeard: boolean) {
  const texts = [title, truncateText(description ?? '').text];
  if (!isHeard) texts.push(truncateText(metadata.transcript ?? '').text);
  return texts.filter((part) => part.trim() !== '').join('\n');
}

function getItemReadingMs(item: TimelineItem, isBroken: boolean): number {
  const { minSceneMs } = typeOf(item);
  const isSound = item.media_url !== null && isPlayed(item);
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
