import { expect, it } from 'vitest';
import { decodeQR } from 'qr/decode.js';
import { qrModules, qrPath, qrSvg } from './qr';

const link =
  'https://anekdotes.example/public/oma-riet/moment/c1000000-0000-4000-8000-000000000021?soort=foto';

/** Rasterises the path with several pixels per module, as a camera sees it. */
function pictureOf(path: string, size: number, scale = 6) {
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = 0; row < scale; row += 1) {
      const from = ((Number(y) * scale + row) * width + Number(x) * scale) * 4;
      for (let pixel = 0; pixel < Number(run) * scale; pixel += 1) {
        data.fill(0, from + pixel * 4, from + pixel * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
}

it.each([link, 'https://x.nl', `https://x.nl/public/${encodeURIComponent('été 👵🏽')}`])(
  'is read back by a scanner: %s',
  (text) => {
    const modules = qrModules(text);
    expect(decodeQR(pictureOf(qrPath(modules), modules.length))).toBe(text);
  },
);

it('leaves four light modules on every side', () => {
  const modules = qrModules(link);
  const last = modules.length - 1;
  const edge = modules.flatMap((row, y) =>
    row.filter((_, x) => Math.min(x, y, last - x, last - y) < 4),
  );
  expect(edge.every((dark) => !dark)).toBe(true);
  expect(modules[4]![4]).toBe(true);
});

it('is a standalone file without texts of the timeline', () => {
  const svg = new DOMParser().parseFromString(qrSvg(link), 'image/svg+xml');
  expect(svg.documentElement.tagName).toBe('svg');
  expect(svg.querySelectorAll('path')).toHaveLength(2);
  expect(svg.documentElement.textContent?.trim()).toBe('');
});
