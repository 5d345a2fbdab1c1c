import { describe, expect, test } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { openDeck, openedAt, renewed, turnedTo } from './deck';

const rows = (ids: string) => Array.from(ids, (id) => createItem({ id }));
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('');

describe('a story that others change while one leafs', () => {
  test.each([
    // what was there, open, what is there now, busy → open, its index, lost
    ['abc', 'b', 'abcd', false, 'b', 1, false, 'abcd'],
    ['abc', 'b', 'xabc', false, 'b', 2, false, 'xabc'],
    ['abc', 'b', 'xabc', true, 'b', 1, false, 'abc'],
    ['abc', 'b', 'abcx', true, 'b', 1, false, 'abcx'],
    ['abc', 'b', 'bc', false, 'b', 0, false, 'bc'],
    ['abc', 'b', 'ac', true, 'c', 1, true, 'ac'],
    ['abc', 'c', 'ab', false, 'b', 1, true, 'ab'],
    ['abc', 'a', '', false, null, 0, true, ''],
  ])('%s at %s, then %j (busy: %s)', (before, open, now, isBusy, id, index, isLost, items) => {
    const deck = renewed(openDeck(rows(before), open), rows(now), isBusy);
    expect(deck).toMatchObject({ id, index, isLost });
    expect(idsOf(deck.items)).toBe(items);
  });

  test('nothing changes where nothing did', () => {
    const items = rows('abc');
    const deck = openDeck(items, 'b');
    expect(renewed(deck, items, false)).toBe(deck);
  });

  test('what was held back comes once it is quiet', () => {
    const now = rows('xabc');
    const held = renewed(openDeck(rows('abc'), 'b'), now, true);
    expect(renewed(held, now, false)).toMatchObject({ id: 'b', index: 2 });
  });
});

test('turning a page keeps the index with the item that is open', () => {
  const deck = turnedTo(openDeck(rows('abc'), 'a'), 1);
  expect(deck).toMatchObject({ id: 'b', index: 1, hasTurned: true });
  expect(turnedTo(deck, 1)).toBe(deck);
  expect(turnedTo(deck, 9)).toBe(deck);
});

test.each([
  [0, 'a', 0],
  [Infinity, 'c', 2],
  [-3, 'a', 0],
])('opened at %s', (place, id, index) =>
  expect(openedAt(openDeck(rows('abc'), 'b'), place)).toMatchObject({ id, index }),
);

test('Home after paging forward changes the index, the only thing the album follows', () => {
  const items = rows('abc');
  const turned = turnedTo(openDeck(items, 'a'), 2);
  const first = renewed(openedAt(turned, 0), items, false);
  expect(first).toMatchObject({ id: 'a', index: 0 });
  expect(turned.index).not.toBe(first.index);
});

test('one that is not there opens nothing', () =>
  expect(openDeck(rows('abc'), 'x')).toMatchObject({ id: null, index: 0 }));
