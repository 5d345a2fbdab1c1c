// Naive Bayes scores of each article and of "no article", trained on articles and known questions.
import { createEvidence, indexSamples, type EvidenceIndex, type Sample } from './evidence.ts';
import { createReader, isTellingOnce } from './features.ts';
import type { Passage } from './gather-knowledge.ts';
import type { KnownQuestion } from './known-questions.ts';

export interface Verdict {
  /** By the index of the article. */
  articles: number[];
  /** The score of "no article". */
  none: number;
}

/** Weights of texts; chosen by cross-validation, see docs/help-assistant.md. */
const weights = { phrase: 1, text: 0.7, question: 0.7 };

export function indexArticleEvidence(
  articles: readonly Passage[],
  questions: readonly KnownQuestion[],
): EvidenceIndex {
  const none = articles.length;
  const indexes = new Map(articles.map(({ slug }, at) => [slug, at]));
  const read = createReader();
  const sampleOf = (text: string, subjects: number[], weight: number): Sample => {
    return { features: read(text), subjects, weight };
  };
  return indexSamples(
    [
      ...articles.flatMap(({ title, keywords, answer, text }, at) => [
        ...[title, ...keywords].map((phrase) => sampleOf(phrase, [at], weights.phrase)),
        ...[answer, text].map((passage) => sampleOf(passage, [at], weights.text)),
      ]),
      ...questions.map((known) => {
        const subjects = known.articles.map((slug) => {
          const index = indexes.get(slug);
          if (index === undefined) throw new Error(`A known question names no article: ${slug}`);
          return index;
        });
        return sampleOf(known.question, subjects.length > 0 ? subjects : [none], weights.question);
      }),
    ],
    articles.length + 1,
    isTellingOnce,
  );
}

export function createArticleEvidence(index: EvidenceIndex) {
  const evidence = createEvidence(index);
  return (question: string): Verdict => {
    const found = evidence(createReader()(question));
    return { articles: found.slice(0, -1), none: found.at(-1)! };
  };
}
