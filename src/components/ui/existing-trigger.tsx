import { useEffect, useLayoutEffect, useRef, type Ref } from 'react';

export interface Hint {
  anchor: HTMLElement;
  text: string;
  cause: 'hover' | 'focus';
  /** Time of the event, from `performance.now()`. */
  at: number;
}

/** The props that Radix passes to its trigger; it reads only properties of native events. */
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

/** Uses an existing DOM element as the trigger of a Radix tooltip. */
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
    // The first event happened before this listener was added, so replay it.
    const isHovered = hint.cause === 'hover' && hint.anchor.matches(':hover');
    if (isHovered) latest.current.onPointerMove?.(new PointerEvent('pointermove'));
    const isFocused = hint.cause === 'focus' && hint.anchor === document.activeElement;
    if (isFocused) latest.current.onFocus?.(new FocusEvent('focus'));
  }, [hint]);

  // A tooltip equal to the accessible name would be read twice.
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
