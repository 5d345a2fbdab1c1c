import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { longestSearch, parseFilter, serializeFilter } from './filter-params';
import { itemTypeList } from '../item-types';
import { emptyFilter, type FilterState } from './timeline-filter';

const character = fc.oneof(
  fc.constantFrom(
    ...'a é ß 👵 , & = + % # ? / \\ " \' < > ; : ~ %2C %00 \t \0 \u202E ’ –'.split(' '),
    ' ',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);
const text = fc
  .array(character, { maxLength: 30 })
  .map((characters) => characters.join('').trim().slice(0, longestSearch));
const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const filter: fc.Arbitrary<FilterState> = fc.record({
  search: text,
  contentTypes: fc.subarray(itemTypeList),
  contributors: fc.uniqueArray(fc.uuid(), { maxLength: 4 }),
  places: fc.uniqueArray(text.filter(Boolean), { maxLength: 3 }),
  dateRange: fc
    .tuple(fc.option(day), fc.option(day))
    .map(([a, b]) => (a && b && a > b ? { start: b, end: a } : { start: a, end: b })),
  hasMedia: fc.constantFrom(null, true, false),
  newSince: fc.option(day.filter((one) => one < '2026-01-01')),
  sortOrder: fc.constantFrom(null, 'oldest-first', 'newest-first'),
});

it('any filter survives a round trip through the URL', () => {
  fc.assert(
    fc.property(filter, (one) => {
      const search = serializeFilter('', one);
      // As a browser writes the URL, and as it reads it from a link.
      const sent = new URL(`https://anekdotes.example/public/oma-riet${search}`);
      expect(parseFilter(sent.search)).toEqual(one);
      expect(serializeFilter(sent.search, parseFilter(sent.search))).toBe(search);
      expect(serializeFilter(search, emptyFilter)).toBe('');
    }),
    { numRuns: 400 },
  );
});

const brokenQuery = fc
  .tuple(filter, fc.array(fc.tuple(fc.nat(300), fc.string({ unit: 'binary', maxLength: 2 }))))
  .map(([one, changes]) =>
    changes.reduce(
      (query, [at, part]) => query.slice(0, at) + part + query.slice(at + 1),
      serializeFilter('', one),
    ),
  );

it('parses any query string without an error, to a filter that is written the same', () => {
  fc.assert(
    fc.property(fc.oneof(brokenQuery, fc.string({ unit: 'binary' })), (query) => {
      const read = parseFilter(query);
      expect(parseFilter(serializeFilter('', read))).toEqual(read);
    }),
    { numRuns: 400 },
  );
});
