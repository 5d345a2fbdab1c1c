import { expect, it } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { emptyFilter, filterItems } from '@/modules/timeline/filter/timeline-filter';
import { suggestDates } from './suggest-dates';

const on = (id: string, item_date: string | null, metadata = {}, item_type = 'photo') =>
  createItem({ id, title: id, item_date, metadata, item_type });
const items = [
  on('sint', '1955-12-05'),
  on('zee', '1956-07-01', { date_precision: 'month' }),
  on('sint weer', '1956-12-05', {}, 'text'),
  on('een dag in 1956', '1956-08-31'),
  on('jaar', '1956-01-01', { date_precision: 'year' }),
  on('woorden', '1957-12-05', { date_text: 'rond Sinterklaas' }),
  on('zonder', null),
];
const suggest = (search: string, fields = {}) =>
  suggestDates(items, { ...emptyFilter, ...fields, search });

it.each([
  ['1956', 4, 'in 1956'],
  ['juli 1956', 1, 'in juli 1956'],
  ['zomer 1956', 2, 'in de zomer van 1956'],
  ['winter 1955-56', 2, 'in de winter van 1955–56'],
  ['winter 1955', 2, 'in de winter van 1955–56'],
  ['5 december 1956', 1, 'op 5 december 1956'],
])('%j offers the filter that then shows %i', (search, count, words) => {
  const { periods, ofDay } = suggest(search);
  expect(periods).toMatchObject([{ count, words, filter: { search: '' } }]);
  expect(filterItems(items, periods[0]!.filter)).toHaveLength(count);
  expect(ofDay).toEqual([]);
});

it('counts with the rest of the filter', () => {
  const { periods } = suggest('1956', { contentTypes: ['text'] });
  expect(periods).toMatchObject([{ count: 1, filter: { contentTypes: ['text'] } }]);
});

it.each([['1957-01'], ['1830'], ['oma'], ['']])('offers nothing for %j', (search) =>
  expect(suggest(search)).toEqual({ periods: [], ofDay: [] }),
);

it.each([
  ['5 december', {}, ['sint', 'sint weer']],
  ['5-12', { contentTypes: ['text'] }, ['sint weer']],
  // The card says 1956, and juli 1956.
  ['1 januari', {}, []],
  ['1 juli', {}, []],
])('%j gives the items whose card shows that day', (search, fields, titles) => {
  expect(suggest(search, fields).ofDay.map(({ title }) => title)).toEqual(titles);
});
