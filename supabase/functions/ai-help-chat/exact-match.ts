// Finds questions that equal a title, a keyword or a known question.
import type { Passage } from './gather-knowledge.ts';
import type { KnownQuestion } from './known-questions.ts';
import { wordsOf } from './words.ts';

/** The slug of the article; null for a known question without an article; undefined if unknown. */
export type ExactMatch = (question: string) => string | null | undefined;

const keyOf = (text: string) => wordsOf(text).join(' ');

/** Entries of a map, for JSON. */
export type ExactIndex = [question: string, slug: string | null][];

export function indexExactMatches(
  knowledge: readonly Passage[],
  questions: readonly KnownQuestion[],
): ExactIndex {
  const known = new Map<string, string | null>();
  const learn = (text: string, slug: string | null) => {
    const key = keyOf(text);
    if (key !== '' && !known.has(key)) known.set(key, slug);
  };
  // Titles have priority, since visitors copy them from the page.
  for (const { title, slug } of knowledge) learn(title, slug);
  for (const { question, articles } of questions) learn(question, articles[0] ?? null);
  for (const { keywords, slug } of knowledge) {
    for (const keyword of keywords) learn(keyword, slug);
  }
  return [...known];
}

export function createExactMatch(index: ExactIndex): ExactMatch {
  const known = new Map(index);
  return (question) => known.get(keyOf(question));
}
