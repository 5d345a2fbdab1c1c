import { ConnectionError } from '@/lib/http/request-error';
import { ReadError } from '../api';

/** When a failed read is retried. A read has at most three tries. */

const mostRetries = 2;
const firstPauseMs = 1000;
/** With a longer `Retry-After` the read fails at once, since a visitor is waiting for it. */
const longestPauseMs = 4000;
/** Client errors that can succeed later: time-out, too early, too many requests. */
const temporaryStatuses = [408, 425, 429];

function isTemporary(error: Error): boolean {
  if (!(error instanceof ReadError)) return error instanceof ConnectionError;
  // The visitor has waited long enough, and a retry would double the load of a busy server.
  if (error.fault === 'time-out') return false;
  return error.status < 400 || error.status >= 500 || temporaryStatuses.includes(error.status);
}

/**
 * Milliseconds until the next try of a read, or null without one. `failures` counts the failed
 * tries before this one; `random` is 0 to 1 and spreads the retries of many readers.
 */
export function retryPause(failures: number, error: Error, random: number): number | null {
  if (failures >= mostRetries || !isTemporary(error)) return null;
  const retryAfterMs = error instanceof ReadError ? (error.retryAfterMs ?? 0) : 0;
  if (retryAfterMs > longestPauseMs) return null;
  const pauseMs = firstPauseMs * 2 ** failures;
  // Half of the pause is random; the wait is never shorter than `Retry-After`.
  return Math.max(retryAfterMs, pauseMs / 2) + (random * pauseMs) / 2;
}
