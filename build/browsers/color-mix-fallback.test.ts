import { parse } from 'postcss';
import { expect, it, test } from 'vitest';
import { addMixFallbacks, withoutMixes } from './color-mix-fallback.ts';

test.each([
  ['color-mix(in oklab, var(--ink) 85%, transparent)', 'var(--ink)'],
  ['color-mix(in oklab, var(--accent) 8%, transparent)', 'transparent'],
  ['color-mix(in oklab, var(--primary) 45%, var(--wash))', 'var(--wash)'],
  ['color-mix(in oklab, var(--a), var(--b) 70%)', 'var(--b)'],
  ['color-mix(in oklab, 20% var(--a), var(--b))', 'var(--b)'],
  ['color-mix(in oklab, var(--a), var(--b))', 'var(--a)'],
  ['color-mix(in oklab, rgb(0 0 0 / 40%) 10%, var(--b))', 'var(--b)'],
  ['color-mix(in oklab, color-mix(in oklab, var(--a) 91%, var(--b)) 92%, transparent)', 'var(--a)'],
  [
    '0 0 1px color-mix(in oklab, var(--a) 60%, red), 0 0 2px var(--b)',
    '0 0 1px var(--a), 0 0 2px var(--b)',
  ],
  ['var(--ink)', 'var(--ink)'],
])('%s falls back to %s', (value, fallback) => {
  expect(withoutMixes(value)).toBe(fallback);
});

function transform(css: string): string {
  const root = parse(css);
  addMixFallbacks(root);
  return root
    .toString()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/;?\s*\}/g, ' }')
    .trim();
}
const query = '@supports (color: color-mix(in lab, red, red))';
const mix = 'color-mix(in oklab, var(--a) 8%, transparent)';

it('mixes only where the browser can', () => {
  expect(transform(`a { color: ${mix}; margin: 0 }`)).toBe(
    `a { color: transparent; margin: 0; ${query} { color: ${mix} } }`,
  );
});

it('keeps a fallback that was chosen by hand', () => {
  expect(transform(`a { --a: red; --a: ${mix} }`)).toBe(`a { --a: red; ${query} { --a: ${mix} } }`);
});

it('keeps what overrides a part of a shorthand', () => {
  expect(transform(`a { border: 1px solid ${mix}; border-left: 0 }`)).toBe(
    `a { border: 1px solid transparent; border-left: 0; ${query} { border: 1px solid ${mix}; border-left: 0 } }`,
  );
});

it('replaces the fallback of Tailwind, nested or beside it', () => {
  const expected = `.x { color: transparent; ${query} { color: ${mix} } }`;
  expect(transform(`.x { color: var(--a); ${query} { color: ${mix} } }`)).toBe(expected);
  expect(transform(`.x { color: var(--a) } ${query} { .x { color: ${mix} } }`)).toBe(expected);
});

it('leaves what the build can compute', () => {
  const css = 'a { color: color-mix(in oklab, #1b1512 86%, transparent) }';
  expect(transform(css)).toBe(css);
});
