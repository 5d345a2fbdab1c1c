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
])('names the decade from %d: %s', (firstYear, name) =>
  expect(copy.period({ unit: 'decade', firstYear })).toBe(name),
);

it('names a year, and items without a date', () => {
  expect(copy.period({ unit: 'year', firstYear: 1950 })).toBe('1950');
  expect(copy.period({ unit: 'decade', firstYear: null })).toBe('Zonder datum');
});
