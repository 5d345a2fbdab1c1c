import { describe, expect, it } from 'vitest';
import { viewOf, type LoadedItems } from './view-of';
import { timelineItemSchema } from '../rows';
import { emptyFilter, type FilterState } from './timeline-filter';

const items = [
  timelineItemSchema.parse({ id: '1', title: 'Oma', item_type: 'text', created_by: 'noor' }),
  timelineItemSchema.parse({ id: '2', title: 'Opa', item_type: 'photo', created_by: 'karel' }),
  timelineItemSchema.parse({ id: '3', title: 'Zee', metadata: { location_name: ' Zandvoort ' } }),
];
const [oma] = items;
const none: ReadonlySet<string> = new Set();
const complete: LoadedItems = { items, isComplete: true, lastDay: null, pending: none };
const reading = { ...complete, isComplete: false };
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
  expect(viewOf(story, filter(asked), undefined)).toMatchObject({
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
  expect(viewOf(complete, filter(asked), oma)).toMatchObject({
    filter: filter(fitted),
    isFilterDropped,
  });
});

const on = (id: string, day: string, title = id) =>
  timelineItemSchema.parse({ id, title, item_date: day, created_at: `${day}T12:00:00Z` });
const dated = [on('a', '1950-01-01'), on('b', '1950-02-01', 'zee'), on('c', '1951-01-01', 'zee')];
const story: LoadedItems = { ...complete, items: dated };
const ids = (list: Iterable<{ id: string }>) => [...list].map(({ id }) => id).join('');
const waiting = (which: string): LoadedItems => ({ ...story, pending: new Set(which) });

type Shown = { shown: string; matches: string | null; listed: string; chapters: string };
it.each<[string, LoadedItems, Partial<FilterState>, Shown]>([
  [
    'no filter',
    story,
    {},
    { shown: 'abc', matches: null, listed: 'abc', chapters: '1950:ab 1951:c' },
  ],
  [
    'a filter leaves the list as it is',
    story,
    { search: ' zee ' },
    { shown: 'bc', matches: 'bc', listed: 'abc', chapters: '1950:ab 1951:c' },
  ],
  [
    'one that all items match',
    story,
    { dateRange: { start: '1950-01-01', end: null } },
    { shown: 'abc', matches: null, listed: 'abc', chapters: '1950:ab 1951:c' },
  ],
  [
    'new items that are all of them are still marked',
    story,
    { newSince: '1949-01-01' },
    { shown: 'abc', matches: 'abc', listed: 'abc', chapters: '1950:ab 1951:c' },
  ],
  [
    'the order turns list and chapters',
    story,
    { search: 'zee', sortOrder: 'newest-first' },
    { shown: 'cb', matches: 'cb', listed: 'cba', chapters: '1951:c 1950:ba' },
  ],
  [
    'items that wait are paged to, and not in the list',
    waiting('bc'),
    { search: 'zee' },
    { shown: 'bc', matches: 'bc', listed: 'a', chapters: '1950:a' },
  ],
  [
    'decades by the day of an item that is not loaded yet',
    { ...story, isComplete: false, lastDay: '1995-01-01' },
    {},
    { shown: 'abc', matches: null, listed: 'abc', chapters: '1950:abc' },
  ],
])('%s', (_, loaded, asked, expected) => {
  const view = viewOf(loaded, filter(asked), undefined);
  expect({
    shown: ids(view.shown),
    matches: view.matches && [...view.matches].join(''),
    listed: ids(view.listed),
    chapters: view.chapters
      .map(({ period, items: of }) => `${period.firstYear}:${ids(of)}`)
      .join(' '),
  }).toEqual(expected);
});

describe('against the view before', () => {
  const before = viewOf(story, filter({ search: 'zee' }), undefined);
  type Lists = 'shown' | 'matches' | 'listed' | 'chapters';
  it.each<[string, LoadedItems, Partial<FilterState>, string | null, Lists[]]>([
    ['another open item', story, { search: 'zee' }, 'b', []],
    ['a space after the word', story, { search: 'zee ' }, null, []],
    ['another word', story, { search: 'a' }, null, ['shown', 'matches']],
    [
      'an open item that the filter would hide',
      story,
      { search: 'zee' },
      'a',
      ['shown', 'matches'],
    ],
    [
      'the other order',
      story,
      { search: 'zee', sortOrder: 'newest-first' },
      null,
      ['shown', 'matches', 'listed', 'chapters'],
    ],
    ['an item that waits', waiting('c'), { search: 'zee' }, null, ['listed', 'chapters']],
    ['decades', { ...story, lastDay: '1995-01-01' }, { search: 'zee' }, null, ['chapters']],
    [
      'other items',
      { ...story, items: [...dated] },
      { search: 'zee' },
      null,
      ['shown', 'matches', 'listed', 'chapters'],
    ],
  ])('%s makes new lists only of what changes', (_, loaded, asked, openId, changed) => {
    const openItem = dated.find(({ id }) => id === openId);
    const view = viewOf(loaded, filter(asked), openItem, before);
    const lists: Lists[] = ['shown', 'matches', 'listed', 'chapters'];
    expect(lists.filter((list) => view[list] !== before[list])).toEqual(changed);
    expect(view).toEqual(viewOf(loaded, filter(asked), openItem));
  });
});

describe('a filter whose last item goes', () => {
  const byNoor = timelineItemSchema.parse({
    id: '1',
    item_type: 'text',
    created_by: 'noor',
    creator: { display_name: ' Noor ', avatar_url: null },
    metadata: { location_name: 'Zandvoort' },
  });
  const byKarel = timelineItemSchema.parse({ id: '2', item_type: 'photo', created_by: 'karel' });
  const rest = { ...complete, items: [byKarel] };
  const all = { ...complete, items: [byNoor, byKarel] };

  it.each<[string, Partial<FilterState>]>([
    ['its contributor', { contributors: ['noor'], contentTypes: ['text'] }],
    ['its place', { places: ['Zandvoort'] }],
  ])('stays, by %s', (_, asked) => {
    const before = viewOf(all, filter(asked), undefined);
    const view = viewOf(rest, filter(asked), undefined, before);
    expect(view).toMatchObject({ filter: filter(asked), shown: [], query: before.query });
    expect(viewOf({ ...rest, pending: none }, filter(asked), undefined, view).shown).toEqual([]);
  });

  it('keeps the names, and drops what was never there', () => {
    const asked = filter({ contributors: ['noor', 'wim'], places: ['ZANDVOORT', 'Atlantis'] });
    const view = viewOf(rest, asked, undefined, viewOf(all, asked, undefined));
    expect(view.filter).toEqual(filter({ contributors: ['noor'], places: ['Zandvoort'] }));
    expect([...view.names.values()]).toEqual(['Noor', 'Zandvoort']);
  });

  it('is not brought back by an item that waits', () => {
    const asked = filter({ contributors: ['noor'] });
    const before = viewOf(rest, asked, undefined);
    const view = viewOf({ ...all, pending: new Set('1') }, asked, undefined, before);
    expect(view.filter).toEqual(emptyFilter);
    expect(ids(view.present)).toBe('2');
  });
});
