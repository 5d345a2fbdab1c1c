// Indexes the articles for comparison with questions.
import { fields, scoreWords, type Entry } from './article-index.ts';
import type { MatchIndex } from './article-match.ts';
import type { Positions } from './coverage.ts';
import type { Passage } from './gather-knowledge.ts';
import type { Vocabulary } from './vocabulary.ts';
import { chunksOf, wordsOf } from './words.ts';

/** Weights of words by their position in the article. */
const shares = { title: 1, keywords: 1, answer: 0.8, text: 0.25, chunks: 0 };

export async function indexArticles(
  articles: readonly Passage[],
  vocabulary: Vocabulary,
): Promise<MatchIndex> {
  const entries = articles.map(({ title, keywords, answer, text }): Entry => ({
    title: vocabulary.stemsOf(title),
    keywords: vocabulary.stemsOf(keywords.join(' ')),
    answer: vocabulary.stemsOf(answer),
    text: vocabulary.stemsOf(text),
    chunks: chunksOf(vocabulary.contentOf([title, ...keywords].join(' '))),
  }));
  return {
    scores: await scoreWords(entries),
    phrases: articles.map(({ title, keywords }) =>
      [title, ...keywords].map((phrase) => wordsOf(phrase).join(' ')),
    ),
    positions: entries.map((entry) => [...positionsOf(entry)]),
  };
}

function positionsOf(entry: Entry): Positions {
  const found = new Map<string, number>();
  for (const field of fields.filter((name) => shares[name] > 0)) {
    for (const word of entry[field]) {
      found.set(word, Math.max(found.get(word) ?? 0, shares[field]));
    }
  }
  return found;
}
