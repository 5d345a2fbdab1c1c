/**
 * Coalesces many calls into few runs of a task. The first call starts a run after `waitMs()`; calls
 * during the wait are ignored; calls during a run cause one more run. Runs never overlap.
 */
export function coalesceCalls(task: () => Promise<unknown>, waitMs: () => number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let hasCallWaiting = false;
  let hasEnded = false;

  async function run() {
    timer = undefined;
    isRunning = true;
    try {
      await task();
    } finally {
      isRunning = false;
      if (hasCallWaiting) call();
    }
  }

  function call() {
    if (hasEnded || timer !== undefined) return;
    hasCallWaiting = isRunning;
    if (!isRunning) timer = setTimeout(() => void run(), waitMs());
  }

  function end() {
    hasEnded = true;
    clearTimeout(timer);
  }

  return { call, end };
}
