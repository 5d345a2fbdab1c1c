import type { TimelineItem } from '../rows';

/** New items are held back while the visitor reads, until the visitor asks for them. */
export interface PendingItems {
  /** The last loaded list, and whether it holds all items. */
  items: readonly TimelineItem[];
  isComplete: boolean;
  /** Ids of the new items that are not shown yet. */
  pending: ReadonlySet<string>;
  /** Ids of the items that were last shown on request; the grid marks them. */
  highlighted: ReadonlySet<string> | undefined;
}

export type PendingItemsAction =
  | {
      type: 'items';
      items: readonly TimelineItem[];
      isComplete: boolean;
      /** The visitor has scrolled past the head of the page. */
      isReading: boolean;
    }
  | { type: 'show' };

const none: ReadonlySet<string> = new Set();

export const startPending = (
  items: readonly TimelineItem[],
  isComplete: boolean,
): PendingItems => ({ items, isComplete, pending: none, highlighted: undefined });

/** Reducer. Updates and removals apply at once: only new items wait. */
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
  // Later pages of the first read are not new items.
  if (!before.isComplete) return none;
  const known = new Set(before.items.map(({ id }) => id));
  const pending = items.filter(({ id }) => before.pending.has(id) || (isReading && !known.has(id)));
  return pending.length === 0 ? none : new Set(pending.map(({ id }) => id));
}
