import { expect, it } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { chapterPlaces } from './chapter-places';

it.each([
  [[], []],
  [
    ['Haarlem', undefined, 'Amsterdam', 'Amsterdam'],
    ['Amsterdam', 'Haarlem'],
  ],
  [['Prinsengracht, Amsterdam', 'Prinsengracht, Nederland'], ['Prinsengracht']],
  [
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c'],
  ],
  [['  ', ', Nederland'], []],
])('of %j: %j', (names, expected) => {
  const items = names.map((location_name) => createItem({ metadata: { location_name } }));
  expect(chapterPlaces(items)).toEqual(expected);
});
