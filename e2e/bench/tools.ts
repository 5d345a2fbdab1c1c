// The packages of the bench are installed separately, since nothing else needs them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Installs `e2e/bench/package.json` on first use. */
export function installBenchTools() {
  if (existsSync(`${folder}node_modules/lighthouse`)) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The tools of the bench could not be installed (npm ci)');
}
