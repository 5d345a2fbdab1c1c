import { useReducer } from 'react';
import { pendingItems, startPending } from './pending-items';
import type { TimelineItems } from '../use-timeline-items';

/**
 * Holds new items back while the visitor reads, to prevent a layout shift. Returns the ids of those that wait,
 * of those to highlight, and a function that shows those that wait.
 */
export function usePendingItems(
  read: Pick<TimelineItems, 'items' | 'isComplete' | 'isFresh'>,
  isReading: boolean,
) {
  const { items } = read;
  // A list from the query cache has not been on this screen: its update contains no new items.
  const isComplete = read.isComplete && read.isFresh;
  const [state, dispatch] = useReducer(pendingItems, startPending(items, isComplete));
  if (state.items !== items || state.isComplete !== isComplete)
    dispatch({ type: 'items', items, isComplete, isReading });
  const { pending, highlighted } = state;
  return { pending, highlighted, showPending: () => dispatch({ type: 'show' }) };
}
