// One set of services per data folder, however often the dev server restarts or signals arrive.
import { lockDataDir } from './data-folder.ts';
import { openServices, type Services, type ServicesOptions } from './services.ts';

export interface RunningServices {
  ready: Promise<Services>;
  /** Waits for a start that is under way; safe to call more than once. */
  close(): Promise<void>;
}

type Options = ServicesOptions & { dataDir: string };

const registryKey = Symbol.for('anekdotes.embedded-backends');

/**
 * Closes an earlier run on the same folder first: a restarting dev server opens the new server
 * before it closes the old one, and loads this module anew, hence the registry on `globalThis`.
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
