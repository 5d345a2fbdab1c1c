import { expect, test } from 'vitest';
import { isStillLoading, planArrival, planStory, type Entry } from './kernel';

test.each([
  ['a page that is long enough', { scrollTop: 300 }, 1000, false, false],
  ['a page that is short at first', { scrollTop: 3000 }, 1000, false, true],
  ['a short page that the visitor uses', { scrollTop: 3000 }, 1000, true, false],
  ['an entry of which nothing is kept', undefined, 1000, false, false],
])('where %s stands is kept, or not yet', (_, kept, maxScroll, hasInput, expected) => {
  expect(isStillLoading(kept, maxScroll, hasInput)).toBe(expected);
});

const story = { page: '/public/oma-riet', address: '/public/oma-riet', key: 'a' };
const filtered = { ...story, address: '/public/oma-riet?soort=foto', key: 'b' };
const chapter = { ...story, key: 'c' };
const prices = { page: '/pricing', address: '/pricing', key: 'd' };

test.each([
  ['a link to a page: its start', story, prices, false, undefined, 'none', 'top'],
  ['a link to a fragment of a page', story, prices, false, undefined, 'elsewhere', 'target'],
  ['Back to a page', prices, story, true, { scrollTop: 40 }, 'none', 'position'],
  [
    'Back to a page with a fragment',
    prices,
    chapter,
    true,
    { scrollTop: 40 },
    'focused',
    'position',
  ],
  ['Back to a page of which nothing is kept', prices, story, true, undefined, 'none', 'top'],
  ['Back to its fragment, nothing kept', prices, chapter, true, undefined, 'elsewhere', 'target'],
  ['a choice in the filter', story, filtered, false, undefined, 'none', 'keep'],
  ['Back from it: the story does it', filtered, story, true, { scrollTop: 40 }, 'none', 'nothing'],
  ['a chapter of the year rail', story, chapter, false, undefined, 'focused', 'nothing'],
  ['a skip link to a chapter', story, chapter, false, undefined, 'elsewhere', 'target'],
  ['the address that is open already', story, chapter, false, undefined, 'none', 'nothing'],
  ['Back from a chapter', chapter, story, true, { scrollTop: 40 }, 'none', 'position'],
] as const)('%s', (_, last, next, isReturn, kept, target, expected) => {
  expect(planArrival(last, next, { isReturn, kept, target })).toBe(expected);
});

const left: Entry = { scrollTop: 8468, anchor: { id: 'far', top: 4 } };

test.each([
  ['a first visit', undefined, true, true, '', { toFragment: true }],
  ['a reload before the list was read', left, true, true, '', { ...left, toFragment: true }],
  ['a reload', { ...left, isRead: true }, true, true, '', { ...left, toFragment: false }],
  ['a first visit to an item', undefined, false, true, '', { toFragment: true }],
  ['Back', left, true, false, '', left],
  ['Back to an entry that was never left', undefined, true, false, '', { scrollTop: 0 }],
  ['Back to a chapter that was never left', undefined, true, false, '#jaar-1950', {}],
  ['a choice in the filter, or an opened item', left, false, false, '', {}],
] as const)('%s starts the story at its place', (_, kept, isReturn, isFirst, hash, expected) => {
  const start = planStory('key', kept, { isReturn, isFirst, hash });
  expect(start).toEqual({ key: 'key', scrollTop: undefined, anchor: undefined, ...expected });
});
