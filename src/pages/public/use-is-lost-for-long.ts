import { useEffect, useState } from 'react';

/** A line that is back by then was not worth a word. */
const patienceMs = 10_000;

/** Whether the connection has been gone for so long that what one sees may be old. */
export function useIsLostForLong(isLost: boolean): boolean {
  const [isLong, setLong] = useState(false);
  if (!isLost && isLong) setLong(false);
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isLost]);
  return isLong;
}
