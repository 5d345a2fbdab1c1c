import { useMemo, useState } from 'react';
import type { TimelineItem } from '../rows';
import type { FilterState } from './timeline-filter';
import { viewOf, type LoadedItems, type View } from './view-of';

/** What the page shows of a story with this filter. */
export function useView(
  { items, isComplete, lastDay, pending }: LoadedItems,
  filter: FilterState,
  openItem: TimelineItem | undefined,
): View {
  const input = useMemo(
    () => [{ items, isComplete, lastDay, pending }, filter, openItem] as const,
    [items, isComplete, lastDay, pending, filter, openItem],
  );
  const [last, setLast] = useState(() => ({ input, view: viewOf(...input) }));
  if (last.input === input) return last.view;
  const view = viewOf(...input, last.view);
  setLast({ input, view });
  return view;
}
