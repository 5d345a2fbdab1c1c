import { useCallback, useEffect, useRef, useState } from 'react';

const restMs = 3500;

/** Whether nobody has touched anything for a while; `wake` begins anew, `rest` does not wait. */
export function useRest(mayRest: boolean) {
  const [isAtRest, setIsAtRest] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = useCallback(() => {
    clearTimeout(timer.current);
    setIsAtRest(true);
  }, []);
  const wake = useCallback(() => {
    clearTimeout(timer.current);
    setIsAtRest(false);
    timer.current = setTimeout(rest, restMs);
  }, [rest]);
  useEffect(() => {
    if (!mayRest) return;
    timer.current = setTimeout(rest, restMs);
    return () => clearTimeout(timer.current);
  }, [rest, mayRest]);
  return { isAtRest: isAtRest && mayRest, wake, rest };
}
