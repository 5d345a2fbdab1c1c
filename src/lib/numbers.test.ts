import { expect, test } from 'vitest';
import { countInWords, countOf } from './numbers';

test.each([
  [0, '0 gebeurtenissen', 'nul gebeurtenissen'],
  [1, '1 gebeurtenis', 'één gebeurtenis'],
  [2, '2 gebeurtenissen', 'twee gebeurtenissen'],
  [12, '12 gebeurtenissen', 'twaalf gebeurtenissen'],
  [60, '60 gebeurtenissen', '60 gebeurtenissen'],
  [2500, '2.500 gebeurtenissen', '2.500 gebeurtenissen'],
  [999_999, '999.999 gebeurtenissen', '999.999 gebeurtenissen'],
  [1_234_567, '1.234.567 gebeurtenissen', '1.234.567 gebeurtenissen'],
])('%i is %s', (count, inDigits, inWords) => {
  expect(countOf(count, 'gebeurtenis', 'gebeurtenissen')).toBe(inDigits);
  expect(countInWords(count, 'gebeurtenis', 'gebeurtenissen')).toBe(inWords);
});
