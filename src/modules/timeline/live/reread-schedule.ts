/**
 * When a story is read again. All its readers hear of a change at the same instant, and a read of a
 * long story is heavy: so they spread over an interval that grows with the number of items.
 * `random` is 0 to 1; times are in milliseconds.
 */

/** Changes often come together: one read serves those of this time. */
const gatherMs = 250;
/** From a story of 400 items on, the interval grows to ten seconds at 5,000. */
const msPerItem = 2;
const shortestIntervalMs = 800;
const longestIntervalMs = 30_000;

export interface RereadInputs {
  now: number;
  /** When the last read of the items ended; 0 when none did. */
  lastReadEnd: number;
  itemCount: number;
  random: number;
}

/** How long to wait after a change: a random part of the interval, and all of it after a read. */
export function rereadDelay({ now, lastReadEnd, itemCount, random }: RereadInputs): number {
  const interval = Math.min(Math.max(itemCount * msPerItem, shortestIntervalMs), longestIntervalMs);
  // A clock that was set back must not hold reads up.
  const sinceLastRead = Math.max(now - lastReadEnd, 0);
  return Math.max(gatherMs + random * (interval - gatherMs), interval - sinceLastRead);
}

const pausePerFailureMs = 4000;
const longestPauseMs = 60_000;

/**
 * How long after a failed re-read the next may be asked for: what is shown may be out of date.
 * `failures` counts those in a row; a `Retry-After` is obeyed up to a minute.
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

/** How often to look for changes while none are delivered: a private story goes within a minute. */
export const pollInterval = (random: number) =>
  shortestPollMs + random * (longestPollMs - shortestPollMs);
