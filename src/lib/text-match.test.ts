import { describe, expect, it, test } from 'vitest';
import {
  alphabetOrder,
  normalizeText,
  searchableText,
  searchTerms,
  textMatcher,
} from './text-match';

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
    ['\u039f\u03b4\u03cc\u03c2', '\u03bf\u03b4\u03bf\u03c3'],
    ['日本', '日本'],
    ['', ''],
    // White space of every kind.
    ['naar\nzandvoort', 'naar zandvoort'],
    ['opa \u00a0 \r\n\t henk', 'opa henk'],
    ['a\u2009b\u202fc\u3000d\u2028e\x85f\u2800g', 'a b c d e f g'],
    ['\u200b \u00a0 oma \n\ufeff', 'oma'],
    // Invisible characters.
    ['foto\u00adalbum', 'fotoalbum'],
    ['\u202eo\u200bm\u200c\u200da\u2060\ufeff\u034f\u2066', 'oma'],
    ['\u2764\ufe0f', '\u2764'],
    // Dashes and quotes of every kind.
    ['1950\u20131960', '1950-1960'],
    ['a\u2010b\u2011c\u2012d\u2014e\u2212f\ufe63g\uff0dh', 'a-b-c-d-e-f-g-h'],
    ['a -- b \u2014 c', 'a - b - c'],
    ['oma`s oma\u00b4s oma\u02bcs oma\u2032s oma\uff07s', "oma's oma's oma's oma's oma's"],
    [
      '\u201coma\u201d \u201eoma\u201d \u00aboma\u00bb \u2039oma\u203a "oma"',
      "'oma' 'oma' 'oma' 'oma' 'oma'",
    ],
    ["''oma''", "'oma'"],
    // Letters that do not decompose, ligatures, full width, other forms of a letter.
    ['Søren Łódź Đurđa Þór', 'soren lodz durda thor'],
    ['straße STRASSE Straẞe', 'strasse strasse strasse'],
    ['cœur Æbele', 'coeur aebele'],
    ['\ufb01ets', 'fiets'],
    ['ＯＭＡ', 'oma'],
    ['\u{1d40e}\u{1d426}\u{1d41a}', 'oma'],
    ['1½ №', '11/2 no'],
    ['ſ \u212a', 's k'],
    ['ILIK ılık', 'ilik ilik'],
  ])('%j becomes %j', (text, expected) => expect(normalizeText(text)).toBe(expected));

  it('gives the same result for upper and lower case', () => {
    for (const text of ['Zoë', 'ĳs', 'Curaçao', 'naïef', 'ñandú'])
      expect(normalizeText(text.toUpperCase())).toBe(normalizeText(text));
  });
});

test('is idempotent', () => {
  for (const text of ['Søren', 'ŉ', '"oma\u00b4s"', '\u0130 \u00a0', '½', 'ΣΑΣ', '\u2033'])
    expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
});

test.each([
  ['naar Zandvoort', ['naar', 'zandvoort']],
  ['naar\u00a0\u200bzandvoort ', ['naar', 'zandvoort']],
  ['"naar Zandvoort"', ['naar zandvoort']],
  ['oma "naar \n zandvoort" fiets', ['oma', 'naar zandvoort', 'fiets']],
  ['\u201cnaar zandvoort\u201d', ['naar zandvoort']],
  ['\u201enaar zandvoort\u201d', ['naar zandvoort']],
  ['\u201enaar zandvoort\u201c', ['naar zandvoort']],
  ['\u00abnaar zandvoort\u00bb', ['naar zandvoort']],
  ['"de zee" "de wind"', ['de zee', 'de wind']],
  ['"naar zandvoort', ['naar', 'zandvoort']],
  ['"de zee" "de wind', ['de zee', 'de', 'wind']],
  ['\u2018naar zandvoort\u2019', ['naar', 'zandvoort']],
  ['oma, opa (en) Wim?', ['oma', 'opa', 'en', 'wim']],
  ['"oma, opa."', ['oma, opa']],
  ["oma's", ["oma's"]],
  ['.*', ['.*']],
  ['-', ['-']],
  ['""', []],
  ['"', []],
  ['" "', []],
  [' \u200b\n', []],
])('the search %j has the terms %j', (search, terms) => expect(searchTerms(search)).toEqual(terms));

