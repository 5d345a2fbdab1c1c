import { describe, expect, test } from 'vitest';
import { chaptersOf } from '../chapters';
import type { TimelineItem } from '../rows';
import { around, earlier, further, keepShown, mostCards, startOf } from './shown-range';

const item = (id: number, year = 1950) =>
  ({ id: String(id), item_date: `${year}-01-01` }) as TimelineItem;
const items = Array.from({ length: 3000 }, (_, id) => item(id, 1950 + Math.floor(id / 500)));
const chapters = chaptersOf(items, false);
const anew = { chapters, first: 12 };
const start = { from: 0, to: 12 };

describe('around one item', () => {
  test('nothing changes where it is shown already', () => {
    expect(around(start, 11, anew)).toBe(start);
    const range = { from: 600, to: 700 };
    expect(around(range, 600, anew)).toBe(range);
  });

  test.each([12, 499, 500, 531, 1234, 2999])('item %i stands in whole rows', (index) => {
    const { from, to } = around(start, index, anew);
    expect(from).toBeLessThanOrEqual(index);
    expect(index - from).toBeLessThan(6);
    expect(to).toBeGreaterThan(index);
    expect((from % 500) % 6).toBe(0);
  });
});

test('earlier cards come in whole rows, down to the first', () => {
  let range = around(start, 700, anew);
  const starts = [];
  while (range.from > 0)
    starts.push((range = earlier(range, { chapters, total: 3000, inUse: [705] })).from);
  expect(starts.at(-1)).toBe(0);
  expect(starts.every((from) => (from % 500) % 6 === 0)).toBe(true);
  expect(range.to).toBe(706);
});

describe('of a long story', () => {
  const cards = { chapters, total: 3000 };

  test('no more cards stand in the page than a few screens, in whole rows', () => {
    let range = start;
    while (range.to < 3000) {
      range = further(range, cards);
      expect(range.to - range.from).toBeLessThanOrEqual(mostCards + 6);
      expect((range.from % 500) % 6).toBe(0);
    }
    while (range.from > 0) {
      range = earlier(range, cards);
      expect(range.to - range.from).toBeLessThanOrEqual(mostCards + 6);
    }
    expect(range).toEqual({ from: 0, to: mostCards });
  });

  test('a card in use stays', () => {
    let range = start;
    while (range.to < 600) range = further(range, { ...cards, inUse: [100, 300] });
    expect(range.from).toBe(96);
    range = { from: 942, to: 1014 };
    while (range.from > 600) range = earlier(range, { ...cards, inUse: [1000] });
    expect(range.to).toBe(1001);
  });
});

test('a story that is not long stands in the page as a whole', () => {
  const few = { chapters: chaptersOf(items.slice(0, 240), false), total: 240 };
  let range = start;
  for (let n = 0; n < 40; n += 1) range = further(range, few);
  expect(range).toEqual({ from: 0, to: 240 });
});

describe('of a list that was asked for', () => {
  const inPage = items.slice(0, 12);

  test('no more come than one sees', () => {
    expect(startOf(items.slice(100), 3, inPage)).toEqual({ from: 0, to: 3 });
  });

  test('those that stand in the page already stay', () => {
    expect(startOf([item(9000), ...items.slice(2)], 1, inPage)).toEqual({ from: 0, to: 11 });
    expect(startOf(items.slice(0, 5), 1, inPage)).toEqual({ from: 0, to: 5 });
  });

  test('what follows one that does not stand there comes later', () => {
    const found = [...items.slice(0, 3), item(9000), ...items.slice(3)];
    expect(startOf(found, 1, inPage)).toEqual({ from: 0, to: 3 });
  });
});

describe('when others change the list', () => {
  const range = { from: 600, to: 700 };
  const kept = (now: TimelineItem[], shown = range) =>
    keepShown(items, shown, { items: now, fewest: 12 });
  const ids = (list: TimelineItem[], { from, to }: typeof range) =>
    list.slice(from, to).map(({ id }) => id);

  test('what is shown stays when some come before', () => {
    const now = [...Array.from({ length: 50 }, (_, n) => item(9000 + n)), ...items];
    expect(ids(now, kept(now))).toEqual(expect.arrayContaining(ids(items, range)));
    expect(kept(now).from).toBe(650);
  });

  test('what is shown stays when some go before', () => {
    const now = items.slice(100);
    expect(kept(now)).toEqual({ from: 500, to: 700 });
  });

  test('from the beginning it stays the beginning', () => {
    const now = [item(9000), ...items];
    expect(kept(now, start)).toEqual({ from: 0, to: 13 });
  });

  test.each([0, 1, 40, 650])('cards are left when only %i items remain', (count) => {
    const now = items.slice(0, count);
    const { from, to } = kept(now);
    expect(now.slice(from, to).length).toBe(Math.min(count, count > 600 ? 50 : 12));
  });
});
