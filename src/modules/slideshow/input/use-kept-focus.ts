import { useEffect, useRef, type RefObject } from 'react';

/** A focused button that unmounts with its scene leaves the focus on the body: it goes to `target`. */
export function useKeptFocus(
  dialog: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
  visit: number,
) {
  const lastVisit = useRef(visit);
  useEffect(() => {
    if (lastVisit.current === visit) return;
    lastVisit.current = visit;
    const { activeElement: focused } = document;
    if (!dialog.current?.contains(focused) || focused?.closest('[inert]'))
      target.current?.focus({ preventScroll: true });
  }, [visit, dialog, target]);
}
