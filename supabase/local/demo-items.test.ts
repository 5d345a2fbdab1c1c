import { expect, test } from 'vitest';
import { itemTypeList } from '../functions/_shared/item-types.ts';
import { makeDemoItems } from './demo-items.ts';

const sources = {
  media: { photo: [{ media_url: '/demo/a.jpg', metadata: { width: 4, location_name: 'Elders' } }] },
  contributors: ['riet', 'jan'],
};
const count = 1000 * itemTypeList.length;
const items = makeDemoItems(count, sources);

test('the same number gives the same items', () => {
  expect(items).toHaveLength(count);
  expect(makeDemoItems(count, sources)).toEqual(items);
});

test('all types are equally frequent, each with media of its type', () => {
  for (const type of itemTypeList) {
    const ofType = items.filter(({ item_type }) => item_type === type);
    expect(ofType).toHaveLength(1000);
    const expected = type === 'photo' ? '/demo/a.jpg' : null;
    expect(new Set(ofType.map(({ media_url }) => media_url))).toEqual(new Set([expected]));
  }
  expect(items.every(({ metadata }) => metadata?.location_name !== 'Elders')).toBe(true);
});

test('dates are from 1926 to 2026, and many items share one', () => {
  const days = items.map(({ item_date }) => item_date).toSorted();
  expect(days[0]).toMatch(/^1926-/);
  expect(days.at(-1)).toMatch(/^2026-/);
  expect(new Set(days).size).toBeLessThan(2000);
});

test('some items have no contributor, description or place', () => {
  expect(items.some(({ created_by }) => created_by === null)).toBe(true);
  expect(items.some(({ description }) => description === null)).toBe(true);
  expect(items.some(({ metadata }) => metadata?.location_name === undefined)).toBe(true);
});
