import { expect, it } from 'vitest';
import { copy } from './copy';

it.each([
  [1, '1 tot 10'],
  [1890, '1890 tot 1900'],
  [1920, '1920 tot 1930'],
  [1930, 'Jaren dertig'],
  [1990, 'Jaren negentig'],
  [2000, '2000 tot 2010'],
  [2030, '2030 tot 2040'],
])('names the decade from %d: %s', (first, name) => expect(copy.decade(first)).toBe(name));
