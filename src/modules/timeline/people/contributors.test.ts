import { describe, expect, it } from 'vitest';
import { contributorsOf } from './contributors';
import { timelineItemSchema, type TimelineItem } from '../rows';

type Creator = NonNullable<TimelineItem['creator']>;

const item = (created_by: string | null, creator: Partial<Creator> | null = null): TimelineItem =>
  timelineItemSchema.parse({
    id: crypto.randomUUID(),
    created_by,
    creator: creator && { display_name: null, avatar_url: null, ...creator },
  });

const named = (id: string, display_name: string) => item(id, { display_name });
const names = (items: TimelineItem[]) => contributorsOf(items).map(({ name }) => name);

describe('contributorsOf', () => {
  it('returns an empty list without items', () => {
    expect(contributorsOf([])).toEqual([]);
  });

  it('returns each contributor once, with name and picture', () => {
    const noor = item('n', { display_name: 'Noor Bakker', avatar_url: '/noor.webp' });
    expect(contributorsOf([noor, noor, named('n', 'Noor Bakker')])).toEqual([
      { id: 'n', name: 'Noor Bakker', avatar_url: '/noor.webp' },
    ]);
  });

  it('ignores items without a creator', () => {
    expect(names([item(null), item(null, { display_name: 'Niemand' }), item('')])).toEqual([]);
  });

  it.each([
    ['no profile', null],
    ['no name', { display_name: null }],
    ['an empty name', { display_name: '' }],
    ['a blank name', { display_name: ' \t ' }],
  ])('calls a creator with %s Onbekend', (_, creator) => {
    expect(contributorsOf([item('x', creator)])).toEqual([
      { id: 'x', name: 'Onbekend', avatar_url: null },
    ]);
  });

  it('takes name and picture from any row that has them', () => {
    const rows = [item('k'), named('k', 'Karel'), item('k', { avatar_url: '/karel.webp' })];
    expect(contributorsOf(rows)).toEqual([{ id: 'k', name: 'Karel', avatar_url: '/karel.webp' }]);
  });

  it('trims a name', () => {
    expect(names([named('k', '  Karel ')])).toEqual(['Karel']);
  });

  it('sorts by the Dutch alphabet, ignoring case and accents', () => {
    const rows = ['Zus', 'Émile', 'karel', 'Eva', 'Anna', 'Ömer', 'Otto', 'Fenna'];
    expect(names(rows.map((name) => named(name, name)))).toEqual([
      'Anna',
      'Émile',
      'Eva',
      'Fenna',
      'karel',
      'Ömer',
      'Otto',
      'Zus',
    ]);
  });

  it('puts every contributor without a name last', () => {
    expect(names([item('2'), named('z', 'Zus'), item('1'), named('a', 'Anna')])).toEqual([
      'Anna',
      'Zus',
      'Onbekend',
      'Onbekend',
    ]);
  });

  it('keeps two contributors with one name apart, in a fixed order', () => {
    const rows = [named('2', 'Wim Jansen'), named('1', 'Wim Jansen')];
    expect(contributorsOf(rows).map(({ id }) => id)).toEqual(['1', '2']);
    expect(contributorsOf(rows.toReversed()).map(({ id }) => id)).toEqual(['1', '2']);
  });
});
