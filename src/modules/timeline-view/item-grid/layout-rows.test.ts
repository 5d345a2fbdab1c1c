import { describe, expect, it, test } from 'vitest';
import type { Chapter } from '@/modules/timeline/chapters';
import { createItem } from '@/modules/timeline/fixtures';
import { estimateRowHeight, groupRows, layoutRows, rowOfItem } from './layout-rows';

const chapter = (year: number | null, ...ids: string[]): Chapter => ({
  year,
  items: ids.map((id) => createItem({ id })),
});
const story = [chapter(1950, 'a', 'b', 'c', 'd'), chapter(1951, 'e'), chapter(null, 'f', 'g')];

describe('layoutRows', () => {
  test.each([
    [1, ['1950', 'a', 'b', 'c', 'd', '1951', 'e', 'null', 'f', 'g']],
    [2, ['1950', 'a b', 'c d', '1951', 'e', 'null', 'f g']],
    [3, ['1950', 'a b c', 'd', '1951', 'e', 'null', 'f g']],
  ])('puts %i cards in a row, and a heading before each chapter', (columns, expected) => {
    const rows = layoutRows(story, columns).map(({ key, items }) =>
      items.length === 0 ? key.replace('chapter ', '') : items.map(({ id }) => id).join(' '),
    );
    expect(rows).toEqual(expected);
  });

  it('gives a row the key of its first item, whatever comes after it', () => {
    const before = layoutRows([chapter(1950, 'a', 'b')], 3);
    const after = layoutRows([chapter(1950, 'a', 'b', 'c', 'd')], 3);
    expect(after.map(({ key }) => key)).toEqual([...before.map(({ key }) => key), 'd']);
  });

  it('has no rows for an empty story', () => expect(layoutRows([], 3)).toEqual([]));
});

test.each([
  ['a', 1],
  ['c', 2],
  ['g', 6],
  ['elsewhere', -1],
])('item %s is in row %i', (id, index) => expect(rowOfItem(layoutRows(story, 2), id)).toBe(index));

const photo = { item_type: 'photo', description: 'Het regende pijpenstelen.' };
test.each([
  // Measured in the browser, with the gap: 350 to 700 pixels.
  ['a heading', [], 80, 100],
  ['a photo', [photo], 400, 500],
  ['a tall photo', [{ ...photo, metadata: { width: 960, height: 1280 } }], 600, 750],
  ['a letter', [{ item_type: 'text', description: 'Lieve Riet. '.repeat(60) }], 550, 650],
  ['a title alone', [{ item_type: 'text', description: null, media_url: null }], 150, 180],
  [
    'a row, as high as its highest card',
    [{ item_type: 'text', description: null }, photo],
    400,
    500,
  ],
])('%s is estimated', (_, items, least, most) => {
  const row = { key: 'row', chapter: 0, items: items.map((item) => createItem(item)) };
  expect(estimateRowHeight(row)).toBeGreaterThanOrEqual(least);
  expect(estimateRowHeight(row)).toBeLessThanOrEqual(most);
});

describe('groupRows', () => {
  const rows = layoutRows(story, 2);
  /** Each row is 100 pixels high. */
  const extents = (indexes: number[]) =>
    indexes.map((index) => ({ index, start: index * 100, end: index * 100 + 100 }));

  it.each([
    {
      what: 'no gaps where every row is rendered',
      indexes: [0, 1, 2, 3, 4, 5, 6],
      expected: [
        [0, [{ index: 1 }, { index: 2 }]],
        [3, [{ index: 4 }]],
        [5, [{ index: 6 }]],
      ],
    },
    {
      what: 'a gap in place of the rows of a chapter of which only the heading is rendered',
      indexes: [0, 1, 3, 5],
      expected: [
        [0, [{ index: 1 }, { gap: 100, after: 1 }]],
        [3, [{ gap: 100, after: 3 }]],
        [5, [{ gap: 100, after: 5 }]],
      ],
    },
    {
      what: 'a gap before the first rendered row of a chapter',
      indexes: [0, 2, 3, 5],
      expected: [
        [0, [{ gap: 100, after: 0 }, { index: 2 }]],
        [3, [{ gap: 100, after: 3 }]],
        [5, [{ gap: 100, after: 5 }]],
      ],
    },
  ])('$what', ({ indexes, expected }) => {
    const sections = groupRows(rows, extents(indexes), 700);
    expect(sections.map(({ heading, parts }) => [heading, parts])).toEqual(expected);
  });
});
