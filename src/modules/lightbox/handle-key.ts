import type { KeyboardEvent } from 'react';

interface KeyHandlers {
  onClose: () => void;
  goTo: (place: number) => void;
  /** To the next one or, with -1, the one before. */
  turn: (step: 1 | -1) => void;
}

const horizontalKeys = ['ArrowLeft', 'ArrowRight', '+', '=', '-'];
const verticalKeys = ['ArrowUp', 'ArrowDown'];
/** Elements that handle these keys themselves. */
const own = 'input, textarea, select, audio, video';

/**
 * The keys of the album, wherever in it the focus is: the library itself only hears those that are
 * pressed within its slides.
 */
export function handleLightboxKey(
  event: KeyboardEvent<HTMLDialogElement>,
  { onClose, goTo, turn }: KeyHandlers,
) {
  event.stopPropagation();
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || event.defaultPrevented) return;
  if (key === 'Escape') {
    event.preventDefault();
    return onClose();
  }
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest(own)) return;
  const text = target.closest('[data-text]');
  if ((key === 'Home' || key === 'End') && target !== text) {
    event.preventDefault();
    return goTo(key === 'Home' ? 0 : Infinity);
  }
  const slides = currentTarget.querySelector('.yarl__container');
  const isTheirs = horizontalKeys.includes(key) || (verticalKeys.includes(key) && !text);
  // The album opens before its page is drawn.
  if (!slides && key === 'ArrowRight') return turn(1);
  if (!slides && key === 'ArrowLeft') return turn(-1);
  if (!slides || !isTheirs || slides.contains(target)) return;
  const passed = new globalThis.KeyboardEvent('keydown', {
    key: key === '=' ? '+' : key,
    bubbles: true,
  });
  slides.dispatchEvent(passed);
}
