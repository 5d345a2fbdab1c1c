// Questions with a known answer, for training and exact matches.
import examples from './questions/examples.json' with { type: 'json' };
import tune from './questions/tune.json' with { type: 'json' };

export interface KnownQuestion {
  question: string;
  /** The articles that answer it; empty if the assistant must abstain. */
  articles: readonly string[];
  /** How it is put; absent for examples. */
  kind?: string;
}

/** All except `questions/measured.json`, which is only for measurement. */
export const knownQuestions: readonly KnownQuestion[] = [
  ...tune,
  ...examples.map(({ question, article }) => ({ question, articles: article ? [article] : [] })),
];
