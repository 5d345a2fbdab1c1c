// Model of the browser history of a story page after each step. Pure: no browser, no clock.

export const itemTypes = ['photo', 'audio', 'text'] as const;
export type ItemType = (typeof itemTypes)[number];

export interface Item {
  id: string;
  title: string;
  type: ItemType;
  year: number;
}

export interface Filter {
  /** In the order of choice. */
  types: readonly ItemType[];
  search: string;
}

/** An entry of the browser history. */
export interface Entry {
  filter: Filter;
  /** The year in the hash. */
  year: number | null;
  /** The item that is open in the lightbox. */
  openId: string | null;
  /** A card that was in view when the entry was left; null if unknown. */
  cardId: string | null;
}

export interface StoryHistory {
  entries: readonly Entry[];
  index: number;
  /** The entry of a closed tool is after the last one; Forward to it opens the tool, and Back returns. */
  hasToolEntry: boolean;
}

export type Step =
  | { do: 'choose'; type: ItemType }
  | { do: 'clear' | 'close' | 'back' | 'forward' | 'reload' }
  /** Hurried: the next step comes before the address is written. */
  | { do: 'search'; text: string; isHurried?: boolean }
  | { do: 'open'; id: string }
  /** Number of items to page; hurried as above. */
  | { do: 'next'; times: number; isHurried?: boolean }
  | { do: 'jump'; year: number }
  | { do: 'tool'; closedBy: 'Escape' | 'back' | 'reload' }
  | { do: 'scroll'; screens: number };

/** What must be in view after a step: a card, the heading of a year, or anything. */
export type Target = { cardId: string } | { year: number } | null;

export const emptyFilter: Filter = { types: [], search: '' };

export const startOfHistory: StoryHistory = {
  entries: [{ filter: emptyFilter, year: null, openId: null, cardId: null }],
  index: 0,
  hasToolEntry: false,
};

export const entryOf = ({ entries, index }: StoryHistory): Entry => entries[index]!;
export const isLast = ({ entries, index }: StoryHistory) => index === entries.length - 1;
export const isFiltering = ({ types, search }: Filter) => types.length > 0 || search !== '';

export const filterItems = (items: readonly Item[], { types, search }: Filter): Item[] =>
  items.filter(
    ({ type, title }) =>
      (types.length === 0 || types.includes(type)) &&
      search
        .toLowerCase()
        .split(' ')
        .every((word) => title.toLowerCase().includes(word)),
  );

/** The items after the open one, in the order of the lightbox. */
export function itemsAfter({ filter, openId }: Entry, items: readonly Item[]): Item[] {
  const shown = filterItems(items, filter);
  return shown.slice(shown.findIndex(({ id }) => id === openId) + 1);
}

const toggled = (types: readonly ItemType[], type: ItemType) =>
  types.includes(type) ? types.filter((one) => one !== type) : [...types, type];

function push({ entries, index }: StoryHistory, entry: Omit<Entry, 'cardId'>): StoryHistory {
  const kept = entries.slice(0, index + 1);
  return { entries: [...kept, { ...entry, cardId: null }], index: index + 1, hasToolEntry: false };
}

const replace = (history: StoryHistory, change: Partial<Entry>): StoryHistory => ({
  ...history,
  entries: history.entries.with(history.index, { ...entryOf(history), ...change }),
});

/** Stores which card was in view before a step that leaves the entry. */
export const leave = (history: StoryHistory, cardId: string | null): StoryHistory =>
  entryOf(history).openId === null ? replace(history, { cardId }) : history;

export function advance(history: StoryHistory, step: Step, items: readonly Item[]): StoryHistory {
  const entry = entryOf(history);
  const { filter } = entry;
  const go = (by: 1 | -1) => ({ ...history, index: history.index + by });
  switch (step.do) {
    case 'choose': {
      const types = toggled(filter.types, step.type);
      return push(history, { filter: { ...filter, types }, year: null, openId: null });
    }
    case 'clear':
      return push(history, { filter: emptyFilter, year: null, openId: null });
    case 'search':
      if (step.text === filter.search) return history;
      return replace(history, { filter: { ...filter, search: step.text }, year: null });
    case 'open':
      return push(history, { filter, year: null, openId: step.id });
    case 'next': {
      const next = itemsAfter(entry, items)[step.times - 1];
      return next ? replace(history, { openId: next.id }) : history;
    }
    case 'jump':
      return entry.year === step.year ? history : push(history, { ...entry, year: step.year });
    case 'close':
    case 'back':
      return go(-1);
    case 'forward':
      return isLast(history) ? history : go(1);
    case 'tool':
      // A new entry removes the forward entries.
      return {
        ...history,
        entries: history.entries.slice(0, history.index + 1),
        hasToolEntry: true,
      };
    case 'reload':
    case 'scroll':
      return history;
  }
}

/** What must be in view after a step from one history to another. */
export function targetOf(
  before: StoryHistory,
  step: Step,
  after: StoryHistory,
  items: readonly Item[],
): Target {
  const { filter, openId, cardId } = entryOf(after);
  if (openId !== null) return null;
  const lastSeen = entryOf(before).openId;
  // Closing the lightbox shows the card of its last item, if the filter of the entry still has it.
  if (lastSeen !== null) {
    const hasCard = filterItems(items, filter).some(({ id }) => id === lastSeen);
    return hasCard ? { cardId: lastSeen } : null;
  }
  if (step.do === 'jump') return { year: step.year };
  const isReturn = ['back', 'forward', 'reload', 'tool'].includes(step.do);
  return isReturn && cardId !== null ? { cardId } : null;
}
