/** The delay without `requestIdleCallback`, as in Safari: a few frames, in milliseconds. */
const fallbackMs = 50;

/** Runs a task when the browser is idle, at the latest after `timeout`; returns a cancel function. */
export function whenIdle(task: () => void, timeout = 500): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, fallbackMs);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(() => task(), { timeout });
  return () => cancelIdleCallback(idle);
}
