import { vi } from 'vitest';

/** Polls for a condition without an event. Returns the first truthy value. */
export const waitFor = <T>(look: () => T | Promise<T>) =>
  vi.waitUntil(look, { timeout: 30_000, interval: 10 });
