import { expect, test } from 'vitest';
import { createItem } from './fixtures';
import { languageOf } from './item-language';

test.each([
  ['en', 'en'],
  ['en-CA', 'en-CA'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
  ['fy', 'fy'],
  ['nl', undefined],
  ['NL-be', undefined],
  ['nld-NLD', undefined],
  ['dut', undefined],
  ['nds-NL', 'nds-NL'],
  ['', undefined],
  ['Engels', undefined],
  ['en"onload="', undefined],
  [7, undefined],
  [undefined, undefined],
])('the language %j of a row gives %j', (language, expected) =>
  expect(languageOf(createItem({ metadata: { language } }))).toBe(expected),
);
