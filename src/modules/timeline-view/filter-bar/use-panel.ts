import { useCallback, useEffect, useId, useRef, useState } from 'react';

/** A panel that a button opens; closing it restores the focus. */
export function usePanel() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);

  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      const isInside = [button, panel].some((part) => part.current?.contains(event.target as Node));
      if (event.key === 'Escape' && !event.defaultPrevented && isInside) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, close]);

  return { id, isOpen, button, panel, close, toggle: () => setOpen(!isOpen) };
}
