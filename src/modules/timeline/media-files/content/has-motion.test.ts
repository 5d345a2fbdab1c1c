import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasMotion } from './has-motion';

const read = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../../../e2e/media/${name}`, import.meta.url)));
const bytesOf = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );

describe('the content of a file', () => {
  it.each(['moving.gif', 'moving.webp', 'moving.avif', 'moving.png'])('%s moves', (name) => {
    expect(hasMotion(read(name))).toBe(true);
  });
  it.each(['still.gif', 'still.webp', 'still.avif', 'still.png'])('%s does not', (name) => {
    expect(hasMotion(read(name))).toBe(false);
  });
});

const screen = [4, 0, 4, 0, 0, 0, 0];
const frame = [0x2c, 0, 0, 0, 0, 4, 0, 4, 0, 0, 2, 1, 0x44, 0];
const loop = [0x21, 0xff, 11, ...bytesOf('NETSCAPE2.0'), 3, 1, 0, 0, 0];

it.each([
  [
    'a GIF of one frame that says that it loops',
    bytesOf('GIF89a', screen, loop, frame, [0x3b]),
    false,
  ],
  ['a GIF that plays once', bytesOf('GIF89a', screen, frame, frame, [0x3b]), true],
  ['a GIF of 1987', bytesOf('GIF87a', screen, frame, [0x3b]), false],
  ['a GIF that ends early', bytesOf('GIF89a', screen, frame), null],
  ['a GIF that ends in its first frame', bytesOf('GIF89a', screen, frame.slice(0, 5)), null],
  ['a damaged GIF', bytesOf('GIF89a', screen, [0x99, 1, 2]), false],
  [
    'a WebP with colours and without animation',
    bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0x2c]),
    false,
  ],
  ['the start of a WebP', bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8X'), null],
  [
    'a PNG with one frame of animation',
    bytesOf('\u0089PNG\r\n\u001a\n', [0, 0, 0, 8], 'acTL', [0, 0, 0, 1, 0, 0, 0, 0]),
    false,
  ],
  ['the start of a PNG', bytesOf('\u0089PNG\r\n\u001a\n'), null],
  ['a JPEG', bytesOf('\u00ff\u00d8\u00ff\u00e0'), false],
  ['a drawing', bytesOf('<svg xmlns="http://www.w3.org/2000/svg">'), null],
  ['nothing', bytesOf(), null],
])('%s', (_, bytes, expected) => {
  expect(hasMotion(bytes)).toBe(expected);
});

it('is known from the first bytes of a long file', () => {
  for (const name of ['moving.webp', 'moving.avif', 'moving.png', 'still.webp', 'still.png'])
    expect(hasMotion(read(name).subarray(0, 200)), name).not.toBeNull();
});
