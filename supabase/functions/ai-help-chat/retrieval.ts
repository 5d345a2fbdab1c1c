// Ranks the articles for a question, with a confidence.
import { createArticleEvidence } from './article-evidence.ts';
import { createArticleMatch, type MatchIndex } from './article-match.ts';
import type { EvidenceIndex } from './evidence.ts';
import { createExactMatch, type ExactIndex } from './exact-match.ts';
import type { Passage } from './gather-knowledge.ts';
import { isOrder } from './orders.ts';
import { createVocabulary, type VocabularyIndex } from './vocabulary.ts';

export interface Finding {
  /** Best first, at most five. */
  passages: Passage[];
  /** The probability that the articles answer it, from 0 to 1. */
  confidence: number;
}

export type Retrieval = (question: string) => Finding;

const nothing: Finding = { passages: [], confidence: 0 };
/** The weight of the word match relative to naive Bayes; chosen by cross-validation. */
const matchWeight = 2;

/** The contents of knowledge.json, made by `build-knowledge.ts`. */
export interface Knowledge {
  articles: readonly Passage[];
  vocabulary: VocabularyIndex;
  evidence: EvidenceIndex;
  match: MatchIndex;
  exact: ExactIndex;
}

export function createRetrieval(knowledge: Knowledge): Retrieval {
  const { articles } = knowledge;
  const vocabulary = createVocabulary(knowledge.vocabulary);
  const judge = createArticleEvidence(knowledge.evidence, vocabulary);
  const match = createArticleMatch(knowledge.match, vocabulary);
  const exact = createExactMatch(knowledge.exact);

  return (question) => {
    if (isOrder(question)) return nothing;
    const known = exact(question);
    if (known === null) return nothing;
    const matches = match(question);
    if (matches.size === 0 && known === undefined) return nothing;
    const verdict = judge(question);
    const scores = verdict.articles.map(
      (score, at) => score + matchWeight * (matches.get(at) ?? 0),
    );
    const passages = articles
      .map((passage, at) => ({
        passage,
        score: passage.slug === known ? Infinity : scores[at]!,
      }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 5)
      .map(({ passage }) => passage);
    return { passages, confidence: known ? 1 : confidenceOf(scores, verdict.none) };
  };
}

/**
 * Logistic regression over the best score, its lead and the score of "no article", fitted by
 * cross-validation. With this intercept, 95% of the off-topic questions are below 0.5.
 */
function confidenceOf(scores: readonly number[], none: number): number {
  const [best = 0, second = 0] = scores.toSorted((a, b) => b - a);
  return 1 / (1 + Math.exp(-(-3.17 + 0.12 * best + 0.06 * (best - second) - 0.59 * none)));
}
