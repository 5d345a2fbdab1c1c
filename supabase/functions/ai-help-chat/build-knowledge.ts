// Builds knowledge.json from the articles and the known questions. This takes about a second of processor
// time, too much for the start of a hosted function.
import { indexArticleEvidence } from './article-evidence.ts';
import { indexExactMatches } from './exact-match.ts';
import type { Passage } from './gather-knowledge.ts';
import { indexArticles } from './index-articles.ts';
import type { KnownQuestion } from './known-questions.ts';
import type { Knowledge } from './retrieval.ts';
import { createVocabulary, indexVocabulary } from './vocabulary.ts';

export async function buildKnowledge(
  articles: readonly Passage[],
  questions: readonly KnownQuestion[],
): Promise<Knowledge> {
  const index = indexVocabulary(
    [
      ...articles.flatMap(({ title, keywords, answer }) => [title, ...keywords, answer]),
      ...questions.filter((known) => known.articles.length > 0).map(({ question }) => question),
    ],
    articles.map(({ text }) => text),
  );
  const vocabulary = createVocabulary(index);
  return {
    articles,
    vocabulary: index,
    evidence: indexArticleEvidence(articles, questions, vocabulary),
    match: await indexArticles(articles, vocabulary),
    exact: indexExactMatches(articles, questions),
  };
}
