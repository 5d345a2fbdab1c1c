import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { timelineItemSchema } from '@/modules/timeline/rows';
import { emptyFilter, type FilterState } from '@/modules/timeline/timeline-filter';
import { useFilterThatFits } from './use-filter-that-fits';

const items = [
  timelineItemSchema.parse({ id: '1', title: 'Oma', item_type: 'text', created_by: 'noor' }),
  timelineItemSchema.parse({ id: '2', title: 'Opa', item_type: 'photo', created_by: 'karel' }),
  timelineItemSchema.parse({ id: '3', title: 'Zee', metadata: { location_name: ' Zandvoort ' } }),
];
const fit = (fields: Partial<FilterState>, isComplete = true, moment = -1) => {
  const asked = { ...emptyFilter, ...fields };
  const { result } = renderHook(() =>
    useFilterThatFits(asked, { items, isComplete }, items[moment]),
  );
  return { asked, ...result.current };
};

test('a filter that fits is handed back as it is', () => {
  const { asked, filter, hasYielded } = fit({ contributors: ['noor'], search: 'oma' }, true, 0);
  expect(filter).toBe(asked);
  expect(hasYielded).toBe(false);
});

test('unknown contributors go once all items have come', () => {
  expect(fit({ contributors: ['noor', 'wim'] }).filter.contributors).toEqual(['noor']);
  expect(fit({ contributors: ['noor', 'wim'] }, false).filter.contributors).toEqual([
    'noor',
    'wim',
  ]);
});

test('unknown places go once all items have come', () => {
  const places = ['Zandvoort', 'Atlantis'];
  expect(fit({ places }).filter.places).toEqual(['Zandvoort']);
  expect(fit({ places }, false).filter.places).toEqual(places);
});

test('a filter that hides the moment of the address yields, but not the order', () => {
  const { filter, hasYielded } = fit({ search: 'opa', sortOrder: 'newest-first' }, true, 0);
  expect(filter).toEqual({ ...emptyFilter, sortOrder: 'newest-first' });
  expect(hasYielded).toBe(true);
});
