import { expect, it } from 'vitest';
import { timelineItemSchema } from '@/modules/timeline/rows';
import { listedPlaces } from './listed-places';

const at = (location_name?: string) =>
  timelineItemSchema.parse({ id: 'a', metadata: { location_name } });

it('gives each place once, the most told of first, then by Dutch alphabet', () => {
  const names = ['Zaandam', 'Ede', ' Zaandam', 'Épe', 'Ede ', 'ede', 'Zaandam', undefined, ''];
  expect(listedPlaces(names.map(at))).toEqual([
    { name: 'Zaandam', count: 3 },
    { name: 'Ede', count: 2 },
    { name: 'ede', count: 1 },
    { name: 'Épe', count: 1 },
  ]);
});

it('gives none for none', () => expect(listedPlaces([at(), at(' ')])).toEqual([]));
