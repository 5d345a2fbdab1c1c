import { expect, test } from 'vitest';
import { fullTitle } from '@shared/full-title';
import { plainText } from '@shared/plain-text';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test.each([
  [
    'marks of direction',
    [0x061c, 0x200e, 0x200f, ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)],
  ],
  ['old marks of direction and shape', range(0x206a, 0x206f)],
  ['spaces without width', [0x200b, 0x2060, 0xfeff, 0x180e]],
  ['operators without shape', range(0x2061, 0x2064)],
  ['soft hyphen and joiner of marks', [0x00ad, 0x034f]],
  ['fillers', [0x115f, 0x1160, 0x3164, 0xffa0]],
  ['notes between lines', range(0xfff9, 0xfffb)],
  ['lone surrogates', [0xd83d, 0xdc00]],
  ['tags outside a flag', range(0xe0020, 0xe007f)],
])('removes %s', (_, codes) => {
  for (const code of codes) {
    const sign = code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code);
    expect(plainText(`oma${sign}riet`), code.toString(16)).toBe('omariet');
    expect(plainText(`${sign} ${sign}`), code.toString(16)).toBe('');
  }
});

test('a control is a space', () => {
  for (const code of [...range(0, 31), ...range(127, 159)])
    expect(plainText(`oma${String.fromCharCode(code, code)}riet`), code.toString(16)).toBe(
      'oma riet',
    );
});

test.each([
  ['Oma Riet', 'Oma Riet'],
  [' Oma\r\n\tRiet\u2028en\u00a0opa ', 'Oma Riet en opa'],
  ['👩‍👩‍👧 ❤️', '👩‍👩‍👧 ❤️'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 thuis', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 thuis'],
  ['🏴\u202Etxt', '🏴txt'],
  ['می‌خواهم', 'می‌خواهم'],
  ['क्‍ष', 'क्‍ष'],
  ['سلام', 'سلام'],
  ['e\u0301\u0301', 'e\u0301\u0301'],
  ['\u200d\u200c', ''],
  ['\ufe0f', ''],
  ['foto\u202Egpj.exe', 'fotogpj.exe'],
])('%j becomes %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
  expect(plainText(plain)).toBe(plain);
});

// A step for each pair of characters would take minutes.
test.each(['\u{E0061}', '\u{1F3F4}\u{E0061}', '\u200D', ' \u200D', '\u202E', ' ', '\0'])(
  'takes a few steps for each of many %j',
  (text) => expect(plainText(`a${text.repeat(200_000)}b`)).toMatch(/^a[^]*b$/),
);

test.each([
  ['Prijzen', 'Prijzen | Anekdotes'],
  ['Anekdotes', 'Anekdotes'],
  ['Anekdotes van Riet', 'Anekdotes van Riet | Anekdotes'],
  ['Onze Anekdotes', 'Onze Anekdotes | Anekdotes'],
  ['Bank | Anekdotes.nl', 'Bank | Anekdotes.nl | Anekdotes'],
  ['Oma Riet | Anekdotes', 'Oma Riet | Anekdotes'],
])('the title %j becomes %j', (title, full) => expect(fullTitle(title, 'Anekdotes')).toBe(full));
