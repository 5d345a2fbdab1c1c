// Finds the articles that a question asks for, or says that none does.
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
  /** How likely it is that the articles speak of it, from 0 to 1. */
  confidence: number;
}

export type Retrieval = (question: string) => Finding;

const nothing: Finding = { passages: [], confidence: 0 };
/** What it counts that words stand in the article, beside what speaks for it; cross-validated. */
const matchWeight = 2;

/** What the function knows, as plain data: `build-knowledge.ts` makes it before a deploy. */
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
 * Logistic regression, fitted in cross-validation, over the best score, its lead and what speaks for
 * no article at all. The start is set so that half is where 95 in 100 off-topic questions fall below.
 */
function confidenceOf(scores: readonly number[], none: number): number {
  const [best = 0, second = 0] = scores.toSorted((a, b) => b - a);
  return 1 / (1 + Math.exp(-(-3.17 + 0.12 * best + 0.06 * (best - second) - 0.59 * none)));
}
