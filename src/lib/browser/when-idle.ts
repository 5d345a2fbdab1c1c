/** Runs a task when the browser is idle, at the latest after `timeout`; returns a cancel function. */
export function whenIdle(task: () => void, timeout = 500): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, Math.min(200, timeout));
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(() => task(), { timeout });
  return () => cancelIdleCallback(idle);
}
