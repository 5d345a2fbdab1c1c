import { expect, test } from 'vitest';
import { estimateSize, fitInside, maxZoomOf, readSize, resolveLoadedSize } from './picture-size';

const room = { width: 800, height: 600 };

test.each([
  ['as wide as there is room for', { width: 1600, height: 900 }, 0, { width: 800, height: 450 }],
  ['upright', { width: 900, height: 1600 }, 0, { width: 338, height: 600 }],
  ['very wide', { width: 8000, height: 400 }, 0, { width: 800, height: 40 }],
  ['a small scan, twice its size', { width: 100, height: 80 }, 0, { width: 200, height: 160 }],
  ['with its white edge', { width: 1600, height: 1200 }, 20, { width: 747, height: 560 }],
  ['of unknown size', null, 0, { width: 800, height: 600 }],
])('%s', (_, picture, edge, expected) => expect(fitInside(picture, room, edge)).toEqual(expected));

test('a size is never negative, also without room', () =>
  expect(fitInside(null, { width: 10, height: 0 }, 14)).toEqual({ width: 0, height: 0 }));

test.each([
  [{}, null],
  [{ width: 10 }, null],
  [{ width: 0, height: 5 }, null],
  [{ width: Infinity, height: 5 }, null],
  [
    { width: 4, height: 3, title: 'x' },
    { width: 4, height: 3 },
  ],
])('the size of %j', (metadata, size) => expect(readSize(metadata)).toEqual(size));

const recorded = { width: 960, height: 1280 };
test.each([
  ['not here yet', recorded, null, recorded],
  ['never recorded', null, { width: 315, height: 420 }, { width: 315, height: 420 }],
  ['rounded to what was asked for', recorded, { width: 315, height: 421 }, recorded],
  [
    'of another shape than recorded',
    recorded,
    { width: 960, height: 720 },
    { width: 960, height: 720 },
  ],
  ['neither', null, null, null],
])('a picture %s', (_, before, arrived, expected) =>
  expect(resolveLoadedSize(before, arrived)).toEqual(expected),
);

const small = { width: 240, height: 320 };
const square = { width: 200, height: 200 };
test.each([
  ['without a thumbnail', recorded, null, recorded],
  ['as recorded, with a smaller copy of it', recorded, { ...small, isOriginal: false }, recorded],
  [
    'with a smaller copy alone',
    null,
    { ...small, isOriginal: false },
    { width: 1200, height: 1600 },
  ],
  ['with the original alone', null, { ...small, isOriginal: true }, small],
  ['recorded wrongly', recorded, { ...square, isOriginal: false }, { width: 1200, height: 1200 }],
  ['recorded wrongly, with the original', recorded, { ...square, isOriginal: true }, square],
  ['neither recorded nor shown', null, null, null],
])('the size to expect, %s', (_, before, thumbnail, expected) =>
  expect(estimateSize(before, thumbnail)).toEqual(expected),
);

const phone = { width: 388, height: 420 };
const desktop = { width: 760, height: 700 };
test.each([
  ['a screenshot of a whole page, on a phone', { width: 600, height: 6000 }, phone, 3],
  ['the same on a desktop', { width: 600, height: 6000 }, desktop, 1],
  ['a scan of a letter, on a phone', { width: 3000, height: 4200 }, phone, 3],
  ['a panorama, on a phone', { width: 12_000, height: 1500 }, phone, 2.625],
  ['a panorama, on a desktop', { width: 12_000, height: 1500 }, desktop, 2],
  ['a small picture', { width: 80, height: 60 }, desktop, 1],
  ['a photo in a page that is zoomed out', { width: 4000, height: 3000 }, desktop, 0.5],
])('each pixel of %s can be seen', (_, whole, stage, pixelRatio) => {
  const shown = fitInside(whole, stage, 8);
  const zoom = maxZoomOf(whole, shown, pixelRatio);
  for (const side of ['width', 'height'] as const) {
    expect(shown[side] * zoom).toBeGreaterThanOrEqual(whole[side]);
    expect(shown[side] * zoom * pixelRatio).toBeGreaterThanOrEqual(whole[side]);
  }
});

test.each([
  ['of unknown size', null, { width: 300, height: 200 }],
  ['that is shown almost whole', { width: 400, height: 300 }, { width: 300, height: 225 }],
  ['without room', { width: 400, height: 300 }, { width: 0, height: 0 }],
])('a picture %s is enlarged three times', (_, whole, shown) =>
  expect(maxZoomOf(whole, shown, 1)).toBe(3),
);
