import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { createVocabulary, indexVocabulary } from './vocabulary.ts';
import { stem, wordsOf } from './words.ts';

const vocabulary = createVocabulary(
  indexVocabulary(
    ['abonnement opzeggen', 'foto toevoegen', 'limiet voor opslag', 'prijs', 'oma', 'verjaardag'],
    ['Op de camping staat een caravan.'],
  ),
);
const stemsOf = (question: string) => vocabulary.termsOf(question).flatMap(({ stems }) => stems);

describe('maps to words of the articles:', () => {
  test.each([
    ['plurals', "foto's, fotos, foto’s", ['foto']],
    ['capitals and accents', 'PRÍJS', ['prijs']],
    ['a missing or extra letter', 'abonement abbonnement', ['abonnement']],
    ['swapped letters', 'opzegegn', ['opzeggen']],
    ['another spelling of the same sound', 'preis', ['prijs']],
    ['a compound', 'fotolimiet', ['foto', 'limiet']],
    ['a compound with a linking letter', 'verjaardagsfoto', ['verjaardag', 'foto']],
    ['diminutives', 'fotootje fotoke omaatje', ['foto', 'oma']],
    ['English', 'add a picture', ['toevoegen', 'foto']],
    ['informal words', 'kiekjes', ['foto']],
    ['a word that occurs only in the text', 'caravan', ['caravan']],
  ])('%s', (_, question, words) => {
    expect([...new Set(stemsOf(question))]).toEqual(words.map(stem));
  });
});

test.each(['caravn', 'campig', 'fiets', 'xyz', '1997'])('does not map "%s"', (word) => {
  expect(vocabulary.termsOf(word)).toEqual([{ stems: [], trust: 0 }]);
});

test('removes and returns stop words', () => {
  expect(vocabulary.termsOf('Hallo, hoe kan ik dat eigenlijk doen?')).toEqual([]);
  expect(vocabulary.smallTalkOf('Hoeveel is het?')).toEqual([stem('hoeveel')]);
});

test('a repeated word counts once', () => {
  expect(vocabulary.termsOf('prijs prijs prijs')).toHaveLength(1);
});

test('splits text into words', () => {
  expect(wordsOf('Back-up: 2,75 per e-mail (café’s)?')).toEqual([
    'backup',
    '2',
    '75',
    'per',
    'email',
    'cafe',
  ]);
});

test.each([
  ['foto', 'foto', 0],
  ['foto', 'fot', 1],
  ['foto', 'ofto', 1],
  ['foto', 'fatt', 2],
  ['foto', 'geluid', 3],
  ['', 'ab', 2],
])('the distance from "%s" to "%s" is %i', (left, right, distance) => {
  expect(editDistance(left, right, 2)).toBe(distance);
});
