import { expect, test } from 'vitest';
import { conceptsOf } from './concepts.ts';
import { createReader } from './features.ts';

const read = createReader();
const namesOf = (text: string) => [...read(text).keys()];

test.each([
  ['its words', 'Foto’s toevoegen', 'word foto'],
  ['pairs of neighbours', 'een foto', 'pair een foto'],
  ['pieces of words', 'foto', 'piece ^fot'],
  ['ideas', 'kiekje', 'concept photo'],
])('a text is recognised by %s', (_, text, name) => {
  expect(namesOf(text)).toContain(name);
});

test('an empty text has no features', () => {
  expect(namesOf('?!')).toEqual([]);
});

test.each([
  ['overleden', 'dead'],
  ['overlijden', 'dead'],
  ['passed', 'dead'],
  ['hoeveel', 'count'],
])('"%s" has the concept "%s"', (word, concept) => {
  expect(conceptsOf(word)).toContain(concept);
});

test.each(['tulband', '', 'constructor'])('"%s" has no concept', (word) => {
  expect(conceptsOf(word)).toEqual([]);
});
