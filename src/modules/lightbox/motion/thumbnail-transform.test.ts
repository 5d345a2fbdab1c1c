import { expect, test } from 'vitest';
import {
  getThumbnailTransform,
  formatTransform,
  type Transform,
  type Rect,
} from './thumbnail-transform';

const screen = { width: 1000, height: 800 };
const stage = { left: 0, top: 0 };
const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  width,
  height,
});
const picture = rect(200, 100, 600, 400);

const cases: [string, Rect, Rect, { left: number; top: number }, Transform | null][] = [
  ['the same place', picture, picture, stage, { x: 0, y: 0, scale: 1 }],
  [
    'half as large, same corner',
    rect(200, 100, 300, 200),
    picture,
    stage,
    { x: 100, y: 50, scale: 0.5 },
  ],
  [
    'a stage elsewhere',
    rect(200, 100, 300, 200),
    picture,
    { left: 200, top: 100 },
    { x: 0, y: 0, scale: 0.5 },
  ],
  [
    'cropped at its sides: same height',
    rect(0, 0, 150, 200),
    picture,
    stage,
    { x: -175, y: -50, scale: 0.5 },
  ],
  [
    'cropped above and below: same width',
    rect(0, 0, 300, 100),
    picture,
    stage,
    { x: -100, y: -100, scale: 0.5 },
  ],
  ['partly on screen', rect(-299, 799, 300, 200), picture, stage, { x: -399, y: 749, scale: 0.5 }],
  ['above the screen', rect(0, -200, 300, 200), picture, stage, null],
  ['below the screen', rect(0, 800, 300, 200), picture, stage, null],
  ['left of the screen', rect(-300, 0, 300, 200), picture, stage, null],
  ['right of the screen', rect(1000, 0, 300, 200), picture, stage, null],
  ['a thumbnail without size', rect(10, 10, 0, 0), picture, stage, null],
  ['a picture without room', rect(10, 10, 300, 200), rect(500, 400, 0, 0), stage, null],
];
test.each(cases)('%s', (_, thumbnail, large, origin, expected) =>
  expect(getThumbnailTransform(thumbnail, large, origin, screen)).toEqual(expected),
);

test('as one transform', () =>
  expect(formatTransform({ x: -10, y: 5, scale: 0.5 })).toBe('translate(-10px, 5px) scale(0.5)'));
