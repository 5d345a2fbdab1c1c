import { expect, it } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import {
  emptyFilter,
  filterItems,
  type FilterState,
} from '@/modules/timeline/filter/timeline-filter';
import { suggestFilters } from './suggest-filters';

const at = (id: string, location_name: string, contributor: string) =>
  createItem({
    id,
    title: 'Een dag',
    created_by: contributor,
    creator: { display_name: contributor, avatar_url: null },
    metadata: { location_name },
  });
const items = [
  at('1', 'Zandvoort', 'Karel Jansen'),
  at('2', 'Den Haag', 'Riet Zandvoort'),
  at('3', 'ZAND\u00advoort', 'Riet Zandvoort'),
  at('4', 'Den Bosch', 'Zoë'),
];
const filter = (fields: Partial<FilterState>): FilterState => ({ ...emptyFilter, ...fields });
const suggested = (fields: Partial<FilterState>) =>
  suggestFilters(items, filter(fields)).map(({ name, filter: next }) => [
    name,
    next.search,
    ...next.places,
    ...next.contributors,
  ]);

it.each<[string, Partial<FilterState>, string[][]]>([
  ['nothing without a match', { search: 'Terschelling' }, []],
  ['nothing without words', { search: ' \u200b "' }, []],
  ['a contributor', { search: 'karel' }, [['Karel Jansen', '', 'Karel Jansen']]],
  ['a name without its accents', { search: 'ZOE' }, [['Zoë', '', 'Zoë']]],
  [
    'a place and a contributor',
    { search: 'zandvoort' },
    [
      ['Zandvoort', '', 'Zandvoort'],
      ['Riet Zandvoort', '', 'Riet Zandvoort'],
    ],
  ],
  [
    'the name with most of the words first, and keeps the other words',
    { search: 'fiets Den haag' },
    [
      ['Den Haag', 'fiets', 'Den Haag'],
      ['Den Bosch', 'fiets haag', 'Den Bosch'],
    ],
  ],
  [
    'quoted words',
    { search: '“den haag”' },
    [
      ['Den Haag', '', 'Den Haag'],
      ['Den Bosch', 'haag”', 'Den Bosch'],
    ],
  ],
  [
    'what is not chosen yet, besides what is',
    { search: 'zandvoort', places: ['Zandvoort'] },
    [['Riet Zandvoort', '', 'Zandvoort', 'Riet Zandvoort']],
  ],
])('offers %s', (_, fields, expected) => expect(suggested(fields)).toEqual(expected));

it('offers a filter that finds all items of the place', () => {
  const [place] = suggestFilters(items, filter({ search: 'zandvoort' }));
  expect(filterItems(items, place!.filter).map(({ id }) => id)).toEqual(['1', '3']);
});

it('offers few names for a short word', () => {
  const many = Array.from({ length: 50 }, (_, n) => at(String(n), `Plaats ${n}`, `Verteller ${n}`));
  expect(suggestFilters(many, filter({ search: 'e' })).length).toBeLessThan(10);
});
