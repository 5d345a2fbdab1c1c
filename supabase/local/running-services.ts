// One set of services per data folder, also when the dev server restarts.
import { lockDataDir } from './data-folder.ts';
import { openServices, type Services, type ServicesOptions } from './services.ts';

export interface RunningServices {
  ready: Promise<Services>;
  /** Waits for a pending start; idempotent. */
  close(): Promise<void>;
}

type Options = ServicesOptions & { dataDir: string };

const registryKey = Symbol.for('anekdotes.embedded-backends');

/**
 * Closes an earlier run on the same folder first: a restarting dev server opens the new server
 * before it closes the old one, and reloads this module, so the registry is on `globalThis`.
 */
export function startServices(options: Options): RunningServices {
  const registry = readRegistry();
  const earlier = registry.get(options.dataDir);
  const ready = (async () => {
    await earlier?.close();
    const unlock = lockDataDir(options.dataDir);
    try {
      const services = await openServices(options);
      return { ...services, close: () => services.close().finally(unlock) };
    } catch (error) {
      unlock();
      throw error;
    }
  })();
  let closing: Promise<void> | undefined;
  const running = {
    ready,
    close() {
      closing ??= ready.then(
        (services) => services.close(),
        () => undefined,
      );
      return closing;
    },
  };
  registry.set(options.dataDir, running);
  return running;
}

function readRegistry(): Map<string, RunningServices> {
  const holder = globalThis as { [registryKey]?: Map<string, RunningServices> };
  holder[registryKey] ??= new Map();
  return holder[registryKey];
}
