import type { TimelineItem } from '@/modules/timeline/rows';
import type { Scene } from './scenes';

/** How long things stay on the screen, in milliseconds at the usual speed. */

/** Somebody of 84 who reads from across a room. */
const wordsPerMinute = 180;
/** Before one begins to read: the eye has to find the words. */
const settleMs = 1200;
/** A picture is looked at before it is read about. */
const lookMs = 2500;
/** Five minutes; who wants all of a longer text reads it on the page. */
const mostWords = 900;

const leastMs: Record<string, number> = { photo: 6000, gif: 9000, text: 5000 };
const leastOfOthersMs = 4500;
const chapterMs = 3000;
const longestTitleMs = 20_000;

const spaces = /\s+/;

export const countWords = (text: string) => text.trim().split(spaces).filter(Boolean).length;

const readingMs = (words: number) => settleMs + (words * 60_000) / wordsPerMinute;

export interface ToldText {
  text: string;
  isWhole: boolean;
}

/** As much of a text as can be told in one go: whole sentences where it has them. */
export function toldText(text: string, most = mostWords): ToldText {
  const whole = text.trim();
  if (countWords(whole) <= most) return { text: whole, isWhole: true };
  let end = 0;
  let words = 0;
  for (const word of whole.matchAll(/\S+/g)) {
    words += 1;
    if (words > most) break;
    end = word.index + word[0].length;
  }
  const beginning = whole.slice(0, end);
  const sentences = /^[^]*[.!?…]["'’”)]*(?=\s|$)/.exec(beginning)?.[0];
  const isLongEnough = sentences && sentences.length > beginning.length / 2;
  return { text: `${isLongEnough ? sentences : beginning} …`, isWhole: false };
}

/** The words that are read on the screen; those of a recording only where it cannot be heard. */
export function wordsOf({ title, description, metadata }: TimelineItem, isHeard: boolean) {
  const words = [title, toldText(description ?? '').text];
  if (!isHeard) words.push(toldText(metadata.transcript ?? '').text);
  return words.filter((part) => part.trim() !== '').join('\n');
}

function momentMs(item: TimelineItem, isBroken: boolean): number {
  const { item_type: type, media_url: url } = item;
  const isSound = (type === 'audio' || type === 'video') && url !== null;
  const isPicture = (type === 'photo' || type === 'gif') && url !== null && !isBroken;
  // The date and the name under it count for three.
  const words = 3 + countWords(wordsOf(item, isSound && !isBroken));
  const least = isBroken ? leastOfOthersMs : (leastMs[type] ?? leastOfOthersMs);
  return Math.max(least, readingMs(words) + (isPicture ? lookMs : 0));
}

/**
 * How long a scene takes to look at and to read. A recording or a film takes longer where it is
 * longer; the end stays.
 */
export function sceneMs(scene: Scene, titleWords: string, isBroken = false): number {
  if (scene.kind === 'end') return Infinity;
  if (scene.kind === 'chapter') return chapterMs;
  if (scene.kind === 'title') {
    return Math.min(longestTitleMs, Math.max(4000, readingMs(countWords(titleWords))));
  }
  return momentMs(scene.item, isBroken);
}
