import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '@/lib/color';
import { createItem } from '@/modules/timeline/fixtures';
import { backgrounds, ownerColors } from '@/modules/timeline/use-owner-colors';
import { compose } from './compose';
import { chapterStyle, dayColors, paperOf } from './paper-tone';

const css = readFileSync('src/themes.css', 'utf8');
type Theme = Record<string, string>;
const themes = [...css.matchAll(/\[data-theme='(\w+)'\] \{([^}]*)\}/g)].map(
  ([, name, rules]): [string, Theme] => [
    name!,
    Object.fromEntries(
      [...rules!.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, a, b]) => [a, b]),
    ),
  ],
);

/** As the browser mixes two colours in OKLab; a step of a channel more or less does not matter here. */
function mix(color: string, share: number, paper: string): string {
  const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const [a, b] = [channels(color), channels(paper)];
  return `#${a
    .map((value, at) =>
      Math.round(value * share + b[at]! * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const photos = [
  '#000000',
  '#1b1512',
  '#8a755a',
  '#ebd4aa',
  '#ffffff',
  '#0000ff',
  '#00ff00',
  '#ff0000',
];
const owners: [string, string][] = [
  ['#0f5c7f', '#a8452c'],
  ['#ffff00', '#00ffff'],
  ['#ffffff', '#000000'],
  ['#ff0000', '#00ff00'],
  ['#9a3b26', '#1e6460'],
  ['#888888', '#777777'],
  ['#c0ffee', '#facade'],
  ['#123456', '#654321'],
];
const years = [1, 1900, 1950, 2026, 9999];

const papers = (paper: string) =>
  photos.flatMap((photo) =>
    years.map((year) => {
      const style = chapterStyle(photo, year)!;
      return mix(style['--photo'], parseInt(style['--tint'], 10) / 100, paper);
    }),
  );

describe.each(themes)('on the paper of %s', (_, theme) => {
  it.each(['--ink', '--muted', '--primary', '--accent'])('%s can be read', (role) => {
    for (const paper of papers(theme['--paper']!))
      expect(contrastRatio(theme[role]!, paper), paper).toBeGreaterThanOrEqual(4.5);
  });

  it('the text of a day can be read', () => {
    for (const photo of photos) {
      const day = { item_date: '1955-05-04', metadata: { dominant_color: photo } };
      const items = [createItem(day), createItem({ ...day, id: 'b' })];
      const places = compose(items, { minSilence: 4, isEnd: false });
      const [color, other] = dayColors(items, places);
      expect(other).toBe(color);
      expect(contrastRatio(theme['--ink']!, color!), photo).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it.each(owners)('the colours of an owner %s and %s can be read on the paper', (primary, accent) => {
  const [, theme] = themes[0]!;
  const colors = ownerColors(
    { custom_primary_color: primary, custom_accent_color: accent },
    backgrounds.map((name) => theme[name]!),
  );
  for (const [, color] of colors)
    for (const paper of papers(theme['--paper']!))
      expect(contrastRatio(color, paper), `${color} on ${paper}`).toBeGreaterThanOrEqual(4.5);
});

it('a chapter has the colour of its first photo, else of the chapter before', () => {
  const photo = createItem({ metadata: { dominant_color: '#8a755a' } });
  const letter = createItem({ item_type: 'text' });
  expect(paperOf([photo, letter], '#ffffff')).toBe('#8a755a');
  expect(paperOf([letter, photo], '#123456')).toBe('#123456');
  expect(paperOf([letter], undefined)).toBeUndefined();
});

it.each([undefined, 'red', 'url(/a)', '#fff'])('%s colours nothing', (color) => {
  expect(chapterStyle(color, 1950)).toBeUndefined();
});

it('items without a date have plain paper', () => {
  expect(chapterStyle('#8a755a', null)).toBeUndefined();
});
