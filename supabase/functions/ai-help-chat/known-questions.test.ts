import { expect, test } from 'vitest';
import { readArticles } from './article-files.ts';
import { knownQuestions } from './known-questions.ts';

test('known questions refer to existing articles', () => {
  const slugs = new Set(readArticles().map(({ slug }) => slug));
  const named = knownQuestions.flatMap(({ articles }) => articles);
  expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
});
