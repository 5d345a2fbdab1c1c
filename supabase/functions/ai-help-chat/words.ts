// Normalises text to words: lower case, no accents, no `'s` plural.

/**
 * Longer words are cut: what is done with a word grows with its length, and a message in a script without
 * spaces is one word. The longest word of the articles has 25 letters.
 */
export const maxWordLength = 40;

/** Words in the order of the text. */
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
