import { useState } from 'react';
import type { TimelineItem } from './rows';

interface Held {
  items: readonly TimelineItem[];
  isComplete: boolean;
  /** Ids of the moments that came while one read, and are not shown yet. */
  waiting: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** What waits after a new list came: what waited and is still there, and what nobody has seen. */
export function waitingAfter(before: Held, items: readonly TimelineItem[], isReading: boolean) {
  if (!before.isComplete) return none;
  const known = new Set(before.items.map(({ id }) => id));
  const waiting = items.filter(({ id }) => before.waiting.has(id) || (isReading && !known.has(id)));
  return waiting.length === 0 ? none : new Set(waiting.map(({ id }) => id));
}

/**
 * Holds new moments back while one reads, so that nothing moves under one's eyes. Changed ones
 * change and removed ones go at once: who removes something wants it gone.
 */
export function useWaitingItems(
  { items, isComplete }: Omit<Held, 'waiting'>,
  isReading: boolean,
): [waiting: ReadonlySet<string>, release: () => void] {
  const [held, setHeld] = useState<Held>({ items, isComplete, waiting: none });
  let { waiting } = held;
  if (held.items !== items || held.isComplete !== isComplete) {
    waiting = waitingAfter(held, items, isReading);
    setHeld({ items, isComplete, waiting });
  }
  return [waiting, () => setHeld((now) => ({ ...now, waiting: none }))];
}
