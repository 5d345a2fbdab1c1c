import { describe, expect, it } from 'vitest';
import { contrastRatio, oklchOf, readableColor } from './color';

const light = ['#fbf6ec', '#f3e7d6', '#fffdf8', '#e4eeea'];
const dark = ['#2a2019', '#000000'];

const least = (color: string, backgrounds: readonly string[]) =>
  Math.min(...backgrounds.map((background) => contrastRatio(color, background)));

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#123456', '#123456', 1],
    ['red', '#ffffff', 0],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });
});

describe('readableColor', () => {
  const hardCases = [
    ['yellow', '#ffff00'],
    ['white', '#ffffff'],
    ['neon green', '#39ff14'],
    ['neon pink', '#ff10f0'],
    ['pastel pink', '#ffd1dc'],
    ['pastel blue', '#aec6cf'],
    ['cyan', '#00ffff'],
    ['middle grey', '#808080'],
    ['orange', '#ff8c00'],
    ['the paper itself', '#fbf6ec'],
    ['capitals', '#FFB6C1'],
  ] as const;

  it.each(hardCases)('darkens %s to enough contrast with light backgrounds', (_, color) => {
    const result = readableColor(color, light)!;
    expect(result).toMatch(/^#[0-9a-f]{6}$/);
    expect(least(result, light)).toBeGreaterThanOrEqual(4.6);
    expect(contrastRatio(result, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it.each([['navy', '#000080'], ['black', '#000000'], ['plum', '#7a2e5d'], ...hardCases] as const)(
    'makes %s read on dark backgrounds',
    (_, color) => {
      expect(least(readableColor(color, dark)!, dark)).toBeGreaterThanOrEqual(4.6);
    },
  );

  it.each([
    ['#000000', light],
    ['#9a3b26', light],
    ['#9A3B26', light],
    ['#1e6460', light],
    ['#ffffff', dark],
    ['#ffff00', dark],
  ])('keeps %s, which has enough contrast', (color, backgrounds) => {
    expect(readableColor(color, backgrounds)).toBe(color);
  });

  it.each(['#39ff14', '#ff8c00', '#ff10f0', '#00ffff', '#ffd1dc', '#ffff00', '#0000ff'])(
    'keeps the hue of %s',
    (color) => {
      for (const backgrounds of [light, dark]) {
        const [, , before] = oklchOf(color)!;
        const [, chroma, after] = oklchOf(readableColor(color, backgrounds)!)!;
        const turn = Math.abs(Math.atan2(Math.sin(after - before), Math.cos(after - before)));
        expect(chroma).toBeGreaterThan(0.01);
        expect(turn).toBeLessThan(0.06);
      }
    },
  );

  it('changes the lightness as little as possible', () => {
    const result = readableColor('#c0603f', light)!;
    expect(least(result, light)).toBeLessThan(4.8);
  });

  it('finds a result for every colour of a coarse RGB cube, on light and on dark', () => {
    const steps = ['00', '33', '66', '99', 'cc', 'ff'];
    for (const r of steps)
      for (const g of steps)
        for (const b of steps)
          for (const backgrounds of [light, dark]) {
            const result = readableColor(`#${r}${g}${b}`, backgrounds);
            expect(least(result!, backgrounds), `#${r}${g}${b}`).toBeGreaterThanOrEqual(4.6);
          }
  });

  it.each([
    '',
    '#fff',
    '#12345',
    '#1234567',
    '#12345g',
    'ff0000',
    'red',
    'rgb(1,2,3)',
    'var(--x)',
    'url(https://example.org)',
    '#ff0000;',
    ' #ff0000',
    '#ff0000\n',
  ])('refuses %j', (value) => {
    expect(readableColor(value, light)).toBeNull();
  });

  it('returns null for an invalid background', () => {
    expect(readableColor('#000000', ['var(--paper)'])).toBeNull();
  });

  it('returns null when no lightness has enough contrast with both black and white', () => {
    expect(readableColor('#808080', ['#000000', '#ffffff'])).toBeNull();
  });
});
