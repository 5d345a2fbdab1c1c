/**
 * Milliseconds to wait by a `Retry-After` header in seconds or as an HTTP date; undefined for any
 * other value.
 */
export function retryAfterMs(header: string | null | undefined, now: number): number | undefined {
  const value = header?.trim();
  if (!value) return undefined;
  const wait = /^\d{1,6}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) && wait >= 0 ? wait : undefined;
}
