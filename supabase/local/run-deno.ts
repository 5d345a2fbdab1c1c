// Deno from npm, for the tests of the functions.
import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const wrapper = createRequire(import.meta.url).resolve('deno/bin.cjs');

/** Runs a command; for the code of a function, with its packages from node_modules and without downloads. */
export function runDeno(args: readonly string[], options: SpawnSyncOptions, folder?: string) {
  const [command = '', ...rest] = args;
  const config = folder
    ? [
        '--config',
        join(folder, 'deno.json'),
        '--frozen',
        '--node-modules-dir=manual',
        '--no-remote',
      ]
    : [];
  return spawnSync(process.execPath, [wrapper, command, ...config, ...rest], options);
}
