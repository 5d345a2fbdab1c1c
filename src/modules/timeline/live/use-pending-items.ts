import { useMemo, useReducer } from 'react';
import { pendingItems, startPending } from './pending-items';
import type { TimelineItem } from '../rows';
import type { TimelineItems } from '../use-timeline-items';

/**
 * Holds new items back while the visitor reads, to prevent a layout shift. Returns which of the
 * `filtered` items to show, which of those to highlight, and a function that shows the rest.
 */
export function usePendingItems(
  read: Pick<TimelineItems, 'items' | 'isComplete' | 'isFresh'>,
  filtered: readonly TimelineItem[],
  isReading: boolean,
) {
  const { items } = read;
  // A list from the query cache has not been on this screen: its update contains no new items.
  const isComplete = read.isComplete && read.isFresh;
  const [state, dispatch] = useReducer(pendingItems, startPending(items, isComplete));
  if (state.items !== items || state.isComplete !== isComplete)
    dispatch({ type: 'items', items, isComplete, isReading });
  const { highlighted } = state;
  const { shown, pending } = useMemo(() => {
    if (state.pending.size === 0) return { shown: filtered, pending: [] };
    const isPending = ({ id }: TimelineItem) => state.pending.has(id);
    return {
      shown: filtered.filter((item) => !isPending(item)),
      pending: filtered.filter(isPending),
    };
  }, [filtered, state.pending]);
  return { shown, pending, highlighted, showPending: () => dispatch({ type: 'show' }) };
}
