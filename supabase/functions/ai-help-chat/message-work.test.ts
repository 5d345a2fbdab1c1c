// The work for a message is counted: letters that are stemmed, and words that are compared.
import { beforeEach, expect, test, vi } from 'vitest';
import { readArticles } from './article-files.ts';
import { buildKnowledge } from './build-knowledge.ts';
import { knownQuestions } from './known-questions.ts';
import { createRetrieval } from './retrieval.ts';
import { maxWordLength, wordsOf } from './words.ts';

const work = vi.hoisted(() => ({ letters: 0, comparisons: 0 }));

vi.mock('@orama/stemmers/dutch', async (original) => {
  const { stemmer } = await original<typeof import('@orama/stemmers/dutch')>();
  return {
    stemmer(word: string) {
      work.letters += word.length;
      return stemmer(word);
    },
  };
});

vi.mock('./edit-distance.ts', async (original) => {
  const { editDistance } = await original<typeof import('./edit-distance.ts')>();
  return {
    editDistance(...words: Parameters<typeof editDistance>) {
      work.comparisons += 1;
      return editDistance(...words);
    },
  };
});

const knowledge = await buildKnowledge(readArticles(), knownQuestions);
const find = createRetrieval(knowledge);

beforeEach(() => Object.assign(work, { letters: 0, comparisons: 0 }));

const from = (code: number, count: number, space = '') =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(code + at)).join(space);
/** Words of frequent letters, no two alike, which resemble many known words. */
const words = (length: number) =>
  Array.from({ length: Math.floor(1000 / (length + 1)) }, (_, at) =>
    Array.from(
      { length },
      (__, place) => 'enratisdol'[(Math.imul(at * 97 + place + 1, 0x9e3779b1) >>> 16) % 10],
    ).join(''),
  ).join(' ');

test.each<readonly [string, string]>([
  ['Hangul syllables', from(0xac00, 1000)],
  ['Hangul syllables with spaces', from(0xac00, 500, ' ')],
  ['Chinese', from(0x4e00, 1000)],
  ['emoji', '👵'.repeat(1000)],
  ['combining marks', `a${'\u0301'.repeat(999)}`],
  ['letters with accents', 'ǖ'.repeat(1000)],
  ['an Arabic phrase in one character', '\ufdfa'.repeat(1000)],
  ['one letter', 'a'.repeat(1000)],
  ['one long word', 'vergeetmijnietje'.repeat(62)],
  ['letters and full stops', 'a.'.repeat(500)],
  ['letters and apostrophes', "a'".repeat(500)],
  ...[2, 4, 5, 8, 12, 40].map((length) => [`words of ${length} letters`, words(length)] as const),
])('a message of 1,000 characters costs bounded work: %s', (_, message) => {
  find(message);
  expect(work.letters).toBeLessThan(100_000);
  expect(work.comparisons).toBeLessThan(30_000);
});

test('no word of the articles and the known questions is cut', () => {
  const longest = Math.max(...knowledge.vocabulary.words.map(({ length }) => length));
  expect(longest).toBeGreaterThan(20);
  expect(longest).toBeLessThan(maxWordLength);
  expect(wordsOf('a'.repeat(100))).toEqual(['a'.repeat(maxWordLength)]);
});
