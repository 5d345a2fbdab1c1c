import { expect, test } from 'vitest';
import { cleanModelText } from './model-text.ts';

const rules = { given: 'Premium kost € 2,75 per maand.', supportEmail: 'hulp@anekdotes.example' };
const clean = (text: string) => cleanModelText(text, rules);

// With a pattern that tries each character of a run as a start, one of these takes minutes.
test.each(
  ['a.', 'a', '.', '-', '1.', 'a+', 'a-.', 'www.', 'a.com.', '![', '[', '\n', '\n ', '\u2028'].map(
    (piece) => [JSON.stringify(piece), piece] as const,
  ),
)('a run of %s is read to the end, and is no answer', (_, piece) => {
  expect(clean(piece.repeat(640_000 / piece.length))).toBeUndefined();
  expect(clean(`a@${piece.repeat(640_000 / piece.length)}`)).toBeUndefined();
});

test('of an endless answer the beginning is shown', () => {
  const shown = clean('Dat is het. '.repeat(50_000))!;
  expect(shown.length).toBeLessThanOrEqual(1200);
  expect(shown).toMatch(/het\.$/);
});

test.each([
  ['Kijk op a.b+c-d://elders.example/x voor meer.', 'Kijk op voor meer.'],
  ['Kijk op 1.http://elders.example voor meer.', 'Kijk op voor meer.'],
  ['Kijk op ://elders.example voor meer.', 'Kijk op voor meer.'],
  [`Kijk op ${'a'.repeat(50)}://elders.example voor meer.`, 'Kijk op voor meer.'],
  ['Mail naar a.b+c-d@elders.example of niet.', 'Mail naar of niet.'],
  ['Dat is [een [foto](https://elders.example) van het huis.', 'Dat is [een foto van het huis.'],
  ['Dat is een kop:\u2028# Het is de kop.', 'Dat is een kop:\nHet is de kop.'],
])('"%s" becomes "%s"', (text, shown) => {
  expect(clean(text)).toBe(shown);
});
