import { expect, it } from 'vitest';
import { truncateWords } from './article-text';

it.each([
  ['Kort genoeg.', 12, 'Kort genoeg.'],
  ['Een foto, en nog een foto erbij', 16, 'Een foto, en…'],
  ['Een foto, en nog een', 10, 'Een foto…'],
  ['Onafgebrokenlangwoord', 10, 'Onafgebro…'],
])('truncates "%s" to %d characters', (text, maxLength, cut) => {
  expect(truncateWords(text, maxLength)).toBe(cut);
  expect(cut.length).toBeLessThanOrEqual(maxLength);
});
