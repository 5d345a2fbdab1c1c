// Questions of which the answer is known: a visitor's question is compared with them.
import examples from './questions/examples.json' with { type: 'json' };
import tune from './questions/tune.json' with { type: 'json' };

export interface KnownQuestion {
  question: string;
  /** The articles that answer it; none: the assistant is to say that it does not know. */
  articles: readonly string[];
  /** How it is put; absent for examples. */
  kind?: string;
}

/** All but those of `questions/measured.json`, which would measure nothing if they were known. */
export const knownQuestions: readonly KnownQuestion[] = [
  ...tune,
  ...examples.map(({ question, article }) => ({ question, articles: article ? [article] : [] })),
];
