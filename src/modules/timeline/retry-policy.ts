import { ReadError } from './api';

/** What is tried again within one read, and when. A read has at most three tries. */

const mostRetries = 2;
const firstPauseMs = 1000;
/** A visitor may be waiting for this read: a longer `Retry-After` ends it and is told. */
const longestPauseMs = 4000;
/** Client errors that are not the client's fault: time-out, too early, too many requests. */
const passingStatuses = [408, 425, 429];

function mayPass(error: Error): boolean {
  if (!(error instanceof ReadError)) return true;
  // The limit has passed: the visitor has waited long enough, and a server that is too busy would
  // get the same work twice.
  if (error.fault === 'time-out') return false;
  return error.status < 400 || error.status >= 500 || passingStatuses.includes(error.status);
}

/**
 * Milliseconds until the next try of a read, or null when there is none. `failures` is how many
 * tries failed before this one; `random` is 0 to 1 and keeps readers from trying at one instant.
 */
export function retryPause(failures: number, error: Error, random: number): number | null {
  if (failures >= mostRetries || !mayPass(error)) return null;
  const askedMs = error instanceof ReadError ? (error.retryAfterMs ?? 0) : 0;
  if (askedMs > longestPauseMs) return null;
  const pauseMs = firstPauseMs * 2 ** failures;
  // Half of the pause is random, and a wait that the backend asks for is never cut short.
  return Math.max(askedMs, pauseMs / 2) + (random * pauseMs) / 2;
}
