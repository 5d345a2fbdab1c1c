import { useCallback, useEffect, useRef, useState } from 'react';

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
