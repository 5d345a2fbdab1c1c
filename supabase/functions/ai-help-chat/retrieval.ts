// Finds the articles that a question asks for, or says that none does.
import { createArticleEvidence } from './article-evidence.ts';
import { createArticleMatch } from './article-match.ts';
import { createExactMatch } from './exact-match.ts';
import type { Passage } from './gather-knowledge.ts';
import type { KnownQuestion } from './known-questions.ts';
import { isOrder } from './orders.ts';
import { createVocabulary } from './vocabulary.ts';

export interface Finding {
  /** Best first, at most five. */
  passages: Passage[];
  /** How likely it is that the articles speak of it, from 0 to 1. */
  confidence: number;
}

export type Retrieval = (question: string) => Promise<Finding>;

const nothing: Finding = { passages: [], confidence: 0 };
/** What it counts that words stand in the article, beside what speaks for it; cross-validated. */
const matchWeight = 2;

export async function createRetrieval(
  knowledge: readonly Passage[],
  questions: readonly KnownQuestion[],
): Promise<Retrieval> {
  const vocabulary = createVocabulary(
    [
      ...knowledge.flatMap(({ title, keywords, answer }) => [title, ...keywords, answer]),
      ...questions.filter(({ articles }) => articles.length > 0).map(({ question }) => question),
    ],
    knowledge.map(({ text }) => text),
  );
  const judge = createArticleEvidence(knowledge, questions, vocabulary);
  const match = await createArticleMatch(knowledge, vocabulary);
  const exact = createExactMatch(knowledge, questions);

  return async (question) => {
    if (isOrder(question)) return nothing;
    const known = exact(question);
    if (known === null) return nothing;
    const matches = await match(question);
    if (matches.size === 0 && known === undefined) return nothing;
    const verdict = judge(question);
    const scores = verdict.articles.map(
      (score, at) => score + matchWeight * (matches.get(at) ?? 0),
    );
    const passages = knowledge
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
