import type { TimelineItem } from '../rows';

/** Which items wait to be shown: new ones are held back while the visitor reads. */
export interface PendingItems {
  /** The last list that came, and whether it was the whole story. */
  items: readonly TimelineItem[];
  isComplete: boolean;
  /** Ids of the items that came while the visitor read, and are not shown yet. */
  pending: ReadonlySet<string>;
  /** Ids of the items that were shown last on request; the grid marks them. */
  highlighted: ReadonlySet<string> | undefined;
}

export type PendingItemsAction =
  | {
      type: 'items';
      items: readonly TimelineItem[];
      isComplete: boolean;
      /** The visitor has scrolled into the story. */
      isReading: boolean;
    }
  | { type: 'show' };

const none: ReadonlySet<string> = new Set();

export const startPending = (
  items: readonly TimelineItem[],
  isComplete: boolean,
): PendingItems => ({ items, isComplete, pending: none, highlighted: undefined });

/** Changed items change and removed ones go at once: only new ones wait. */
export function pendingItems(state: PendingItems, action: PendingItemsAction): PendingItems {
  switch (action.type) {
    case 'items': {
      const { items, isComplete } = action;
      return { ...state, items, isComplete, pending: pendingAfter(state, action) };
    }
    case 'show':
      return { ...state, pending: none, highlighted: state.pending };
  }
}

function pendingAfter(
  before: PendingItems,
  { items, isReading }: Extract<PendingItemsAction, { type: 'items' }>,
): ReadonlySet<string> {
  // The rest of the first read is not new.
  if (!before.isComplete) return none;
  const known = new Set(before.items.map(({ id }) => id));
  const pending = items.filter(({ id }) => before.pending.has(id) || (isReading && !known.has(id)));
  return pending.length === 0 ? none : new Set(pending.map(({ id }) => id));
}
