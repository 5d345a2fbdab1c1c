import { afterEach, expect, it, vi } from 'vitest';
import { decodeQR } from 'qr/decode.js';
import { crc32 } from 'node:zlib';
import { unzlibSync } from 'fflate';
import { qrModules, qrPath, qrPng, qrSvg } from './qr';

const link =
  'https://anekdotes.example/public/oma-riet/moment/c1000000-0000-4000-8000-000000000021?soort=foto';

afterEach(() => vi.restoreAllMocks());

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

/** Reads a PNG with one bit a pixel, and checks its sums. */
async function readPng(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const view = new DataView(bytes.buffer);
  expect(String.fromCharCode(...bytes.subarray(1, 4))).toBe('PNG');
  const chunks = new Map<string, Uint8Array>();
  for (let at = 8; at < bytes.length; at += 12 + view.getUint32(at)) {
    const end = at + 8 + view.getUint32(at);
    expect(view.getUint32(end)).toBe(crc32(bytes.subarray(at + 4, end)));
    chunks.set(String.fromCharCode(...bytes.subarray(at + 4, at + 8)), bytes.subarray(at + 8, end));
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  const header = chunks.get('IHDR')!;
  expect([...header.subarray(8)]).toEqual([1, 0, 0, 0, 0]);
  const [width = 0, height = 0] = [16, 20].map((at) => view.getUint32(at));
  const lines = unzlibSync(chunks.get('IDAT')!);
  const stride = 1 + Math.ceil(width / 8);
  expect(lines).toHaveLength(stride * height);
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    expect(lines[y * stride]).toBe(0);
    for (let x = 0; x < width; x += 1) {
      const white = (lines[y * stride + 1 + (x >> 3)]! >> (7 - (x & 7))) & 1;
      data.fill(white * 255, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { width, height, data };
}

it.each([link, 'https://x.nl', `https://x.nl/public/${'lang-'.repeat(80)}`])(
  'a saved PNG is read back by a scanner, without a canvas that could return noise: %s',
  async (text) => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
      throw new Error('A canvas returns noise');
    });
    const file = await qrPng(text);
    expect(file.type).toBe('image/png');
    const picture = await readPng(file);
    expect(decodeQR(picture)).toBe(text);
    const modules = qrModules(text);
    const scale = picture.width / modules.length;
    expect(picture.width).toBeGreaterThanOrEqual(1024);
    expect(picture.height).toBe(picture.width);
    const isDark = (x: number, y: number) => picture.data[(y * picture.width + x) * 4] === 0;
    const read = modules.map((row, y) =>
      row.map((_, x) => {
        const corners = [0, scale - 1].flatMap((dy) =>
          [0, scale - 1].map((dx) => isDark(x * scale + dx, y * scale + dy)),
        );
        return corners.every(Boolean) ? true : corners.some(Boolean) ? 'torn' : false;
      }),
    );
    expect(read).toEqual(modules);
  },
);
