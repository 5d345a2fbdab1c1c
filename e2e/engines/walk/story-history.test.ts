import { describe, expect, test } from 'vitest';
import { seededRandom } from '@shared/seeded-random';
import { chooseStep } from './choose-step';
import {
  advance,
  emptyFilter,
  entryOf,
  filterItems,
  leave,
  startOfHistory,
  targetOf,
  type Item,
  type Step,
  type StoryHistory,
} from './story-history';

const items: Item[] = [
  { id: 'a', title: 'Fiets 1', type: 'photo', year: 1950 },
  { id: 'b', title: 'Brief 2', type: 'text', year: 1951 },
  { id: 'c', title: 'Fiets 3', type: 'text', year: 1951 },
];

const walk = (steps: readonly Step[]) =>
  steps.reduce((history, step) => advance(history, step, items), startOfHistory);

/** Each entry in short form, the current one in brackets. */
const wordsOf = ({ entries, index }: StoryHistory) =>
  entries
    .map(({ filter, year, openId }, n) => {
      const words = [...filter.types, filter.search, year ?? '', openId ?? ''].filter(Boolean);
      return n === index ? `[${words.join(' ')}]` : words.join(' ');
    })
    .join(' | ');

const photo: Step = { do: 'choose', type: 'photo' };
const text: Step = { do: 'choose', type: 'text' };
const back: Step = { do: 'back' };
const fiets: Step = { do: 'search', text: 'fiets' };
const openA: Step = { do: 'open', id: 'a' };
const hidesA: Step = { do: 'search', text: 'brief' };
const forward: Step = { do: 'forward' };
const share: Step = { do: 'tool', closedBy: 'Escape' };

test.each<[string, Step[], string]>([
  ['a choice pushes', [photo, text], ' | photo | [photo text]'],
  ['the same choice again takes it back', [photo, photo], ' | photo | []'],
  ['typing replaces', [photo, fiets], ' | [photo fiets]'],
  ['a choice after Back drops what Forward led to', [photo, back, text], ' | [text]'],
  ['clearing pushes', [fiets, { do: 'clear' }], 'fiets | []'],
  ['a year pushes, the same year does not', [jump(1951), jump(1951)], ' | [1951]'],
  ['typing and choosing drop the year', [jump(1951), fiets, text], ' | fiets | [text fiets]'],
  ['typing what is there already keeps it', [jump(1951), { do: 'search', text: '' }], ' | [1951]'],
  ['an item keeps the filter', [fiets, jump(1951), openA], 'fiets | fiets 1951 | [fiets a]'],
  ['the next item replaces', [fiets, openA, { do: 'next', times: 1 }], 'fiets | [fiets c]'],
  ['closing goes back', [openA, { do: 'close' }], '[] | a'],
  ['a tool drops what Forward led to', [photo, back, share], '[]'],
  ['Forward to the entry of a tool stays', [photo, share, forward], ' | [photo]'],
  ['Forward', [photo, back, forward], ' | [photo]'],
])('%s', (_, steps, entries) => expect(wordsOf(walk(steps))).toBe(entries));

function jump(year: number): Step {
  return { do: 'jump', year };
}

test.each([
  [{ types: [], search: 'FIETS' }, 'ac'],
  [{ types: ['text'], search: '' }, 'bc'],
  [{ types: ['text', 'photo'], search: '3' }, 'c'],
  [emptyFilter, 'abc'],
] as const)('%j leaves %s', (filter, ids) =>
  expect(
    filterItems(items, filter)
      .map(({ id }) => id)
      .join(''),
  ).toBe(ids),
);

describe('the expected element in view', () => {
  const read = leave(startOfHistory, 'b');
  test.each<[string, StoryHistory, Step, unknown]>([
    ['after a reload, the card that was in view', read, { do: 'reload' }, { cardId: 'b' }],
    [
      'after Back, the card that was in view before',
      advance(read, photo, items),
      back,
      { cardId: 'b' },
    ],
    ['after a tool, the card that was in view', read, share, { cardId: 'b' }],
    [
      'after the lightbox, the card of its last item',
      advance(read, openA, items),
      back,
      { cardId: 'a' },
    ],
    ['after an item without a card, no element', walk([openA, back, hidesA, forward]), back, null],
    ['after a jump, the heading of the year', read, jump(1951), { year: 1951 }],
    ['after a choice, no element', read, photo, null],
    ['in the lightbox, no element', advance(read, openA, items), { do: 'reload' }, null],
    ['without a card in view, no element', startOfHistory, { do: 'reload' }, null],
  ])('%s', (_, before, step, target) =>
    expect(targetOf(before, step, advance(before, step, items), items)).toEqual(target),
  );

  test('no card in view is stored while an item is open', () =>
    expect(entryOf(leave(walk([openA]), 'b')).cardId).toBeNull());
});

test('a seed gives the same steps each time, and only steps that are possible', () => {
  const stepsOf = (seed: number) => {
    const random = seededRandom(seed);
    const steps: Step[] = [];
    let history = startOfHistory;
    while (steps.length < 500) {
      const inReach = { cardIds: ['a', 'b'], years: [1950, 1951] };
      const step = chooseStep(history, items, inReach, { random, last: steps.at(-1) });
      history = advance(history, step, items);
      if (!history.entries[history.index]) throw new Error(`${step.do} leads nowhere`);
      steps.push(step);
    }
    return steps;
  };
  const steps = stepsOf(7);
  expect(stepsOf(7)).toEqual(steps);
  expect(stepsOf(8)).not.toEqual(steps);
  expect(new Set(steps.map((step) => step.do)).size).toBe(12);
});
