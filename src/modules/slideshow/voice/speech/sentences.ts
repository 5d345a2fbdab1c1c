import { meantLineBreaks } from './line-breaks';
import { endsSentence, lookAhead, lookBack } from './full-stops';

/** Engines stop in an utterance that takes more than about 15 seconds. */
const maxLength = 200;

/**
 * What can end a sentence, with the white space after it. A match begins only at the first of a row of
 * equal characters, so that a long row is read once.
 */
const ends = /(?<![.!?…])[.!?…]+["'’”»)\]]*\s+|(?<![^\S\n])[^\S\n]*\n\s*/g;

const smallLetter = /\p{Ll}/uy;
function isSmallLetterAt(text: string, index: number): boolean {
  smallLetter.lastIndex = index;
  return smallLetter.test(text);
}

/** Whether the sentence that begins at `start` ends with the mark at `index`. */
function isEnd(text: string, start: number, index: number, mark: string): boolean {
  // '"Kom!" riep ze.'
  const next = index + mark.length;
  if (isSmallLetterAt(text, next)) return false;
  if (!/^\.["'’”»)\]]*\s/.test(mark)) return true;
  const before = text.slice(Math.max(start, index - lookBack), index);
  if (!endsSentence(before, text.slice(next, next + lookAhead))) return false;
  // '1. Aardappels': the number of a list.
  return index - start > lookBack || !/^\s*\d+$/.test(text.slice(start, index));
}

/** Where a part of at most `maxLength` characters ends: after a comma, else after a word. */
function breakIn(start: string): number {
  const pause = /^[^]*[,;:–—]\s/.exec(start)?.[0].length ?? 0;
  if (pause > maxLength / 3) return pause;
  const word = /^[^]*\s/.exec(start)?.[0].length ?? 0;
  if (word > 0) return word;
  // Not between the two halves of a character.
  return /[\ud800-\udbff]$/.test(start) ? maxLength - 1 : maxLength;
}

function divide(sentence: string): string[] {
  const parts: string[] = [];
  const end = sentence.trimEnd().length;
  let from = 0;
  while (end - from > maxLength) {
    const to = from + breakIn(sentence.slice(from, from + maxLength));
    parts.push(sentence.slice(from, to));
    from = to;
  }
  return [...parts, sentence.slice(from)];
}

/**
 * Divides a text into sentences that a voice can say at once. Together they are the text. The time that it
 * takes is linear in the length of the text.
 */
export function splitSentences(text: string): string[] {
  const isMeant = meantLineBreaks(text);
  const sentences: string[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(ends)) {
    const end = index + mark.length;
    if (end === text.length) continue;
    const lineBreak = mark.indexOf('\n');
    const isPunctuated = !/^\s/.test(mark);
    const endsLine = lineBreak >= 0 && isMeant(index + lineBreak);
    if (endsLine || (isPunctuated && isEnd(text, start, index, mark))) {
      sentences.push(text.slice(start, end));
      start = end;
    }
  }
  sentences.push(text.slice(start));
  return sentences.filter((sentence) => sentence !== '').flatMap(divide);
}
