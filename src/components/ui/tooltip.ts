import { pointerMoved } from './pointer-moved';
import type { Hint } from './existing-trigger';

/** The tooltip text: `data-tooltip`, or an accessible name that differs from the visible text. */
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
  // A failed load shows no tooltip; the next event loads it again.
  import('./tooltip-bubble').then(
    ({ showTooltip }) => showTooltip({ ...hint, cause, at }),
    () => {},
  );
}

/**
 * Shows tooltips after 700 ms of hovering, or on focus by Tab: for every `button` with an
 * `aria-label` that differs from its text, and every element with `data-tooltip`. Event delegation
 * instead of a wrapper, so that the controls do not re-render.
 */
export function startTooltips(): () => void {
  const end = new AbortController();
  const options = { capture: true, passive: true, signal: end.signal };
  let lastKey = '';
  document.addEventListener('keydown', ({ key }) => (lastKey = key), options);
  document.addEventListener('pointerdown', () => (lastKey = ''), options);
  let lastTarget: EventTarget | null = null;
  // Not for a pointer at rest when a dialog opens under it: its tooltip would handle Escape.
  document.addEventListener(
    'pointermove',
    (event) => {
      const { target, pointerType } = event;
      if (!pointerMoved(event) || target === lastTarget) return;
      lastTarget = target;
      if (pointerType !== 'touch') show(target, 'hover');
    },
    options,
  );
  // Not on programmatic focus: in an opening dialog the tooltip would handle Escape.
  document.addEventListener(
    'focusin',
    ({ target }) => lastKey === 'Tab' && show(target, 'focus'),
    options,
  );
  // The pointer can already be over a control when this code is loaded; not on touch devices.
  if (matchMedia('(hover: hover) and (not (any-pointer: coarse))').matches) {
    show([...document.querySelectorAll(':hover')].at(-1) ?? null, 'hover');
  }
  return () => end.abort();
}
