import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { splitSentences } from './sentences';

const trimmed = (text: string) => splitSentences(text).map((sentence) => sentence.trim());

test.each([
  ['Het regende. We gingen toch.', ['Het regende.', 'We gingen toch.']],
  ['Kom je? Ja! Nou …  Goed dan.', ['Kom je?', 'Ja!', 'Nou …', 'Goed dan.']],
  ['Dag moeder\nHet gaat goed\n\nHenk', ['Dag moeder', 'Het gaat goed', 'Henk']],
  ['Zij zei: “Kom mee.” En ik ging.', ['Zij zei: “Kom mee.”', 'En ik ging.']],
  ['"Kom!" riep ze. Hij kwam.', ['"Kom!" riep ze.', 'Hij kwam.']],
  ["Het was stil. 's Avonds sneeuwde het.", ['Het was stil.', "'s Avonds sneeuwde het."]],
  ['Er waren o.a. Piet en Kees. Gezellig.', ['Er waren o.a. Piet en Kees.', 'Gezellig.']],
  ['Met bijv. Zwarte Piet. Klaar.', ['Met bijv. Zwarte Piet.', 'Klaar.']],
  ['Dat was ca. 1931. Denk ik.', ['Dat was ca. 1931.', 'Denk ik.']],
  ['Bij dr. Bos en mevr. De Wit. Daar.', ['Bij dr. Bos en mevr. De Wit.', 'Daar.']],
  ['Door J.P. van Dam en H. Bos. Echt.', ['Door J.P. van Dam en H. Bos.', 'Echt.']],
  ['Melk, brood enz. Toen naar huis.', ['Melk, brood enz.', 'Toen naar huis.']],
  ['Het kostte 1.500 gulden. Veel.', ['Het kostte 1.500 gulden.', 'Veel.']],
  ['1. Aardappels\n2. Uien', ['1. Aardappels', '2. Uien']],
  ['Geboren in 1955. Gestorven in 2020.', ['Geboren in 1955.', 'Gestorven in 2020.']],
  ['', []],
  ['Zonder punt', ['Zonder punt']],
])('divides %j', (text, sentences) => expect(trimmed(text)).toEqual(sentences));

describe('a long sentence', () => {
  const clause = 'en toen liepen we langs de dijk naar het dorp waar oma woonde, ';

  it('is divided after a comma', () => {
    const parts = trimmed(clause.repeat(6));
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(200);
      expect(part).toMatch(/woonde,$/);
    }
  });

  it('without commas is divided between words', () =>
    expect(
      trimmed('langs de dijk '.repeat(30)).every((part) => /^langs.*dijk$|^(de|dijk)/.test(part)),
    ).toBe(true));
});

test('the sentences of any text are the text, and none is long', () => {
  const word = constantFrom(
    'Kom',
    'o.a.',
    'dr.',
    '1955.',
    'ja!',
    '\n',
    '”',
    '👨‍👩‍👧',
    'x'.repeat(90),
    ', ',
  );
  const text = oneof(
    string({ unit: 'grapheme' }),
    array(word).map((all) => all.join(' ')),
  );
  assert(
    property(text, (any) => {
      const sentences = splitSentences(any);
      expect(sentences.join('')).toBe(any);
      expect(sentences.every((one) => one !== '' && one.trimEnd().length <= 200)).toBe(true);
    }),
  );
});
