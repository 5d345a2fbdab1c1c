// Builds knowledge.json from the articles and the known questions. This takes seconds of processor time,
// too much for the start of a hosted function.
import { indexArticleEvidence } from './article-evidence.ts';
import { fittedCurves } from './confidence.ts';
import { indexExactMatches } from './exact-match.ts';
import type { Passage } from './gather-knowledge.ts';
import type { KnownQuestion } from './known-questions.ts';
import type { Knowledge } from './retrieval.ts';

export const buildKnowledge = (
  articles: readonly Passage[],
  questions: readonly KnownQuestion[],
  wordings: readonly KnownQuestion[] = [],
): Knowledge => ({
  articles,
  evidence: indexArticleEvidence(articles, [...questions, ...wordings]),
  confidence: fittedCurves,
  exact: indexExactMatches(articles, questions),
});
