// What visitors ask, for training and exact matches.
import examples from './questions/examples.json' with { type: 'json' };
import tune from './questions/tune.json' with { type: 'json' };
import wordingsBySlug from './questions/wordings.json' with { type: 'json' };

export interface KnownQuestion {
  question: string;
  /** The articles that answer it; empty if the assistant must abstain. */
  articles: readonly string[];
}

/** All except `questions/measured*.json`, which are only for measurement. */
export const knownQuestions: readonly KnownQuestion[] = [...tune, ...examples];

/**
 * Words for a subject that its article does not use: typing errors, dialect, other languages. They are
 * trained with, and are no keywords, since a keyword promises what the text treats.
 */
export const wordings: readonly KnownQuestion[] = Object.entries(wordingsBySlug).flatMap(
  ([slug, phrases]) => phrases.map((question) => ({ question, articles: [slug] })),
);
