// Output paths, and calls of the media tools.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
export const OUTPUT = join(here, '..', '..', 'public', 'demo');
export const SEED = join(here, '..', 'seed.sql');
export const scratch = mkdtempSync(join(tmpdir(), 'anekdotes-demo-'));

export function output(name) {
  const path = join(OUTPUT, name);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

export const run = (tool, args) =>
  execFileSync(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 28 });
export const ffmpeg = (...args) => run('ffmpeg', ['-y', '-loglevel', 'error', ...args]);

/** `eersteStapjes` becomes `eerste-stapjes`. */
export const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
