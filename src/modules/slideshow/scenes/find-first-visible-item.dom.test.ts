import { afterEach, expect, test, vi } from 'vitest';
import { findFirstVisibleItemId } from './scenes';

afterEach(() => vi.restoreAllMocks());

/** Items by their distance from the top of the screen; null for one that the filter hides. */
function show(tops: Record<string, number | null>) {
  const chapter = document.createElement('section');
  const list = document.createElement('div');
  list.dataset.cards = '';
  chapter.dataset.chapter = '';
  list.append(chapter);
  document.body.replaceChildren(list);
  const first = Object.values(tops).find((top) => top !== null)!;
  for (const element of [list, chapter])
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, first, 300, 1000));
  chapter.append(
    ...Object.entries(tops).map(([id, top]) => {
      const item = document.createElement('li');
      item.dataset.itemId = id;
      item.hidden = top === null;
      // A hidden element has an empty box at the top left.
      vi.spyOn(item, 'getBoundingClientRect').mockReturnValue(
        new DOMRect(0, top ?? 0, 300, top === null ? 0 : 200),
      );
      return item;
    }),
  );
}

test.each([
  ['the first one below the top of the screen', { a: -300, b: -50, c: 170 }, 'c'],
  ['none at the start of the list', { a: 20, b: 240 }, undefined],
  ['not one that the filter hides', { a: null, b: -300, c: null, d: 170 }, 'd'],
])('%s', (_, tops, expected) => {
  show(tops);
  expect(findFirstVisibleItemId()).toBe(expected);
});
