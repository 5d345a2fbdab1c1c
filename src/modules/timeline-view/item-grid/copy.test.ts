import { expect, it } from 'vitest';
import { copy } from './copy';

it.each([
  [1, 'Vanaf 1'],
  [1890, 'Vanaf 1890'],
  [1920, 'Vanaf 1920'],
  [1930, 'Jaren dertig'],
  [1990, 'Jaren negentig'],
  [2000, 'Vanaf 2000'],
  [2030, 'Vanaf 2030'],
])('names the decade from %d: %s', (first, name) => expect(copy.decade(first)).toBe(name));
