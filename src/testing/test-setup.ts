import { CompressionStream, DecompressionStream, WritableStream } from 'node:stream/web';
import { BroadcastChannel, threadId } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Lazy modules take longer than the usual second when the machine is busy.
configure({ asyncUtilTimeout: 10_000 });

/** Node's reaches the other threads, where another test file runs: it would pause what plays there. */
class ThreadChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name}-${threadId}`);
  }
}

// happy-dom has none, or one that its own `ReadableStream` does not take. The bytes of Node's encoder and streams
// are of its own `Uint8Array`.
Object.assign(globalThis, {
  BroadcastChannel: ThreadChannel,
  CompressionStream,
  DecompressionStream,
  Uint8Array: Object.getPrototypeOf(Buffer) as typeof Uint8Array,
  WritableStream,
});

Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) } });

const timers = new Set<ReturnType<typeof setTimeout>>();
const recorded = <Start extends typeof setTimeout | typeof setInterval>(start: Start): Start =>
  new Proxy(start, {
    apply(target, that, args) {
      const timer = Reflect.apply(target, that, args) as ReturnType<typeof setTimeout>;
      timers.add(timer);
      return timer;
    },
  });
globalThis.setTimeout = recorded(setTimeout);
globalThis.setInterval = recorded(setInterval);

/** A page takes its timers with it when it closes. Here they are Node's, which outlive the document. */
export function endTimers() {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}

afterEach(cleanup);
afterAll(async () => {
  // Code that arrives later would find no document either.
  await vi.dynamicImportSettled();
  endTimers();
});
