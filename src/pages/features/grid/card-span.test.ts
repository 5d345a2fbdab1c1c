import { expect, it } from 'vitest';
import { cardSpan } from './feature-grid';

const widths = (count: number, screen: 'md' | 'lg') =>
  Array.from({ length: count }, (_, index) =>
    Number(new RegExp(`${screen}:col-span-(\\d)`).exec(cardSpan(index, count))![1]),
  );

/** Whether cards of these widths fill rows of six columns without gaps. */
const fillsRows = (cards: number[]) =>
  cards.reduce((filled, width) => (filled % 6) + width, 0) % 6 === 0;

it('puts seven cards in rows of three, two and two', () => {
  expect(widths(7, 'lg')).toEqual([2, 2, 2, 3, 3, 3, 3]);
});

it('leaves no gaps for any number of cards', () => {
  for (let count = 1; count <= 13; count += 1) {
    expect(fillsRows(widths(count, 'md')), `${count} on a tablet`).toBe(true);
    expect(fillsRows(widths(count, 'lg')), `${count} on a wide screen`).toBe(true);
  }
});
