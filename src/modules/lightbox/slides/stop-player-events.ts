import type { SyntheticEvent } from 'react';

/** Dragging or keys on the seek bar, ours or that of the browser, must not page to another item. */
export function stopPlayerEvents(event: SyntheticEvent) {
  if ((event.target as Element).matches('input, select, video[controls]')) event.stopPropagation();
}
