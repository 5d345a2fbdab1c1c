// PGlite has one session: work that opens a transaction must never interleave with other work.

export interface WorkQueue {
  /** Runs the task after everything that was queued before it; its failure stays its own. */
  run<T>(task: () => Promise<T>): Promise<T>;
  idle(): Promise<void>;
}

export function createWorkQueue(): WorkQueue {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    run<T>(task: () => Promise<T>) {
      const result = tail.then(task);
      tail = result.catch(() => undefined);
      return result;
    },
    async idle() {
      await tail;
    },
  };
}
