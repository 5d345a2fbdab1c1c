// Polls for conditions without an event.
import { setTimeout } from 'node:timers/promises';

/** Returns the first truthy value; throws after the time-out (milliseconds). */
export async function waitFor<T>(
  look: () => T | Promise<T>,
  timeout = 30_000,
): Promise<NonNullable<T>> {
  const end = Date.now() + timeout;
  for (;;) {
    const value = await look();
    if (value) return value;
    if (Date.now() > end) throw new Error(`Waited ${timeout} ms in vain for ${look.toString()}`);
    await setTimeout(10);
  }
}
