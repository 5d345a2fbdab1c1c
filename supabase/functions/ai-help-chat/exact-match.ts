// Finds questions that equal a title or a known question.
import type { Passage } from './gather-knowledge.ts';
import type { KnownQuestion } from './known-questions.ts';
import { wordsOf } from './words.ts';

/** Fewer words say too little to be sure. */
const leastWords = 3;

/** Entries of a map, for JSON. */
export type ExactIndex = [question: string, slug: string | null][];

export function indexExactMatches(
  knowledge: readonly Passage[],
  questions: readonly KnownQuestion[],
): ExactIndex {
  const known = new Map<string, string | null>();
  const learn = (text: string, slug: string | null, least: number) => {
    const words = wordsOf(text);
    if (words.length >= least && !known.has(words.join(' '))) known.set(words.join(' '), slug);
  };
  // Titles have priority, since visitors copy them from the page.
  for (const { title, slug } of knowledge) learn(title, slug, 1);
  for (const { question, articles } of questions) {
    learn(question, articles[0] ?? null, articles.length > 0 ? leastWords : 1);
  }
  return [...known];
}

/** The slug of the article; null for a known question without an article; undefined if unknown. */
export function createExactMatch(index: ExactIndex) {
  const known = new Map(index);
  return (question: string) => known.get(wordsOf(question).join(' '));
}
