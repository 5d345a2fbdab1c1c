import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '@/lib/color';

const css = readFileSync('src/themes.css', 'utf8');

/** Theme name → role → hex, as themes.css has them. */
const themes = Object.fromEntries(
  [...css.matchAll(/\[data-theme='(\w+)'\]\s*\{([^}]*)\}/g)].map(([, name, body]) => [
    name!,
    Object.fromEntries(
      [...body!.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, role, value]) => [role!, value!]),
    ),
  ]),
);

const backgrounds = ['paper', 'wash', 'card', 'accent-wash'];

it('has the seven themes, each with the same roles', () => {
  expect(Object.keys(themes)).toEqual([
    'classic',
    'ocean',
    'nature',
    'sunset',
    'royal',
    'cherry',
    'football',
  ]);
  const roles = Object.keys(themes.classic!);
  for (const theme of Object.values(themes)) expect(Object.keys(theme)).toEqual(roles);
});

describe.each(Object.entries(themes))('theme %s', (_, theme) => {
  const contrast = (text: string, background: string) =>
    contrastRatio(theme[text]!, theme[background]!);

  it.each(backgrounds)('text has enough contrast on %s', (background) => {
    expect(contrast('ink', background)).toBeGreaterThanOrEqual(7);
    for (const text of ['muted', 'primary', 'accent'])
      expect(contrast(text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['primary', 'accent'])('white text has enough contrast on %s', (background) => {
    expect(contrastRatio('#ffffff', theme[background]!)).toBeGreaterThanOrEqual(4.5);
  });

  it('the border of a field has a contrast of at least 3:1', () => {
    for (const background of ['paper', 'wash', 'card'])
      expect(contrast('edge', background), background).toBeGreaterThanOrEqual(3);
  });
});
