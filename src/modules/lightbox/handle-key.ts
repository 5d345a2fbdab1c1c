import type { KeyboardEvent, KeyboardEventHandler } from 'react';
import type { ZoomRef } from 'yet-another-react-lightbox';

interface KeyHandlers {
  goTo: (index: number) => void;
  /** To the next item, or with -1 to the previous one. */
  navigate: (step: 1 | -1) => void;
  zoomControls: ZoomRef | null;
  /** Pages, zooms and pans; null until the carousel is rendered, after the first paint. */
  carouselKeys: KeyboardEventHandler | null;
}

const verticalKeys = ['ArrowUp', 'ArrowDown'];
/** Elements that handle these keys themselves. */
const ownKeys = 'input, textarea, select, audio, video';

/** The keys of the lightbox, wherever the focus is in it. */
export function handleLightboxKey(
  event: KeyboardEvent<HTMLDialogElement>,
  { goTo, navigate, zoomControls, carouselKeys }: KeyHandlers,
) {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest(ownKeys)) return;
  const text = target.closest('[data-text]');
  if ((key === 'Home' || key === 'End') && target !== text) {
    event.preventDefault();
    goTo(key === 'Home' ? 0 : Infinity);
  } else if (key === '=') {
    // The library knows only the shifted key, `+`.
    if (!zoomControls?.disabled) zoomControls?.zoomIn();
  } else if (verticalKeys.includes(key) && text) {
    // The browser scrolls the text.
  } else if (carouselKeys) {
    carouselKeys(event);
  } else if (key === 'ArrowRight') {
    navigate(1);
  } else if (key === 'ArrowLeft') {
    navigate(-1);
  }
}
