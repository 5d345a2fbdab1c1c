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
  // Families, parishes, titles and dates.
  [
    'Jan Bos, geb. 3 sept. 1944 te Zwolle, overl. 12 nov. 1980. Hij was bakker.',
    ['Jan Bos, geb. 3 sept. 1944 te Zwolle, overl. 12 nov. 1980.', 'Hij was bakker.'],
  ],
  [
    'Geb. Zwolle, ged. Kampen, begr. Urk. Klaar.',
    ['Geb. Zwolle, ged. Kampen, begr. Urk.', 'Klaar.'],
  ],
  [
    'Bij drs. Bos, ir. Vos en mej. De Wit. Daar.',
    ['Bij drs. Bos, ir. Vos en mej. De Wit.', 'Daar.'],
  ],
  [
    'De wed. Smit en zr. Agnes, met hr. Pool. Ja.',
    ['De wed. Smit en zr. Agnes, met hr. Pool.', 'Ja.'],
  ],
  ['In de Ned. Herv. Kerk. Vroeg.', ['In de Ned. Herv. Kerk.', 'Vroeg.']],
  ['Hr. Ms. Tromp lag er. Groot.', ['Hr. Ms. Tromp lag er.', 'Groot.']],
  ['Joh. Bos en Chr. Vos. Broers.', ['Joh. Bos en Chr. Vos.', 'Broers.']],
  ['Het was plm. 1910. Koud.', ['Het was plm. 1910.', 'Koud.']],
  ['Dat was fl. 12,50. Veel.', ['Dat was fl. 12,50.', 'Veel.']],
  ['Het kostte 20 fl. Dat was veel.', ['Het kostte 20 fl.', 'Dat was veel.']],
  ['Tel. 0522-123456. Bel maar.', ['Tel. 0522-123456.', 'Bel maar.']],
  ['Op 3 Jan. 1944 vroor het. Hard.', ['Op 3 Jan. 1944 vroor het.', 'Hard.']],
  ['Daar kwam Jan. Hij was laat.', ['Daar kwam Jan.', 'Hij was laat.']],
  ["Getrouwd 4-5-'55. Toen regende het.", ["Getrouwd 4-5-'55.", 'Toen regende het.']],
  ['Getrouwd 4.5.1955. Toen niet.', ['Getrouwd 4.5.1955.', 'Toen niet.']],
  ["De winter van '44/'45. Honger.", ["De winter van '44/'45.", 'Honger.']],
])('divides %j', (text, sentences) => expect(trimmed(text)).toEqual(sentences));

const wrapped =
  'Hier waait het zo hard dat mijn pet nu in Engeland ligt, en de\n' +
  'kok zegt dat dit nog een briesje is. Gisteren kwamen wij samen met\n' +
  'Piet en Kees langs de haven van Delfzijl, waar het op 3 sept.\n' +
  'zo mistig was dat niemand iets zag';
const poem =
  'Slaap kindje slaap\ndaar buiten loopt een schaap\neen schaap met witte voetjes\ndie drinkt zijn melk zo zoetjes';
const oneLine = (text: string) => trimmed(text).map((one) => one.replaceAll('\n', ' '));

describe('a line break', () => {
  test.each([
    [
      'does not end the sentence of a hard-wrapped letter',
      `Lieve moeder,\n${wrapped}.\nVeel liefs van\nHenk`,
      [
        'Lieve moeder,',
        'Hier waait het zo hard dat mijn pet nu in Engeland ligt, en de kok zegt dat dit nog een briesje is.',
        'Gisteren kwamen wij samen met Piet en Kees langs de haven van Delfzijl, waar het op 3 sept. zo mistig was dat niemand iets zag.',
        'Veel liefs van',
        'Henk',
      ],
    ],
    [
      'does not end a sentence that goes on in small letters',
      'Moeder,\nik ben\nmoe',
      ['Moeder, ik ben moe'],
    ],
    ['after an empty line', `${wrapped}\n\nhet was koud`, [...oneLine(wrapped), 'het was koud']],
    [
      'after a full stop, also before a name',
      'Het was een lange dag en wij waren allemaal moe van het lopen.\nPiet ook.',
      ['Het was een lange dag en wij waren allemaal moe van het lopen.', 'Piet ook.'],
    ],
    ['in a poem, each', poem, poem.split('\n')],
    ['of Windows', 'Dag moeder\r\nHet gaat goed', ['Dag moeder', 'Het gaat goed']],
    [
      'before each line of a list',
      'Wij namen alles mee wat er in de schuur van opa te vinden was:\n- een kist met gereedschap\n- de oude slee',
      [
        'Wij namen alles mee wat er in de schuur van opa te vinden was:',
        '- een kist met gereedschap',
        '- de oude slee',
      ],
    ],
  ])('%s', (_, text, sentences) => expect(oneLine(text)).toEqual(sentences));
});

// With a cost that grows with the square of the length, each of these takes minutes.
test.each([
  ['full stops', '.'],
  ['full stops and spaces', '. '],
  ['small sentences', 'a. '],
  ['spaces', ' '],
  ['empty lines', ' \n'],
  ['lines', 'en toen liepen wij langs de dijk\n'],
  ['quotes', '.”'],
  ['words', 'woord '],
  ['one word', 'x'],
  ['digits', '1'],
  ['initials', 'A.'],
  ['abbreviations', 'mgr. '],
  ['abbreviations and particles', 'mgr. Van den '],
  ['apostrophes', '’s. ’s '],
])('100,000 times %s', (_, part) => {
  const text = part.repeat(100_000);
  expect(splitSentences(text).join('').length).toBe(text.length);
});

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
