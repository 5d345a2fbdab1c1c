import type { SyntheticEvent } from 'react';

/**
 * Dragging or keys on the seek bar, ours or that of the browser, must not page to another item; in full screen nothing
 * must.
 */
export function stopPlayerEvents(event: SyntheticEvent) {
  const isPlayers = (event.target as Element).matches('input, select, video[controls]');
  if (isPlayers || document.fullscreenElement) event.stopPropagation();
}
