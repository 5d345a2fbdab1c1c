/**
 * Text comparison for search, places and names: what looks the same on the screen, or differs only in
 * case, accents or typography, is the same.
 */

/** Characters that do not decompose, each followed by its replacement; the last two are blank. */
const letters = new Map(
  'æae œoe ßss þth đd ðd ħh ıi łl ŋn øo ŧt ƒf ςσ ⁄/ \x85\n \u2800\n'
    .split(' ')
    .map((pair) => [pair[0]!, pair.slice(1)]),
);

const fold = (text: string) =>
  text
    // Their decomposition is a space with an accent.
    .replace(/[´˝΄]/g, "'")
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{DI}]+/gu, '')
    .replace(/[\p{Pi}\p{Pf}‚„ʹ-ʽˈˊˋˮ′-‷❛-❠〝-〟׳״]/gu, "'")
    .replace(/[\p{Pd}−⁃˗➖]/gu, '-')
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => letters.get(letter) ?? letter);

/**
 * Normalises a text for comparison: lower case without accents, invisible characters or ligatures,
 * with one kind of space, quote and dash, and `ij` as two letters. So `curacao` finds Curaçao, and
 * `oma's` finds `oma’s`. Only non-ASCII characters are folded, which halves the time for 5,000 texts.
 */
export const normalizeText = (text: string) =>
  text
    .replace(/[^\0-\x7f]+/g, fold)
    .toLowerCase()
    .replace(/["`]/g, "'")
    .replace(/(['-])\1+/g, '$1')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();

/**
 * The terms of a search, normalised: each word by itself, and what stands in double quotes as one.
 * Punctuation around a term does not count, unless there is nothing else.
 */
export function searchTerms(search: string): string[] {
  const parts = search.split(/["“”„‟«»″〝-〟＂]/);
  return parts
    .flatMap((part, index) => {
      const isQuoted = index % 2 === 1 && index < parts.length - 1;
      const text = normalizeText(part);
      return isQuoted ? [text] : text.split(' ');
    })
    .map((term) => term.replace(/^\p{P}+|\p{P}+$/gu, '').trim() || term)
    .filter(Boolean);
}

/** Whether a normalised text has all terms, in any order. */
export const hasTerms = (text: string, terms: readonly string[]) =>
  terms.every((term) => text.includes(term));

/** Compares by the Dutch alphabet; numbers in a name by value. One call a list: the first use of `Intl` is slow. */
export const alphabetOrder = () => new Intl.Collator('nl', { numeric: true }).compare;
