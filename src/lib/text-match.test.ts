import { describe, expect, it, test } from 'vitest';
import { byAlphabet, normalizeText } from './text-match';

describe('normalizeText', () => {
  it.each([
    ['Oma RIET', 'oma riet'],
    ['Curaçao', 'curacao'],
    ['CURAC\u0327AO', 'curacao'],
    ['Éérst naar het café', 'eerst naar het cafe'],
    ['IJsland', 'ijsland'],
    ['\u0132sland', 'ijsland'],
    ['\u0133sje', 'ijsje'],
    ['b\u00edj\u0301na', 'bijna'],
    ['\u0130stanbul', 'istanbul'],
    ['oma\u2019s fiets', "oma's fiets"],
    ['oma\u2018s fiets', "oma's fiets"],
    ['\u039f\u03b4\u03cc\u03c2', '\u03bf\u03b4\u03bf\u03c2'],
    ['日本', '日本'],
    ['', ''],
  ])('%j becomes %j', (text, expected) => expect(normalizeText(text)).toBe(expected));

  it('gives the same result for upper and lower case', () => {
    for (const text of ['Zoë', 'ĳs', 'Curaçao', 'naïef', 'ñandú'])
      expect(normalizeText(text.toUpperCase())).toBe(normalizeText(text));
  });
});

test('sorts names by the Dutch alphabet, and numbers by value', () =>
  expect(
    ['Zeist', 'Ede', 'École', 'Straat 10', 'Straat 9', 'IJmuiden', 'ede'].toSorted(byAlphabet),
  ).toEqual(['École', 'ede', 'Ede', 'IJmuiden', 'Straat 9', 'Straat 10', 'Zeist']));
