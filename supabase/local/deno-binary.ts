// Where the real Deno is: the binary itself, since its wrapper leaves it behind when it is ended.
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

/** Works without install scripts: npm has put the platform's binary in a package of its own. */
export function findDeno(): string | undefined {
  const libc = process.platform === 'linux' ? '-glibc' : '';
  const platform = packagePath(`@deno/${process.platform}-${process.arch}${libc}`);
  const wrapper = packagePath('deno');
  const candidates = [platform, wrapper].filter((path) => path !== undefined);
  const find = () =>
    candidates.map((path) => join(path, fileName)).find((path) => existsSync(path));
  const found = find();
  if (found || !wrapper) return found;
  // Elsewhere, the wrapper knows how to get it.
  spawnSync(process.execPath, [join(wrapper, 'bin.cjs'), '--version'], { stdio: 'ignore' });
  return find();
}

/** Packages come from the project's own node_modules: nothing is fetched. */
export function denoOptions(functionFolder: string): string[] {
  return [
    '--config',
    join(functionFolder, 'deno.json'),
    '--frozen',
    '--node-modules-dir=manual',
    '--no-remote',
  ];
}
