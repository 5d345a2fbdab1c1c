import { expect, it } from 'vitest';
import { createExactMatch, indexExactMatches } from './exact-match.ts';
import { smallArticles } from './testing/small-knowledge.ts';

const [first] = smallArticles;
const exact = createExactMatch(
  indexExactMatches(smallArticles, [
    { question: 'Hoe stop ik?', articles: ['opzeggen'] },
    { question: 'Wat wordt het weer?', articles: [] },
    { question: 'opzeggen dus', articles: ['opzeggen'] },
  ]),
);

it.each([
  [first!.title, first!.slug],
  [`  ${first!.title.toUpperCase()} `, first!.slug],
  // A keyword says too little to be sure.
  [first!.keywords[0]!, undefined],
  ['opzeggen dus', undefined],
  ['hoe stop ik', 'opzeggen'],
  ['Wat wordt het weer', null],
  ['Wat wordt het weer morgen', undefined],
  ['', undefined],
  ['?!', undefined],
])('matches "%s" with %s', (question, expected) => {
  expect(exact(question)).toBe(expected);
});
