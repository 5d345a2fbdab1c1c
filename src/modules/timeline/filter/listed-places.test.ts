import { expect, it } from 'vitest';
import { timelineItemSchema } from '../rows';
import { placesByFrequency } from './listed-places';

const at = (location_name?: string) =>
  timelineItemSchema.parse({ id: 'a', metadata: { location_name } });

it('returns each place once, by frequency and then by Dutch alphabet', () => {
  const names = ['Zaandam', 'Ede', ' Zaandam', 'Épe', 'Ede ', 'Zaandam', undefined, ''];
  expect(placesByFrequency(names.map(at))).toEqual([
    { name: 'Zaandam', count: 3 },
    { name: 'Ede', count: 2 },
    { name: 'Épe', count: 1 },
  ]);
});

it('returns an empty list without places', () =>
  expect(placesByFrequency([at(), at(' ')])).toEqual([]));
