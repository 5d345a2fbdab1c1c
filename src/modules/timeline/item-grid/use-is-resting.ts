import { startTransition, useEffect, useState } from 'react';

/** Longer than between two keys. */
const pauseMs = 400;

/**
 * Whether the reader has paused since another list was asked for. Who types asks for list after
 * list: cards that nobody sees yet would only have to go again.
 */
export function useIsResting(askedFor: unknown): boolean {
  const [rested, setRested] = useState({ askedFor });
  const isResting = rested.askedFor === askedFor;
  useEffect(() => {
    if (isResting) return;
    const rest = () => startTransition(() => setRested({ askedFor }));
    const timer = setTimeout(rest, pauseMs);
    return () => clearTimeout(timer);
  }, [askedFor, isResting]);
  return isResting;
}
