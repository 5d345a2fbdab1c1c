import { useMemo, useReducer } from 'react';
import { pendingItems, startPending } from './pending-items';
import type { TimelineItem } from '../rows';
import type { TimelineItems } from '../use-timeline-items';

/**
 * Holds new items back while the visitor reads, so that nothing moves on the screen. Answers which
 * of the `filtered` items stand in the page, which of them are new, and how to show the pending.
 */
export function usePendingItems(
  read: Pick<TimelineItems, 'items' | 'isComplete' | 'isFresh'>,
  filtered: readonly TimelineItem[],
  isReading: boolean,
) {
  const { items } = read;
  // A list remembered from an earlier visit is not a list that the visitor has seen here.
  const isComplete = read.isComplete && read.isFresh;
  const [state, dispatch] = useReducer(pendingItems, startPending(items, isComplete));
  if (state.items !== items || state.isComplete !== isComplete)
    dispatch({ type: 'items', items, isComplete, isReading });
  const { pending, highlighted } = state;
  const shown = useMemo(
    () => (pending.size === 0 ? filtered : filtered.filter(({ id }) => !pending.has(id))),
    [filtered, pending],
  );
  return { shown, highlighted, showPending: () => dispatch({ type: 'show' }) };
}
