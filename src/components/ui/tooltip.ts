import type { Hint } from './tooltip-bubble';

/** The name of a control that shows none or another, or a text that is shortened. */
function hintAt(target: EventTarget | null): Pick<Hint, 'anchor' | 'text'> | null {
  const anchor =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-tooltip], button[aria-label]')
      : null;
  const text = anchor?.dataset.tooltip ?? anchor?.getAttribute('aria-label');
  return anchor && text && text !== anchor.innerText.trim() ? { anchor, text } : null;
}

function show(target: EventTarget | null, cause: Hint['cause']) {
  const hint = hintAt(target);
  if (!hint) return;
  const at = performance.now();
  // Without the code there is no hint; the next time it is fetched again.
  import('./tooltip-bubble').then(
    ({ showTooltip }) => showTooltip({ ...hint, cause, at }),
    () => {},
  );
}

/**
 * Shows what a button is called after 700 ms of hovering, or when Tab brings the focus there:
 * every `button` with an `aria-label` that it does not show as text, and every element with
 * `data-tooltip`. Controls are not wrapped, so they neither render anew nor lose their focus.
 */
export function startTooltips(): () => void {
  const end = new AbortController();
  const options = { capture: true, passive: true, signal: end.signal };
  let lastKey = '';
  document.addEventListener('keydown', ({ key }) => (lastKey = key), options);
  document.addEventListener('pointerdown', () => (lastKey = ''), options);
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => pointerType !== 'touch' && show(target, 'hover'),
    options,
  );
  // Not where a script puts the focus: in a dialog that opens, the hint would take the Escape.
  document.addEventListener(
    'focusin',
    ({ target }) => lastKey === 'Tab' && show(target, 'focus'),
    options,
  );
  // The pointer that brought this code rests on something already; with a finger, nothing is shown.
  if (matchMedia('(hover: hover) and (not (any-pointer: coarse))').matches) {
    show([...document.querySelectorAll(':hover')].at(-1) ?? null, 'hover');
  }
  return () => end.abort();
}
