import { describe, expect, test } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { openLightbox, goToNearestIndex, updateItems, goToIndex } from './lightbox-state';

const rows = (ids: string) => Array.from(ids, (id) => createItem({ id }));
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('');

describe('live changes while the lightbox is open', () => {
  test.each([
    // items before, open item, items now, isBusy → open item, index, isItemRemoved
    ['abc', 'b', 'abcd', false, 'b', 1, false, 'abcd'],
    ['abc', 'b', 'xabc', false, 'b', 2, false, 'xabc'],
    ['abc', 'b', 'xabc', true, 'b', 1, false, 'abc'],
    ['abc', 'b', 'abcx', true, 'b', 1, false, 'abcx'],
    ['abc', 'b', 'bc', false, 'b', 0, false, 'bc'],
    ['abc', 'b', 'ac', true, 'c', 1, true, 'ac'],
    ['abc', 'c', 'ab', false, 'b', 1, true, 'ab'],
    ['abc', 'a', '', false, null, 0, true, ''],
  ])(
    '%s at %s, then %j (busy: %s)',
    (before, open, now, isBusy, id, index, isItemRemoved, items) => {
      const state = updateItems(openLightbox(rows(before), open), rows(now), isBusy);
      expect(state).toMatchObject({ id, index, isItemRemoved });
      expect(idsOf(state.items)).toBe(items);
    },
  );

  test('returns the same state when the items are the same', () => {
    const items = rows('abc');
    const state = openLightbox(items, 'b');
    expect(updateItems(state, items, false)).toBe(state);
  });

  test('a postponed change is applied when the lightbox is no longer busy', () => {
    const now = rows('xabc');
    const held = updateItems(openLightbox(rows('abc'), 'b'), now, true);
    expect(updateItems(held, now, false)).toMatchObject({ id: 'b', index: 2 });
  });
});

test('paging updates the index and the open item', () => {
  const state = goToIndex(openLightbox(rows('abc'), 'a'), 1);
  expect(state).toMatchObject({ id: 'b', index: 1, hasNavigated: true });
  expect(goToIndex(state, 1)).toBe(state);
  expect(goToIndex(state, 9)).toBe(state);
});

test.each([
  [0, 'a', 0],
  [Infinity, 'c', 2],
  [-3, 'a', 0],
])('opened at %s', (place, id, index) =>
  expect(goToNearestIndex(openLightbox(rows('abc'), 'b'), place)).toMatchObject({ id, index }),
);

test('Home after paging changes the index, because the carousel only follows the index', () => {
  const items = rows('abc');
  const turned = goToIndex(openLightbox(items, 'a'), 2);
  const first = updateItems(goToNearestIndex(turned, 0), items, false);
  expect(first).toMatchObject({ id: 'a', index: 0 });
  expect(turned.index).not.toBe(first.index);
});

test('an unknown id opens nothing', () =>
  expect(openLightbox(rows('abc'), 'x')).toMatchObject({ id: null, index: 0 }));
