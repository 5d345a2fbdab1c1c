import { useEffect, useLayoutEffect, useRef, type Ref } from 'react';
import type { Hint } from './tooltip-bubble';

/** What Radix hands its trigger; of the events it reads only what a native event has too. */
interface TriggerProps {
  hint: Hint;
  ref?: Ref<HTMLElement>;
  'aria-describedby'?: string;
  onPointerMove?: (event: Event) => void;
  onPointerLeave?: (event: Event) => void;
  onPointerDown?: (event: Event) => void;
  onFocus?: (event: Event) => void;
  onBlur?: (event: Event) => void;
  onClick?: (event: Event) => void;
}

const handlers = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  focusout: 'onBlur',
  click: 'onClick',
} as const;

/** Lends an element that is already on the page to Radix, as if Radix had rendered it itself. */
export function ExistingTrigger({ hint, ref, ...props }: TriggerProps) {
  const { anchor, text } = hint;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    if (typeof ref === 'function') {
      const release = ref(anchor);
      return () => (typeof release === 'function' ? release() : void ref(null));
    }
  }, [anchor, ref]);

  useEffect(() => {
    const stop = new AbortController();
    for (const [name, handler] of Object.entries(handlers) as [
      keyof typeof handlers,
      (typeof handlers)[keyof typeof handlers],
    ][]) {
      anchor.addEventListener(name, (event) => latest.current[handler]?.(event), {
        signal: stop.signal,
      });
    }
    return () => stop.abort();
  }, [anchor]);

  useEffect(() => {
    // What asked for the hint happened before this could listen.
    const isHovered = hint.cause === 'hover' && hint.anchor.matches(':hover');
    if (isHovered) latest.current.onPointerMove?.(new PointerEvent('pointermove'));
    const isFocused = hint.cause === 'focus' && hint.anchor === document.activeElement;
    if (isFocused) latest.current.onFocus?.(new FocusEvent('focus'));
  }, [hint]);

  // A hint that is the name of its control would only be read twice.
  const describedBy =
    text === anchor.getAttribute('aria-label') ? undefined : props['aria-describedby'];
  useEffect(() => {
    if (!describedBy) return;
    const own = anchor.getAttribute('aria-describedby');
    anchor.setAttribute('aria-describedby', own ? `${own} ${describedBy}` : describedBy);
    return () => {
      if (own) anchor.setAttribute('aria-describedby', own);
      else anchor.removeAttribute('aria-describedby');
    };
  }, [anchor, describedBy]);

  return null;
}
