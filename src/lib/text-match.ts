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

/** Nobody types more; in characters. */
const longestSearch = 1000;

/**
 * The terms of a search, normalised: each word by itself, and what stands in double quotes as one.
 * Punctuation around a term does not count, unless there is nothing else.
 */
export function searchTerms(search: string): string[] {
  const parts = search.slice(0, longestSearch).split(/["“”„‟«»″〝-〟＂]/);
  return parts
    .flatMap((part, index) => {
      const isQuoted = index % 2 === 1 && index < parts.length - 1;
      const text = normalizeText(part);
      return isQuoted ? [text] : text.split(' ');
    })
    .map((term) => term.replace(/^\p{P}+|(?<!\p{P})\p{P}+$/gu, '').trim() || term)
    .filter(Boolean);
}

/** The end of a line within a word. */
const hyphenation = /[-\xad‐‑](?<=\p{L}.)[^\S\n]*\n[^\S\n]*(?=\p{L})/gu;

/**
 * In a normalised text: hyphens, full stops and apostrophes inside a word (`oma's`, `1944-'45`), and the
 * full stop of an initial with the space before the next one (`a. m. de jong`, `j. th. bakker`).
 */
const separators =
  /[-'.](?<=[\p{L}\p{N}].)[-'.]*(?=[\p{L}\p{N}])|\.(?<=(?<![\p{L}\p{N}])(?:\p{L}|ij|th|ph|chr).)(?: (?=(?:\p{L}|ij|th|ph|chr)\.))?/gu;

/** Cannot be typed, so that no term matches across it. */
const separate = '\0';

/** The form of some texts that a search compares: normalised, and once more without separators. */
export function searchableText(...texts: (string | null | undefined)[]): string {
  const text = normalizeText(texts.join(separate).replace(hyphenation, '-'));
  const joined = text.replace(separators, '');
  return joined === text ? text : text + separate + joined;
}

/** A separator of a term reads as nothing, or as a space; but `oma's` does not find 'oma stond'. */
const readingBefore = (part: string) =>
  `(?: (?:- )?${part.length === 1 ? '(?=.(?![a-z\\d]))' : ''})?`;

/** Nobody writes a longer word; a browser refuses its pattern in the end. */
const mostParts = 20;
const longestWord = 200;

/** Matches a term with separators in the other ways to write it; null for a term without. */
function otherSpelling(term: string): RegExp | null {
  const parts = term.replace(separators, separate).split(separate);
  if (parts.length === 1 || parts.length > mostParts || term.length > longestWord) return null;
  const pattern = parts.map((part, index) => {
    const plain = part.replace(/[^\p{L}\p{N}\s]/gu, '\\$&');
    return index === 0 ? plain : readingBefore(part) + plain;
  });
  // Else `oma's` would find Thomas, and `a.m.` a kamer.
  const start = parts.some((part) => part.length === 1) ? '(?<![a-z\\d])' : '';
  return new RegExp(start + pattern.join(''));
}

/** Whether a searchable text has all terms of a search, in any order; null for a search without terms. */
export function textMatcher(search: string): ((text: string) => boolean) | null {
  const all = searchTerms(search.replace(hyphenation, '-'));
  // A dash between two words does not count.
  const words = all.filter((term) => /[^-'.]/.test(term));
  const terms = words.length > 0 ? words : all;
  if (terms.length === 0) return null;
  const spellings = terms.map((term) => [term, otherSpelling(term)] as const);
  return (text) => spellings.every(([term, other]) => text.includes(term) || other?.test(text));
}

/** Compares by the Dutch alphabet; numbers in a name by value. One call a list: the first use of `Intl` is slow. */
export const alphabetOrder = () => new Intl.Collator('nl', { numeric: true }).compare;
