import type { KeyboardEvent } from 'react';

interface KeyHandlers {
  goTo: (index: number) => void;
  /** To the next item, or with -1 to the previous one. */
  navigate: (step: 1 | -1) => void;
}

const horizontalKeys = ['ArrowLeft', 'ArrowRight', '+', '=', '-'];
const verticalKeys = ['ArrowUp', 'ArrowDown'];
/** Elements that handle these keys themselves. */
const ownKeys = 'input, textarea, select, audio, video';

/**
 * The keys of the lightbox, wherever the focus is in it. The library only handles keys that are
 * pressed within its slides, so they are passed on.
 */
export function handleLightboxKey(
  event: KeyboardEvent<HTMLDialogElement>,
  { goTo, navigate }: KeyHandlers,
) {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest(ownKeys)) return;
  const text = target.closest('[data-text]');
  if ((key === 'Home' || key === 'End') && target !== text) {
    event.preventDefault();
    return goTo(key === 'Home' ? 0 : Infinity);
  }
  const slides = currentTarget.querySelector('.yarl__container');
  const isForSlides = horizontalKeys.includes(key) || (verticalKeys.includes(key) && !text);
  // The carousel is rendered after the first paint.
  if (!slides && key === 'ArrowRight') return navigate(1);
  if (!slides && key === 'ArrowLeft') return navigate(-1);
  if (!slides || !isForSlides || slides.contains(target)) return;
  const passed = new globalThis.KeyboardEvent('keydown', {
    key: key === '=' ? '+' : key,
    bubbles: true,
  });
  slides.dispatchEvent(passed);
}
