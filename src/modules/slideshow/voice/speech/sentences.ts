import { isAbbreviation } from './spoken-text';

/** Engines stop in an utterance that takes more than about 15 seconds. */
const maxLength = 200;

/** What can end a sentence, with the white space after it. */
const ends = /[.!?…]+["'’”»)\]]*\s+|[^\S\n]*\n\s*/g;

function isEnd(before: string, mark: string, after: string): boolean {
  if (mark.includes('\n')) return true;
  // '"Kom!" riep ze.'
  if (/^\p{Ll}/u.test(after)) return false;
  if (!/^\.["'’”»)\]]*\s/.test(mark)) return true;
  const word = /[\p{L}\p{N}.]*$/u.exec(before)![0];
  // '1. Aardappels': the number of a list.
  return !isAbbreviation(word) && !/^\s*\d+$/.test(before);
}

/** Where a part of at most `maxLength` characters ends: after a comma, else after a word. */
function breakIn(sentence: string): number {
  const start = sentence.slice(0, maxLength);
  const pause = /^[^]*[,;:–—]\s/.exec(start)?.[0].length ?? 0;
  if (pause > maxLength / 3) return pause;
  const word = /^[^]*\s/.exec(start)?.[0].length ?? 0;
  if (word > 0) return word;
  // Not between the two halves of a character.
  return /[\ud800-\udbff]$/.test(start) ? maxLength - 1 : maxLength;
}

function divide(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.trimEnd().length > maxLength) {
    const end = breakIn(rest);
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

/** Divides a text into sentences that a voice can say at once. Together they are the text. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(ends)) {
    const end = index + mark.length;
    if (end < text.length && isEnd(text.slice(start, index), mark, text.slice(end))) {
      sentences.push(text.slice(start, end));
      start = end;
    }
  }
  sentences.push(text.slice(start));
  return sentences.filter((sentence) => sentence !== '').flatMap(divide);
}
