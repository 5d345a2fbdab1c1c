// Chooses the next step of the random walk; the same seed gives the same steps.
import {
  entryOf,
  filterItems,
  isFiltering,
  isLast,
  itemsAfter,
  itemTypes,
  type Item,
  type Step,
  type StoryHistory,
} from './story-history.ts';

/** In the range [0, 1). */
export type Random = () => number;

/** The controls that can be clicked at the current scroll offset. */
export interface InReach {
  cardIds: readonly string[];
  years: readonly number[];
}

/** Browsers keep 50 entries; no step goes further back than this. */
const mostBack = 40;
/** Words that occur in many, some, one and no items. */
const searches = ['', 'fiets', 'brief', 'tuin 1', 'boot 7', 'zeppelin'];
const screens = [-4, -1.3, -0.6, 0.6, 1.3, 2.2, 5];

type Weighted = [weight: number, make: () => Step];

export function chooseStep(
  history: StoryHistory,
  items: readonly Item[],
  { cardIds, years }: InReach,
  { random, last }: { random: Random; last: Step | undefined },
): Step {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  const entry = entryOf(history);
  const canGoBack = history.index > Math.max(0, history.entries.length - mostBack);
  const steps: Weighted[] = [];
  const add = (weight: number, isPossible: boolean, make: () => Step) => {
    if (isPossible) steps.push([weight, make]);
  };
  const isHurried = (last?.do === 'search' || last?.do === 'next') && last.isHurried === true;

  if (entry.openId !== null) {
    const rest = itemsAfter(entry, items).length;
    add(3, true, () => ({ do: 'close' }));
    add(3, canGoBack && !isHurried, () => ({ do: 'back' }));
    add(2, !isHurried, () => ({ do: 'reload' }));
    add(4, rest > 0 && !isHurried, () => ({
      do: 'next',
      times: Math.min(rest, pick([1, 1, 2, 3])),
      isHurried: random() < 0.25,
    }));
  } else {
    const others = searches.filter((text) => text !== entry.filter.search);
    const hasItems = filterItems(items, entry.filter).length > 0;
    add(3, true, () => ({ do: 'choose', type: pick(itemTypes) }));
    // Text typed just now is not in the address yet, so clearing it pushes no history entry.
    add(2, isFiltering(entry.filter) && !isHurried, () => ({ do: 'clear' }));
    add(4, cardIds.length > 0, () => ({ do: 'open', id: pick(cardIds) }));
    if (!isHurried) {
      add(2, years.length > 0, () => ({ do: 'jump', year: pick(years) }));
      add(2, true, () => ({ do: 'search', text: pick(others), isHurried: random() < 0.3 }));
      add(5, canGoBack, () => ({ do: 'back' }));
      add(5, !isLast(history), () => ({ do: 'forward' }));
      add(1, isLast(history) && history.hasToolEntry, () => ({ do: 'forward' }));
      add(2, true, () => ({ do: 'reload' }));
      add(1, true, () => ({ do: 'tool', closedBy: pick(['Escape', 'back', 'reload'] as const) }));
      add(5, hasItems, () => ({ do: 'scroll', screens: pick(screens) }));
    }
  }
  let left = random() * steps.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, make] of steps) {
    left -= weight;
    if (left < 0) return make();
  }
  return { do: 'reload' };
}
