// The articles in Orama, in the form in which questions are compared with them.
import { create, insert, search } from '@orama/orama';

export const fields = ['title', 'keywords', 'answer', 'text', 'chunks'] as const;
export type Entry = Record<(typeof fields)[number], readonly string[]>;

/** Scores by the place of the article in the list; those that have none of the words are absent. */
export type ArticleIndex = (words: readonly string[]) => Promise<Map<number, number>>;

// Tuned on questions/tune.json, also with half of the keywords left out, since measured questions
// bring words that nobody thought of.
const boost = { title: 1.5, keywords: 4, answer: 1.5, text: 0.8, chunks: 0.4 };
const relevance = { k: 0.8, b: 0.2, d: 0.6 };
// Orama also finds longer words; with an end to each, only the whole word is found.
const end = '$';

export async function createIndex(entries: readonly Entry[]): Promise<ArticleIndex> {
  const index = create({
    schema: Object.fromEntries(fields.map((field) => [field, 'string' as const])),
    components: {
      tokenizer: {
        language: 'dutch',
        normalizationCache: new Map(),
        tokenize: (text: string) => text.split(' ').filter((word) => word !== ''),
      },
    },
  });
  const mark = (words: readonly string[]) => words.map((word) => word + end).join(' ');
  for (const [at, entry] of entries.entries()) {
    const marked = fields.map((field) => [field, mark(entry[field])]);
    await insert(index, { id: String(at), ...Object.fromEntries(marked) });
  }
  return async (words) => {
    if (words.length === 0) return new Map();
    const term = mark([...new Set(words)]);
    const { hits } = await search(index, {
      term,
      boost,
      relevance,
      threshold: 1,
      limit: entries.length,
    });
    return new Map(hits.map(({ id, score }) => [Number(id), score]));
  };
}
