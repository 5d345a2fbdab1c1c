import { pointerMoved } from './pointer-moved';
import type { openTooltip } from './tooltip-bubble';

const delayMs = 700;
/** For this time after a tooltip closes, the next one opens without delay. */
const skipDelayMs = 300;

const anchorAt = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-tooltip], button[aria-label]')
    : null;

/** One tooltip at a time: it opens after a delay, or at once soon after another. */
function createTooltip() {
  let hovered: HTMLElement | null = null;
  /** The newest request; an older one shows nothing. */
  let request = {};
  let shown: ReturnType<typeof openTooltip> | null = null;
  let noDelayUntil = 0;
  const cancel = () => (request = {});

  function show(anchor: HTMLElement, delay: number) {
    const text = anchor.dataset.tooltip ?? anchor.getAttribute('aria-label');
    if (!text || text === anchor.innerText.trim() || anchor === shown?.anchor) return;
    const own = cancel();
    // It loads during the delay. A failed load shows no tooltip; the next event loads it again.
    const code = import('./tooltip-bubble').catch(() => null);
    setTimeout(async () => {
      const bubble = await code;
      if (!bubble || own !== request) return;
      shown?.close();
      shown = bubble.openTooltip(anchor, text, () => {
        shown = null;
        noDelayUntil = performance.now() + skipDelayMs;
      });
    }, delay);
  }

  function hover(anchor: HTMLElement | null) {
    if (anchor === hovered) return;
    hovered = anchor;
    cancel();
    if (anchor) show(anchor, shown || performance.now() < noDelayUntil ? 0 : delayMs);
  }

  return {
    show,
    hover,
    leave: (target: EventTarget | null) => target === hovered && hover(null),
    close() {
      cancel();
      shown?.close();
    },
    get anchor() {
      return shown?.anchor;
    },
  };
}

/**
 * Shows tooltips after 700 ms of hovering, or on focus by Tab: for every `button` with an
 * `aria-label` that differs from its text, and every element with `data-tooltip`. Event delegation
 * instead of a wrapper, so that the controls do not re-render.
 */
export function startTooltips(): () => void {
  const end = new AbortController();
  const tooltip = createTooltip();
  let lastKey = '';
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) =>
    document.addEventListener(type, listener, { capture: true, passive: true, signal: end.signal });

  on('keydown', ({ key }) => {
    lastKey = key;
    // Radix takes the key. A tooltip is no layer of its own: the same press closes its dialog, as
    // without a tooltip.
    if (key === 'Escape')
      tooltip.anchor?.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  on('pointerdown', () => (lastKey = ''));
  // A pointer at rest gets no tooltip when a dialog opens under it: it would take Escape.
  on('pointermove', (event) => {
    if (pointerMoved(event) && event.pointerType !== 'touch') tooltip.hover(anchorAt(event.target));
  });
  // Out of the window, where the pointer sends no further event.
  on('pointerleave', ({ target }) => tooltip.leave(target));
  // Radix closes an open tooltip when the pointer leaves, on Escape and on scrolling. A focus that
  // moves closes it too: WebKit does not report that a pointer at rest left for an opening dialog.
  for (const type of ['pointerdown', 'click', 'focusout', 'focusin'] as const)
    on(type, tooltip.close);
  // Not on programmatic focus: in an opening dialog the tooltip would take Escape.
  on('focusin', ({ target }) => {
    const anchor = anchorAt(target);
    if (anchor && lastKey === 'Tab') tooltip.show(anchor, 0);
  });
  // The pointer can already be over a control when this code is loaded; not on touch devices.
  if (matchMedia('(hover: hover) and (not (any-pointer: coarse))').matches) {
    tooltip.hover(anchorAt([...document.querySelectorAll(':hover')].at(-1) ?? null));
  }
  return () => end.abort();
}
