// Computes the BM25 scores of all words with Orama, at build time.
import { create, insert, search } from '@orama/orama';

export const fields = ['title', 'keywords', 'answer', 'text', 'chunks'] as const;
export type Entry = Record<(typeof fields)[number], readonly string[]>;

/** For each word, the indexes of the articles that contain it, with its scores. */
export type WordScores = [word: string, scores: [index: number, score: number][]][];

// Tuned on questions/tune.json, also with half of the keywords left out, to generalise to new words.
const boost = { title: 1.5, keywords: 4, answer: 1.5, text: 0.8, chunks: 0.4 };
const relevance = { k: 0.8, b: 0.2, d: 0.6 };
// Orama also matches prefixes; an end marker restricts the match to whole words.
const end = '$';

/**
 * The BM25 score of a question without fuzzy matches is the sum of the scores of its words, so a
 * table of words is enough for a search.
 */
export async function scoreWords(entries: readonly Entry[]): Promise<WordScores> {
  const index = create({
    schema: Object.fromEntries(fields.map((field) => [field, 'string' as const])),
    sort: { enabled: false },
    components: {
      tokenizer: {
        language: 'dutch',
        normalizationCache: new Map(),
        tokenize: (text: string) => text.split(' ').filter((word) => word !== ''),
      },
    },
  });
  for (const [at, entry] of entries.entries()) {
    const marked = fields.map((field) => [field, entry[field].map(mark).join(' ')]);
    await insert(index, { id: String(at), ...Object.fromEntries(marked) });
  }
  const limit = entries.length;
  const scores: WordScores = [];
  for (const word of new Set(entries.flatMap((entry) => fields.flatMap((field) => entry[field])))) {
    const term = mark(word);
    const { hits } = await search(index, { term, boost, relevance, threshold: 1, limit });
    scores.push([word, hits.map(({ id, score }) => [Number(id), score])]);
  }
  return scores;
}

const mark = (word: string) => word + end;
