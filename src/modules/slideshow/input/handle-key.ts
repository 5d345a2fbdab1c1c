import type { KeyboardEvent } from 'react';
import { keyAction } from './key-action';
import type { PlaybackAction } from '../playback/playback-state';

const focusable = 'button:not(:disabled), [tabindex="0"]';

/** Moves the focus with Up and Down, because remote controls have no Tab key. */
function moveFocus(container: HTMLElement, step: 1 | -1) {
  const all = [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !element.closest('[inert]'),
  );
  const focusedIndex = all.findIndex((element) => element === document.activeElement);
  const longText = container.querySelector<HTMLElement>('[data-long]');
  const first = longText ?? container.querySelector<HTMLElement>('[data-main]');
  const target = focusedIndex < 0 ? first : all[(focusedIndex + step + all.length) % all.length];
  target?.focus();
}

/** Whether the key scrolls a long text that has the focus. */
function canScroll(element: Element, step: 1 | -1): boolean {
  if (!element.matches('[data-long]')) return false;
  const { scrollTop, clientHeight, scrollHeight } = element;
  return step < 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1;
}

interface KeyHandlers {
  control: (action: PlaybackAction) => void;
  onClose: () => void;
}

/** Handles keys of keyboard and remote control. */
export function handleSlideshowKey(
  event: KeyboardEvent<HTMLElement>,
  { control, onClose }: KeyHandlers,
) {
  const target = event.target as Element;
  const action = keyAction(event.nativeEvent, target.closest('button') !== null);
  if (!action || event.defaultPrevented) return;
  // In full screen mode the browser handles Escape.
  if (action === 'close' && document.fullscreenElement) return;
  if (action === 'up' || action === 'down') {
    const step = action === 'down' ? 1 : -1;
    if (canScroll(target, step)) return;
    moveFocus(event.currentTarget, step);
  } else if (action === 'close') onClose();
  // Key repeat would skip many scenes.
  else if (!event.repeat) control({ type: action });
  event.preventDefault();
}
