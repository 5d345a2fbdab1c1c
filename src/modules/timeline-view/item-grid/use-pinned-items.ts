import { useMemo, useState, type SyntheticEvent } from 'react';

const itemIdOf = ({ target }: SyntheticEvent) =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-item-id]')?.dataset.itemId
    : undefined;

/**
 * The items whose cards stay rendered wherever the visitor scrolls: one that holds the focus, and
 * those that play. `handlers` go on the element around the cards.
 */
export function usePinnedItems() {
  const [focused, setFocused] = useState<string>();
  const [playing, setPlaying] = useState<readonly string[]>([]);
  const stop = (event: SyntheticEvent) => {
    const stopped = itemIdOf(event);
    setPlaying((now) => now.filter((id) => id !== stopped));
  };
  const handlers = {
    onFocusCapture: (event: SyntheticEvent) => setFocused(itemIdOf(event)),
    onBlurCapture: () => setFocused(undefined),
    onPlayCapture: (event: SyntheticEvent) => {
      const started = itemIdOf(event);
      if (started) setPlaying((now) => [...now.filter((id) => id !== started), started]);
    },
    onPauseCapture: stop,
    onEndedCapture: stop,
    onEmptiedCapture: stop,
  };
  const inUse = useMemo(
    () => (focused === undefined ? playing : [...playing, focused]),
    [playing, focused],
  );
  return { inUse, handlers };
}
