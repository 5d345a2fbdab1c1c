import type { ComponentType } from 'react';

/** A block of a section. Text can contain `[label](/path)` and `{mail}`, the support address. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { terms: readonly (readonly [term: string, text: string])[] }
  | { Content: ComponentType };

export interface LegalSection {
  /** The id of the anchor. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalText {
  heading: string;
  /** The date of the last change, as it is shown: `27-08-2025`. */
  updated: string;
  version?: string;
  intro: string;
  sections: readonly LegalSection[];
}
