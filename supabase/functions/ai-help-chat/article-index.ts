// Weighs the words of the articles with Orama, when the knowledge is built.
import { create, insert, search } from '@orama/orama';

export const fields = ['title', 'keywords', 'answer', 'text', 'chunks'] as const;
export type Entry = Record<(typeof fields)[number], readonly string[]>;

/** For each word the articles that have it, by their place in the list, and what it scores there. */
export type WordScores = [word: string, scores: [at: number, score: number][]][];

// Tuned on questions/tune.json, also with half of the keywords left out, since measured questions
// bring words that nobody thought of.
const boost = { title: 1.5, keywords: 4, answer: 1.5, text: 0.8, chunks: 0.4 };
const relevance = { k: 0.8, b: 0.2, d: 0.6 };
// Orama also finds longer words; with an end to each, only the whole word is found.
const end = '$';

/**
 * The score of a question is the sum of the scores of its words (BM25 without fuzzy matches), so
 * a table of words is all that is needed to search.
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
