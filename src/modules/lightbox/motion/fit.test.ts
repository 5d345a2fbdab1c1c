import { expect, test } from 'vitest';
import { arrivedSize, expectedSize, fitIn, sizeOf } from './fit';

const room = { width: 800, height: 600 };

test.each([
  ['as wide as there is room for', { width: 1600, height: 900 }, 0, { width: 800, height: 450 }],
  ['upright', { width: 900, height: 1600 }, 0, { width: 338, height: 600 }],
  ['very wide', { width: 8000, height: 400 }, 0, { width: 800, height: 40 }],
  ['a small scan, twice its size', { width: 100, height: 80 }, 0, { width: 200, height: 160 }],
  ['with its white edge', { width: 1600, height: 1200 }, 20, { width: 747, height: 560 }],
  ['of unknown size', null, 0, { width: 800, height: 600 }],
])('%s', (_, picture, edge, expected) => expect(fitIn(picture, room, edge)).toEqual(expected));

test('no room is no size below nothing', () =>
  expect(fitIn(null, { width: 10, height: 0 }, 14)).toEqual({ width: 0, height: 0 }));

test.each([
  [{}, null],
  [{ width: 10 }, null],
  [{ width: 0, height: 5 }, null],
  [{ width: Infinity, height: 5 }, null],
  [
    { width: 4, height: 3, title: 'x' },
    { width: 4, height: 3 },
  ],
])('the size of %j', (metadata, size) => expect(sizeOf(metadata)).toEqual(size));

const told = { width: 960, height: 1280 };
test.each([
  ['not here yet', told, null, told],
  ['never told', null, { width: 315, height: 420 }, { width: 315, height: 420 }],
  ['rounded to what was asked for', told, { width: 315, height: 421 }, told],
  ['of another shape than told', told, { width: 960, height: 720 }, { width: 960, height: 720 }],
  ['neither', null, null, null],
])('a picture %s', (_, before, arrived, expected) =>
  expect(arrivedSize(before, arrived)).toEqual(expected),
);

const small = { width: 240, height: 320 };
const square = { width: 200, height: 200 };
test.each([
  ['without a thumbnail', told, null, told],
  ['as told, with a smaller copy of it', told, { ...small, isOriginal: false }, told],
  [
    'with a smaller copy alone',
    null,
    { ...small, isOriginal: false },
    { width: 1200, height: 1600 },
  ],
  ['with the original alone', null, { ...small, isOriginal: true }, small],
  ['told wrongly', told, { ...square, isOriginal: false }, { width: 1200, height: 1200 }],
  ['told wrongly, with the original', told, { ...square, isOriginal: true }, square],
  ['neither told nor shown', null, null, null],
])('the size to expect, %s', (_, before, thumbnail, expected) =>
  expect(expectedSize(before, thumbnail)).toEqual(expected),
);
