import { expect, it } from 'vitest';
import { isPermissive, noticesOf, writeNotices } from './licences.ts';

it.each([
  ['MIT', true],
  ['(MIT OR Apache-2.0)', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['MIT AND ISC', true],
  ['GPL-3.0-only', false],
  ['LGPL-2.1', false],
  ['AGPL-3.0-only', false],
  ['MPL-2.0', false],
  ['MIT AND GPL-2.0-only', false],
  ['MIT OR GPL-2.0-only AND ISC', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  ['none', false],
])('%s: permissive is %j', (expression, expected) => {
  expect(isPermissive(expression)).toBe(expected);
});

it('throws for a package with a copyleft licence, or with none', () => {
  const react = { name: 'react', version: '19.0.0', identifier: 'MIT', text: 'Permission' };
  expect(noticesOf([react])).toEqual([
    { name: 'react 19.0.0', licence: 'MIT', text: 'Permission' },
  ]);
  const axe = { name: 'axe-core', version: '4.0.0', identifier: 'MPL-2.0' };
  expect(() => noticesOf([react, axe])).toThrow(/axe-core may not reach a browser.*MPL/);
  expect(() => noticesOf([{ name: 'a', version: '1.0.0' }])).toThrow(/its licence is none/);
});

it('writes one block for each notice', () => {
  const text = writeNotices([
    { name: 'a 1.0.0', licence: 'MIT', text: 'Copyright A' },
    { name: 'b 2.0.0', licence: 'ISC', text: '' },
  ]);
  expect(text.split('-'.repeat(72)).map((part) => part.trim())).toEqual([
    'This site is made with the following packages, fonts and data.',
    'a 1.0.0\nMIT\n\nCopyright A',
    'b 2.0.0\nISC',
  ]);
});
