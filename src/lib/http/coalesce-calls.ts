/**
 * Gathers many calls into few runs of a task: the first call starts it after the wait that
 * `waitMs` answers then, calls during the wait add nothing, calls during a run lead to one more.
 * Never two runs at once.
 */
export function coalesceCalls(task: () => Promise<unknown>, waitMs: () => number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;
  let ended = false;

  async function run() {
    timer = undefined;
    running = true;
    try {
      await task();
    } finally {
      running = false;
      if (again) call();
    }
  }

  function call() {
    if (ended || timer !== undefined) return;
    again = running;
    if (!running) timer = setTimeout(() => void run(), waitMs());
  }

  function end() {
    ended = true;
    clearTimeout(timer);
  }

  return { call, end };
}
