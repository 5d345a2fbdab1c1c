import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio, readableColor } from '@/lib/color';

const css = readFileSync('src/themes.css', 'utf8');
const grounds = ['paper', 'wash', 'card', 'accent-wash'];
const themes = [...css.matchAll(/\[data-theme='(\w+)'\]\s*\{([^}]*)\}/g)].map(([, name, body]) => {
  const roles = [...body!.matchAll(/--([\w-]+):\s*(#\w{6});/g)].map(([, role, hex]) => [role, hex]);
  return [name!, Object.fromEntries(roles) as Record<string, string>] as const;
});

/** How much of each role the style sheet leaves under high contrast; the rest is black. */
const kept = Object.fromEntries(
  [...css.matchAll(/--(\w+): color-mix\(in oklab, var\(--own-\1\) (\d+)%, black\)/g)].map(
    ([, role, percent]) => [role!, Number(percent) / 100],
  ),
);

/** In OKLab a mix with black multiplies the light of each channel by the cube of what is kept. */
function withBlack(hex: string, share: number): string {
  const channel = (from: number) => {
    const value = parseInt(hex.slice(from, from + 2), 16) / 255;
    const light = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const mixed = light * share ** 3;
    const shown = mixed <= 0.0031308 ? mixed * 12.92 : 1.055 * mixed ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

it('knows the seven themes and what high contrast does to them', () => {
  expect(themes).toHaveLength(7);
  expect(Object.keys(kept)).toEqual(['ink', 'primary', 'accent']);
  expect(css).toContain('--muted: var(--ink);');
  expect(css).toContain('--line: var(--own-edge);');
});

describe.each(themes)('%s under high contrast', (_, theme) => {
  it.each(grounds)('reads at 7 to 1 or better on %s', (ground) => {
    for (const role of ['ink', 'primary', 'accent']) {
      const text = withBlack(theme[role]!, kept[role]!);
      expect(contrastRatio(text, theme[ground]!), role).toBeGreaterThanOrEqual(7);
    }
  });

  it('has lines that one sees, and white that reads on its buttons', () => {
    expect(contrastRatio(theme.edge!, theme.card!)).toBeGreaterThanOrEqual(3);
    for (const role of ['primary', 'accent']) {
      expect(contrastRatio('#ffffff', withBlack(theme[role]!, kept[role]!))).toBeGreaterThan(7);
    }
  });

  it('reads with any colour of an owner', () => {
    const steps = ['00', '33', '66', '99', 'cc', 'ff'];
    const onGrounds = grounds.map((ground) => theme[ground]!);
    for (const r of steps)
      for (const g of steps)
        for (const b of steps) {
          const color = readableColor(`#${r}${g}${b}`, onGrounds);
          if (!color) continue;
          const text = withBlack(color, kept.primary!);
          const least = Math.min(...onGrounds.map((ground) => contrastRatio(text, ground)));
          expect(least, `#${r}${g}${b}`).toBeGreaterThanOrEqual(7);
        }
  });
});
