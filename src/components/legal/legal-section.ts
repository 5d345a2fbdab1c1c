/** A piece of a section. Text may hold `[label](/address)` and `{mail}`, the support address. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { terms: readonly (readonly [term: string, text: string])[] }
  /** What the page itself puts there. */
  | { slot: string };

export interface LegalSection {
  /** Its anchor. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalText {
  heading: string;
  /** When it was changed last, as it is printed: `27-08-2025`. */
  updated: string;
  version?: string;
  intro: string;
  sections: readonly LegalSection[];
}
