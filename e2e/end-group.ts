import type { ChildProcess } from 'node:child_process';

/** Ends a process that was started `detached`, with its children. */
export function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended already.
  }
}
