import { expect, it } from 'vitest';
import { isPermissive, noticeOf, packageFolders, writeNotices } from './licences.ts';

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

it('finds the packages of modules, nested and scoped ones too', () => {
  expect(
    packageFolders([
      '/site/src/main.tsx',
      '/site/node_modules/zod/v4/mini/index.js',
      '/site/node_modules/zod/v4/core/index.js',
      '\0/site/node_modules/react/index.js?commonjs-module',
      'C:\\site\\node_modules\\@tanstack\\query-core\\build\\index.js',
      '/site/node_modules/d3-geo/node_modules/d3-array/src/range.js',
      '\0vite/preload-helper.js',
    ]),
  ).toEqual([
    '/site/node_modules/d3-geo/node_modules/d3-array',
    '/site/node_modules/react',
    '/site/node_modules/zod',
    'C:/site/node_modules/@tanstack/query-core',
  ]);
});

it('returns the text of a licence, and throws for a copyleft licence', () => {
  const { name, licence, text } = noticeOf('node_modules/react');
  expect(name).toMatch(/^react \d/);
  expect(licence).toBe('MIT');
  expect(text).toContain('Permission is hereby granted');
  expect(() => noticeOf('node_modules/axe-core')).toThrow(/axe-core may not reach a browser.*MPL/);
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
