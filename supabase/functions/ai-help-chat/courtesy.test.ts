import { expect, it } from 'vitest';
import { courtesyOf } from './courtesy.ts';

it.each([
  ['hallo', 'greeting'],
  ['Goedemorgen!', 'greeting'],
  ['Dank je wel hoor', 'thanks'],
  ['bedankt voor de hulp', 'thanks'],
  ['thank you', 'thanks'],
  ['Hallo, wat kost het?', undefined],
  ['dank voor de prijs', undefined],
  ['je', undefined],
  ['', undefined],
])('"%s" is %s', (message, expected) => {
  expect(courtesyOf(message)).toBe(expected);
});
