/** Text comparison that ignores case and accents. */

const withoutAccents = (letters: string) =>
  letters
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’´]/g, "'");

/**
 * Normalises a text for searching: lower case, no accents, `ij` as two letters and straight quotes,
 * so that `curacao` finds Curaçao and `oma's` finds `oma’s`. Only non-ASCII letters are decomposed,
 * which halves the time for 5,000 texts.
 */
export const normalizeText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\0-\x7f]+/g, withoutAccents)
    .replaceAll('`', "'");

let collator: Intl.Collator | undefined;

/** Dutch alphabetical order; numbers in a name sort by value. */
export function byAlphabet(a: string, b: string): number {
  // Not at import: the first use of `Intl` is slow (`plurals`).
  collator ??= new Intl.Collator('nl', { numeric: true });
  return collator.compare(a, b);
}
