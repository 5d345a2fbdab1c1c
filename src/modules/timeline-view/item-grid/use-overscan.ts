import { startTransition, useCallback, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';

/** A story of up to this many items is rendered as a whole, for find-in-page and screen readers. */
const maxWholeStory = 250;
/** Rows beyond the screen at first. With 0 a first card below a long header would not be rendered. */
const firstRows = 1;
/** About two screens of a longer story, each way. */
const windowRows = 3;
/** Cards added each way in one idle task: few, so that input never waits long. */
const cardsPerStep = 12;
/** Longer than between two keystrokes, which each ask for another list. */
const pauseMs = 400;

/**
 * Rows rendered beyond the screen, each way. Starts at one, and after a pause grows in idle tasks; a
 * new filter starts again. `shrink` sets it to 0 before a jump: else the row above the target would be
 * rendered and measured first, and move the offset. It does nothing in a story that is rendered as a
 * whole.
 */
export function useOverscan(query: string, itemCount: number, rowCount: number, columns: number) {
  const [grown, setGrown] = useState({ query, rows: firstRows });
  const rows = grown.query === query ? grown.rows : firstRows;
  const isWhole = itemCount <= maxWholeStory;
  const goal = isWhole ? rowCount : Math.min(rowCount, windowRows);
  useEffect(() => {
    if (rows >= goal) return;
    const more = rows + Math.ceil(cardsPerStep / columns);
    const grow = () => startTransition(() => setGrown({ query, rows: more }));
    let cancelIdle = () => {};
    const timer = setTimeout(
      () => (cancelIdle = whenIdle(grow, 2000)),
      rows <= firstRows ? pauseMs : 0,
    );
    return () => {
      clearTimeout(timer);
      cancelIdle();
    };
  }, [query, rows, goal, columns]);
  const shrink = useCallback(() => {
    if (!isWhole) setGrown({ query, rows: 0 });
  }, [isWhole, query]);
  return { overscan: Math.min(rows, goal), shrink };
}
