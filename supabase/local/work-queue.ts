// Serialises work: PGlite has one session, so a transaction must not interleave with other work.

export interface WorkQueue {
  /** Runs the task after all earlier ones; a failure does not affect later tasks. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

export function createWorkQueue(): WorkQueue {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    run<T>(task: () => Promise<T>) {
      const result = tail.then(task);
      tail = result.catch(() => undefined);
      return result;
    },
  };
}
