import { expect, it } from 'vitest';
import { fitFilter } from './fit-filter';
import { timelineItemSchema } from '../rows';
import { emptyFilter, type FilterState } from './timeline-filter';

const items = [
  timelineItemSchema.parse({ id: '1', title: 'Oma', item_type: 'text', created_by: 'noor' }),
  timelineItemSchema.parse({ id: '2', title: 'Opa', item_type: 'photo', created_by: 'karel' }),
  timelineItemSchema.parse({ id: '3', title: 'Zee', metadata: { location_name: ' Zandvoort ' } }),
];
const [oma] = items;
const complete = { items, isComplete: true };
const reading = { items, isComplete: false };
const filter = (fields: Partial<FilterState>): FilterState => ({ ...emptyFilter, ...fields });

it.each<[string, Partial<FilterState>, typeof complete, Partial<FilterState>]>([
  ['drops contributors', { contributors: ['noor', 'wim'] }, complete, { contributors: ['noor'] }],
  ['drops places', { places: ['Zandvoort', 'Atlantis'] }, complete, { places: ['Zandvoort'] }],
  ['keeps the rest', { places: ['Atlantis'], search: 'oma' }, complete, { search: 'oma' }],
  [
    'writes places as the lists do',
    { places: ['ZANDVOORT', 'Zand\u00advoort '] },
    complete,
    { places: ['Zandvoort'] },
  ],
  ['knows the name, not the word null', { places: ['null'] }, complete, {}],
  ['waits for all contributors', { contributors: ['wim'] }, reading, { contributors: ['wim'] }],
  ['waits for all places', { places: ['Atlantis'] }, reading, { places: ['Atlantis'] }],
])('%s without items', (_, asked, story, fitted) => {
  expect(fitFilter(filter(asked), story, undefined)).toEqual({
    filter: filter(fitted),
    isFilterDropped: false,
  });
});

it.each<[string, Partial<FilterState>, boolean, Partial<FilterState>]>([
  ['yields', { search: 'opa', sortOrder: 'newest-first' }, true, { sortOrder: 'newest-first' }],
  ['yields', { contributors: ['karel'] }, true, {}],
  [
    'stays',
    { search: 'oma', contributors: ['noor'] },
    false,
    { search: 'oma', contributors: ['noor'] },
  ],
  ['stays without its unknown contributor', { contributors: ['wim'] }, false, {}],
])('a filter %s at the open item: %j', (_, asked, isFilterDropped, fitted) => {
  expect(fitFilter(filter(asked), complete, oma)).toEqual({
    filter: filter(fitted),
    isFilterDropped,
  });
});

it('returns the same object when nothing is removed', () => {
  const known = filter({ contributors: ['noor'], places: ['Zandvoort'] });
  expect(fitFilter(known, complete, undefined).filter).toBe(known);
  expect(fitFilter(emptyFilter, { items: [], isComplete: true }, oma).filter).toBe(emptyFilter);
});
