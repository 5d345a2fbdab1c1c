// Finds the Deno binary itself, since ending the npm wrapper leaves Deno running.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const fileName = process.platform === 'win32' ? 'deno.exe' : 'deno';

const packagePath = (name: string) => {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
};

/** Works without install scripts: the binary is in a package per platform. */
export function findDeno(): string | undefined {
  const libc = process.platform === 'linux' ? '-glibc' : '';
  const platform = packagePath(`@deno/${process.platform}-${process.arch}${libc}`);
  const wrapper = packagePath('deno');
  const candidates = [platform, wrapper].filter((path) => path !== undefined);
  const find = () =>
    candidates.map((path) => join(path, fileName)).find((path) => existsSync(path));
  const found = find();
  if (found || !wrapper) return found;
  // On other platforms, use the wrapper.
  spawnSync(process.execPath, [join(wrapper, 'bin.cjs'), '--version'], { stdio: 'ignore' });
  return find();
}

/** Packages come from the project's node_modules, without downloads. */
export function denoOptions(functionFolder: string): string[] {
  return [
    '--config',
    join(functionFolder, 'deno.json'),
    '--frozen',
    '--node-modules-dir=manual',
    '--no-remote',
  ];
}
