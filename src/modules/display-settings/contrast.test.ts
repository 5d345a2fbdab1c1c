import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio, readableColor } from '@/lib/color';

const css = readFileSync('src/themes.css', 'utf8');
const backgrounds = ['paper', 'wash', 'card', 'accent-wash'];
const themes = [...css.matchAll(/\[data-theme='(\w+)'\]\s*\{([^}]*)\}/g)].map(([, name, body]) => {
  const roles = [...body!.matchAll(/--([\w-]+):\s*(#\w{6});/g)].map(([, role, hex]) => [role, hex]);
  return [name!, Object.fromEntries(roles) as Record<string, string>] as const;
});

/** The share of each colour in its high-contrast mix with black. */
const shares = Object.fromEntries(
  [...css.matchAll(/--(\w+): color-mix\(in oklab, var\(--own-\1\) (\d+)%, black\)/g)].map(
    ([, role, percent]) => [role!, Number(percent) / 100],
  ),
);

/** Mixing with black in OKLab multiplies the linear value of each channel by the share cubed. */
function mixWithBlack(hex: string, share: number): string {
  const channel = (from: number) => {
    const value = parseInt(hex.slice(from, from + 2), 16) / 255;
    const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const mixed = linear * share ** 3;
    const shown = mixed <= 0.0031308 ? mixed * 12.92 : 1.055 * mixed ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

it('finds the seven themes and the high-contrast rules in the style sheet', () => {
  expect(themes).toHaveLength(7);
  expect(Object.keys(shares)).toEqual(['ink', 'primary', 'accent']);
  expect(css).toContain('--muted: var(--ink);');
  expect(css).toContain('--line: var(--own-edge);');
});

describe.each(themes)('%s under high contrast', (_, theme) => {
  it.each(backgrounds)('has a text contrast of at least 7:1 on %s', (background) => {
    for (const role of ['ink', 'primary', 'accent']) {
      const text = mixWithBlack(theme[role]!, shares[role]!);
      expect(contrastRatio(text, theme[background]!), role).toBeGreaterThanOrEqual(7);
    }
  });

  it('has visible lines and readable white text on buttons', () => {
    expect(contrastRatio(theme.edge!, theme.card!)).toBeGreaterThanOrEqual(3);
    for (const role of ['primary', 'accent']) {
      expect(contrastRatio('#ffffff', mixWithBlack(theme[role]!, shares[role]!))).toBeGreaterThan(
        7,
      );
    }
  });

  it('has readable text in any owner colour', () => {
    const steps = ['00', '33', '66', '99', 'cc', 'ff'];
    const onBackgrounds = backgrounds.map((background) => theme[background]!);
    for (const r of steps)
      for (const g of steps)
        for (const b of steps) {
          const color = readableColor(`#${r}${g}${b}`, onBackgrounds);
          if (!color) continue;
          const text = mixWithBlack(color, shares.primary!);
          const lowest = Math.min(
            ...onBackgrounds.map((background) => contrastRatio(text, background)),
          );
          expect(lowest, `#${r}${g}${b}`).toBeGreaterThanOrEqual(7);
        }
  });
});
