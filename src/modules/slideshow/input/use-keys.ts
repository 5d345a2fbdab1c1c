import type { KeyboardEvent } from 'react';
import { keyAction } from './key-action';
import type { TellingAction } from '../playback/playback-state';

const canBeReached = 'button:not(:disabled), [tabindex="0"]';

/** Down and up lead along everything that has the focus, since remote controls have no Tab. */
function moveFocus(layer: HTMLElement, step: 1 | -1) {
  const all = [...layer.querySelectorAll<HTMLElement>(canBeReached)].filter(
    (element) => !element.closest('[inert]'),
  );
  const at = all.findIndex((element) => element === document.activeElement);
  const words = layer.querySelector<HTMLElement>('[data-long]');
  const first = words ?? layer.querySelector<HTMLElement>('[data-main]');
  const to = at < 0 ? first : all[(at + step + all.length) % all.length];
  to?.focus();
}

/** Whether the key scrolls a long text that has the focus. */
function scrolls(element: Element, step: 1 | -1): boolean {
  if (!element.matches('[data-long]')) return false;
  const { scrollTop, clientHeight, scrollHeight } = element;
  return step < 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1;
}

interface Commands {
  dispatch: (action: TellingAction) => void;
  onClose: () => void;
}

/** The keyboard and the remote control. */
export function onTellingKey(event: KeyboardEvent<HTMLElement>, { dispatch, onClose }: Commands) {
  event.stopPropagation();
  const target = event.target as Element;
  const action = keyAction(event.nativeEvent, target.closest('button') !== null);
  if (!action || event.defaultPrevented) return;
  // Then Escape is for the browser, which leaves the full screen.
  if (action === 'close' && document.fullscreenElement) return;
  if (action === 'up' || action === 'down') {
    const step = action === 'down' ? 1 : -1;
    if (scrolls(target, step)) return;
    moveFocus(event.currentTarget, step);
  } else if (action === 'close') onClose();
  // Held down, a key would run through a whole life.
  else if (!event.repeat) dispatch({ type: action });
  event.preventDefault();
}
