import { expect, it } from 'vitest';
import { cssString } from './use-running-title';

it.each([
  ['Oma Riet', '"Oma Riet"'],
  ['Oma "Riet"', '"Oma \\22 Riet\\22 "'],
  ['een\ntwee', '"een\\a twee"'],
  ['\\', '"\\5c "'],
  ['</style>', '"\\3c /style>"'],
  ['👵 é', '"👵 é"'],
])('%j is escaped as one CSS string', (text, written) => {
  expect(cssString(text)).toBe(written);
});
