/**
 * When to refetch a timeline after a change. All readers get the event at the same instant and a
 * read of many items is expensive, so the refetches spread over an interval that grows with the
 * number of items. `random` is 0 to 1; times are in milliseconds.
 */

/** Changes often come in bursts: one read serves all changes within this time. */
const gatherMs = 250;
/** The interval is the minimum up to 400 items, and ten seconds at 5,000. */
const msPerItem = 2;
const shortestIntervalMs = 800;
const longestIntervalMs = 30_000;

export interface RereadInputs {
  now: number;
  /** When the last read of the items ended; 0 before the first. */
  lastReadEnd: number;
  itemCount: number;
  random: number;
}

/** Delay after a change: a random part of the interval, and at least a whole one between reads. */
export function rereadDelay({ now, lastReadEnd, itemCount, random }: RereadInputs): number {
  const interval = Math.min(Math.max(itemCount * msPerItem, shortestIntervalMs), longestIntervalMs);
  // The difference is negative after the system clock is set back.
  const sinceLastRead = Math.max(now - lastReadEnd, 0);
  return Math.max(gatherMs + random * (interval - gatherMs), interval - sinceLastRead);
}

const pausePerFailureMs = 4000;
const longestPauseMs = 60_000;

/**
 * Delay before the next try after a failed refetch. `failures` counts those in a row;
 * `Retry-After` is respected up to one minute.
 */
export function pauseAfterFailure(
  failures: number,
  retryAfterMs: number | undefined,
  random: number,
): number {
  const pause = Math.max(failures * pausePerFailureMs, retryAfterMs ?? 0);
  return Math.min(pause, longestPauseMs) * (1 + random / 4);
}

const shortestPollMs = 45_000;
const longestPollMs = 55_000;

/** Poll interval without realtime: an unpublished timeline disappears within a minute. */
export const pollInterval = (random: number) =>
  shortestPollMs + random * (longestPollMs - shortestPollMs);
