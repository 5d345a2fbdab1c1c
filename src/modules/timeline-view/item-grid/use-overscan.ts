import { startTransition, useCallback, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';

/** A story of up to this many items is rendered as a whole, for find-in-page and screen readers. */
const maxWholeStory = 250;
/** Rows beyond the screen at first. Not 0: under a long header the first card is below the screen. */
const firstRows = 1;
/** About two screens of a longer story, each way. */
const windowRows = 3;
/** Rows rendered in one idle task, so that input never waits long. */
const rowsPerStep = 4;
/** Longer than between two keystrokes, which each ask for another list. */
const pauseMs = 400;

/**
 * How many rows beyond the screen are rendered, each way: one at first and after a change of
 * the filter; after a pause it grows with each idle task. `shrink` is called before a jump,
 * where all rows are new: none then, so that the row above is not rendered and measured first,
 * which would move the offset and render again. A story of up to `maxWholeStory` items does not
 * shrink.
 */
export function useOverscan(query: string, itemCount: number, rowCount: number) {
  const [grown, setGrown] = useState({ query, rows: firstRows });
  const rows = grown.query === query ? grown.rows : firstRows;
  const isWhole = itemCount <= maxWholeStory;
  const goal = isWhole ? rowCount : Math.min(rowCount, windowRows);
  useEffect(() => {
    if (rows >= goal) return;
    const grow = () => startTransition(() => setGrown({ query, rows: rows + rowsPerStep }));
    let cancelIdle = () => {};
    const timer = setTimeout(
      () => (cancelIdle = whenIdle(grow, 2000)),
      rows <= firstRows ? pauseMs : 0,
    );
    return () => {
      clearTimeout(timer);
      cancelIdle();
    };
  }, [query, rows, goal]);
  const shrink = useCallback(() => {
    if (!isWhole) setGrown({ query, rows: 0 });
  }, [isWhole, query]);
  return { overscan: Math.min(rows, goal), shrink };
}
