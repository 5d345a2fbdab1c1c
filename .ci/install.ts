// Installs requirements of the tests.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requirements, type Requirement } from './requirements.ts';

const { chromium } = requirements;
const shell = 'chromium-headless-shell';
const playwright = [
  process.execPath,
  fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url)),
];

/** Playwright's own Chromium with its system libraries; where that cannot be had, Debian's. */
export async function installChromium() {
  const isDownloaded = await timed('Chromium is missing: Playwright downloads its own', () =>
    run([...playwright, 'install', shell], { patience: 60_000, isProgress }),
  );
  if (isDownloaded && !(await chromium.find())) {
    const sudo = asRoot();
    if (sudo)
      await timed('It does not start: its system libraries are installed', () =>
        run([...sudo, ...playwright, 'install-deps', shell]),
      );
  }
  if (!(await chromium.find())) await installByApt([chromium]);
}

/** Playwright prints how much of a download has arrived. */
const isProgress = (output: string) => /\d+% of/.test(output);

export async function installByApt(missing: readonly Requirement[]) {
  const sudo = asRoot();
  if (missing.length === 0 || !sudo || !hasApt()) return;
  const packages = missing.flatMap((requirement) => requirement.packages);
  const apt = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  await timed(
    `apt-get installs ${packages.join(' ')}`,
    async () => (await run([...apt, 'update'])) && run([...apt, 'install', '-y', ...packages]),
  );
}

const hasApt = () => process.platform === 'linux' && existsSync('/usr/bin/apt-get');

/** What makes a command run as root without a question, or undefined. */
function asRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  const { status } = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
  return status === 0 ? ['sudo', '-n'] : undefined;
}

async function timed(what: string, work: () => Promise<boolean>): Promise<boolean> {
  console.log(`${what} …`);
  const from = Date.now();
  const isDone = await work();
  const seconds = Math.round((Date.now() - from) / 1000);
  console.log(`… ${isDone ? 'done' : 'in vain'}, in ${seconds} s`);
  return isDone;
}

interface Limits {
  /** The command is ended when it makes no progress for so many milliseconds. */
  patience?: number;
  isProgress?: (output: string) => boolean;
}

/** Runs a command, and shows what it said if it fails. */
export function run(
  [program = '', ...args]: string[],
  { patience, isProgress: hasProgress = () => true }: Limits = {},
): Promise<boolean> {
  // In a process group of its own, so that its children end with it.
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const end = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
  };
  process.once('exit', end);
  const output: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const startWaiting = () => {
    clearTimeout(timer);
    if (patience) timer = setTimeout(end, patience);
  };
  const listen = (chunk: Buffer) => {
    output.push(chunk.toString());
    if (hasProgress(chunk.toString())) startWaiting();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  startWaiting();
  return new Promise((resolve) => {
    const finish = (isDone: boolean) => {
      clearTimeout(timer);
      process.off('exit', end);
      if (!isDone) console.log(output.join('').trim().split('\n').slice(-6).join('\n'));
      resolve(isDone);
    };
    child.once('error', () => finish(false));
    child.once('close', (status) => finish(status === 0));
  });
}
