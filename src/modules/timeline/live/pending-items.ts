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
  if (action.type === 'show') return { ...state, pending: none, highlighted: state.pending };
  const { items, isComplete, isReading } = action;
  // Later pages of the first read are not new items.
  if (!state.isComplete) return { ...state, items, isComplete, pending: none };
  const known = new Set(state.items.map(({ id }) => id));
  const ids = items
    .map(({ id }) => id)
    .filter((id) => state.pending.has(id) || (isReading && !known.has(id)));
  return { ...state, items, isComplete, pending: ids.length > 0 ? new Set(ids) : none };
}