const finds = (search: string, ...texts: string[]) =>
  textMatcher(search)?.(searchableText(...texts));

test.each([
  ['de fiets van oma', 'oma fiets', true],
  ['de fiets van oma', '"oma fiets"', false],
  ['de fiets van oma', '"van oma"', true],
  ['de fiets van oma', 'oma opa', false],
  ['de fiets van oma', '', undefined],
  ['de fiets van oma', '"', undefined],
])('%j has the terms of %j: %j', (text, search, expected) =>
  expect(finds(search, text)).toBe(expected),
);

describe('separators', () => {
  it.each<[searches: string[], texts: string[]]>([
    [
      [
        'A.M. de Jong',
        'A. M. de Jong',
        'AM de Jong',
        'am de jong',
        'a.m.de jong',
        '"A.M. de Jong"',
      ],
      ['A.M. de Jong', 'A. M. de Jong', 'AM de Jong', 'am de jong'],
    ],
    [['"AM de Jong"'], ['A.M. de Jong', 'A. M. de Jong']],
    [['A.M. de Jong', 'am de jong'], ['A.M.de Jong']],
    [
      ['J.Th. Bakker', 'J. Th. Bakker', 'JTh Bakker'],
      ['J.Th. Bakker', 'J. Th. Bakker', 'JTh Bakker'],
    ],
    [
      ['P.IJ.C. Bos', 'PIJC Bos'],
      ['P.IJ.C. Bos', 'P. IJ. C. Bos', 'PIJC Bos'],
    ],
    [
      ['1944-45', '1944-’45', '1944–’45', '194445'],
      ['1944-45', '1944-’45', '1944–’45'],
    ],
    [
      ['1944-1945', '1944 – 1945', '1944 1945'],
      ['1944-1945', '1944 – 1945', '1944 1945'],
    ],
    [
      ['Sint-Nicolaas', 'Sint Nicolaas', 'sint–nicolaas'],
      ['Sint-Nicolaas', 'Sint Nicolaas', 'SintNicolaas', 'Het Sint Nicolaasfeest'],
    ],
    [
      ['oma’s', 'omas', "oma's"],
      ['oma’s', 'omas'],
    ],
    [
      ['foto-album', 'fotoalbum'],
      ['foto-album', 'fotoalbum', 'foto-\nalbum', 'foto-\r\n album', 'trouwfotoalbum'],
    ],
    [
      ['’s-Hertogenbosch', 's-hertogenbosch'],
      ['’s-Hertogenbosch', 's Hertogenbosch', 'sHertogenbosch'],
    ],
    [
      ['o.a.', 'oa'],
      ['o.a.', 'o. a.', 'oa'],
    ],
  ])('%j find %j', (searches, texts) => {
    for (const search of searches)
      for (const text of texts)
        expect(finds(search, `Over ${text} gesproken`), `${search} in ${text}`).toBe(true);
  });

  it.each([
    // A space is kept, but between initials.
    ['mde', 'Ik am de Jong'],
    ['mde', 'A. M. de Jong'],
    ['omariet', 'oma riet'],
    ['zeewind', 'De zee. Wind'],
    ['tvtoen', 'Hij keek tv. Toen'],
    ['zeeen', 'zee - en wind'],
    // A letter by itself is a word, and begins one.
    ["oma's", 'Oma stond op'],
    ["oma's", 'Thomas'],
    ['a.m.', 'De kamer'],
    ['a.m.', 'Oma maakte soep'],
    ['e-mail', 'De mail'],
    // Each field by itself.
    ['sint-nicolaas', 'sint', 'nicolaas'],
    ['.*', 'alles'],
    ['a.b', 'acb'],
  ])('%j does not find %j', (search, ...texts) => expect(finds(search, ...texts)).toBe(false));
});

test('sorts names by the Dutch alphabet, and numbers by value', () =>
  expect(
    ['Zeist', 'Ede', 'École', 'Straat 10', 'Straat 9', 'IJmuiden', 'ede'].toSorted(alphabetOrder()),
  ).toEqual(['École', 'ede', 'Ede', 'IJmuiden', 'Straat 9', 'Straat 10', 'Zeist']));
