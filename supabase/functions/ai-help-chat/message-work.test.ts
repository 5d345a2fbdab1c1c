// The work for a message is counted: the features that are looked up.
import { expect, test } from 'vitest';
import { readArticles } from './article-files.ts';
import { createReader } from './features.ts';
import { knownQuestions, wordings } from './known-questions.ts';
import { maxWordLength, wordsOf } from './words.ts';

const read = createReader();

const from = (code: number, count: number, space = '') =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(code + at)).join(space);
/** Words of frequent letters, no two alike. */
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
])('a message of 1,000 characters has bounded features: %s', (_, message) => {
  expect(read(message).size).toBeLessThan(4000);
});

test('no word of the articles and the known questions is cut', () => {
  const texts = [
    ...readArticles().flatMap(({ title, answer, text, keywords }) => [
      title,
      answer,
      text,
      ...keywords,
    ]),
    ...[...knownQuestions, ...wordings].map(({ question }) => question),
  ];
  const longest = Math.max(...texts.flatMap(wordsOf).map(({ length }) => length));
  expect(longest).toBeGreaterThan(20);
  expect(longest).toBeLessThan(maxWordLength);
  expect(wordsOf('a'.repeat(100))).toEqual(['a'.repeat(maxWordLength)]);
});
