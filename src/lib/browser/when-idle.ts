/** Runs a task once the browser has nothing else to do, or soon; answers how to call it off. */
export function whenIdle(task: () => void, timeout = 500): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, Math.min(200, timeout));
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(() => task(), { timeout });
  return () => cancelIdleCallback(idle);
}
