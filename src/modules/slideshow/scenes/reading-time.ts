import type { TimelineItem } from '@/modules/timeline/rows';
import type { Scene } from './scenes';

/** How long things stay on the screen, in milliseconds at the usual speed. */

/** Somebody of 84 who reads from across a room. */
const wordsPerMinute = 180;
/** Before one begins to read: the eye has to find the words. */
const orientMs = 1200;
/** A picture is looked at before it is read about. */
const pictureMs = 2500;
/** Five minutes; who wants all of a longer text reads it on the page. */
const maxWords = 900;

const minMs: Record<string, number> = { photo: 6000, gif: 9000, text: 5000 };
const defaultMinMs = 4500;
const chapterMs = 3000;
const maxTitleMs = 20_000;

const spaces = /\s+/;

export const countWords = (text: string) => text.trim().split(spaces).filter(Boolean).length;

const readingMs = (words: number) => orientMs + (words * 60_000) / wordsPerMinute;

export interface TruncatedText {
  text: string;
  isWhole: boolean;
}

/** As much of a text as can be told in one go: whole sentences where it has them. */
export function truncateText(text: string, limit = maxWords): TruncatedText {
  const trimmed = text.trim();
  if (countWords(trimmed) <= limit) return { text: trimmed, isWhole: true };
  let end = 0;
  let words = 0;
  for (const word of trimmed.matchAll(/\S+/g)) {
    words += 1;
    if (words > limit) break;
    end = word.index + word[0].length;
  }
  const beginning = trimmed.slice(0, end);
  const sentences = /^[^]*[.!?…]["'’”)]*(?=\s|$)/.exec(beginning)?.[0];
  const isLongEnough = sentences && sentences.length > beginning.length / 2;
  return { text: `${isLongEnough ? sentences : beginning} …`, isWhole: false };
}

/** The words that are read on the screen; those of a recording only where it cannot be heard. */
export function getTextToRead({ title, description, metadata }: TimelineItem, isHeard: boolean) {
  const words = [title, truncateText(description ?? '').text];
  if (!isHeard) words.push(truncateText(metadata.transcript ?? '').text);
  return words.filter((part) => part.trim() !== '').join('\n');
}

function getItemReadingMs(item: TimelineItem, isBroken: boolean): number {
  const { item_type: type, media_url: url } = item;
  const isSound = (type === 'audio' || type === 'video') && url !== null;
  const isPicture = (type === 'photo' || type === 'gif') && url !== null && !isBroken;
  // The date and the name under it count for three.
  const words = 3 + countWords(getTextToRead(item, isSound && !isBroken));
  const minimum = isBroken ? defaultMinMs : (minMs[type] ?? defaultMinMs);
  return Math.max(minimum, readingMs(words) + (isPicture ? pictureMs : 0));
}

/**
 * How long a scene takes to look at and to read. A recording or a film takes longer where it is
 * longer; the end stays.
 */
export function getReadingMs(scene: Scene, titleText: string, isBroken = false): number {
  if (scene.kind === 'end') return Infinity;
  if (scene.kind === 'chapter') return chapterMs;
  if (scene.kind === 'title') {
    return Math.min(maxTitleMs, Math.max(4000, readingMs(countWords(titleText))));
  }
  return getItemReadingMs(scene.item, isBroken);
}
