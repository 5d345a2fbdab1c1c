import { useEffect, useRef, type RefObject, useCallback, useState } from 'react';

const idleDelayMs = 3500;

/** Whether there was no input for a while; `wake` restarts the timer, `goIdle` skips it. */
export function useIdle(canBeIdle: boolean) {
  const [isIdle, setIsAtRest] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const goIdle = useCallback(() => {
    clearTimeout(timer.current);
    setIsAtRest(true);
  }, []);
  const wake = useCallback(() => {
    clearTimeout(timer.current);
    setIsAtRest(false);
    timer.current = setTimeout(goIdle, idleDelayMs);
  }, [goIdle]);
  useEffect(() => {
    if (!canBeIdle) return;
    timer.current = setTimeout(goIdle, idleDelayMs);
    return () => clearTimeout(timer.current);
  }, [goIdle, canBeIdle]);
  return { isAtRest: isIdle && canBeIdle, wake, rest: goIdle };
}

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
