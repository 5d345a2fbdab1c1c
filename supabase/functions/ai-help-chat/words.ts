// Normalises text to words: lower case, no accents, no `'s` plural, stemmed.
import { stemmer } from '@orama/stemmers/dutch';

/**
 * Longer words are cut: what is done with a word grows with the square of its length, and a message in a
 * script without spaces is one word. The longest word of the articles has 25 letters.
 */
export const maxWordLength = 40;

/** Words in the order of the text, unstemmed. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{L})['’`´]s\b/gu, '$1')
    .replace(/back[- ]?up/g, 'backup')
    .replace(/e-mail/g, 'email')
    .replace(/(\p{L})['’`´](\p{L})/gu, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, maxWordLength));
}

/** Maps `fotos` to `foto`: the stemmer does not handle a missing apostrophe. */
export function stem(word: string): string {
  return stemmer(word.length > 4 ? word.replace(/([aouy])s$/, '$1') : word);
}

/** Words that sound the same: `prijs` and `preis`, `account` and `akkount`. */
export function soundOf(word: string): string {
  return word
    .replace(/ij|ei|y/g, 'y')
    .replace(/au|ou/g, 'ou')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/v/g, 'f')
    .replace(/z/g, 's')
    .replace(/x/g, 'ks')
    .replace(/q|c(?![hei])/g, 'k')
    .replace(/c(?=[ei])/g, 's')
    .replace(/ch|g/g, 'g')
    .replace(/dt$|d$/, 't')
    .replace(/(.)\1+/g, '$1')
    .replace(/n$/, '');
}

const chunkLength = 4;

/** Overlapping character n-grams, so that `afgeschreven` is similar to `afschrijving`. */
export function chunksOf(words: readonly string[]): string[] {
  return [...new Set(words)].flatMap((word) => {
    if (word.length < chunkLength) return [];
    const whole = `^${word}`;
    return Array.from(
      { length: whole.length - chunkLength + 1 },
      (_, at) => `#${whole.slice(at, at + chunkLength)}`,
    );
  });
}
