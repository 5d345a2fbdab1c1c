import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createItem } from '../fixtures';
import { longestSearch } from './filter-params';
import { emptyFilter, filterItems } from './timeline-filter';

const piece = fc.oneof(
  fc.constantFrom(
    ...'a A. M. de Jong é É e\u0301 ĳ İ ß ﬁ ½ Σ ς 👵 0 1944-’45 ’s oma’s foto-\nalbum “ ” " „ \' -- – . … * \\ ('.split(
      ' ',
    ),
    ' ',
    '\n',
    '\u00A0',
    '\u00AD',
    ' – ',
    '. ',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 2 }),
);
const text = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(''));
const field = fc.constantFrom('title', 'description', 'gif_title');

it('finds whatever a lower-case comparison finds in one field', () => {
  fc.assert(
    fc.property(text, field, fc.nat(), fc.nat(), fc.nat(2), (whole, name, from, length, change) => {
      const characters = Array.from(whole);
      const start = from % characters.length;
      const part = characters.slice(start, start + 1 + (length % characters.length)).join('');
      const spellings = [part, part.toLowerCase(), part.toUpperCase()];
      const search = spellings[change]!.trim().slice(0, longestSearch);
      fc.pre(whole.toLowerCase().includes(search.toLowerCase()));
      const item = createItem(
        name === 'gif_title'
          ? { id: '1', metadata: { gif_title: whole } }
          : { id: '1', [name]: whole },
      );
      expect(filterItems([item], { ...emptyFilter, search })).toEqual([item]);
    }),
    { numRuns: 3000 },
  );
});
