// Runs one `npm start` and the unit tests of logic under the newest Node that README names, taken from npm.
// Tests of components run in a simulated browser, and those of the database in the backend that starts here.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const version = '26.10.0';
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'anekdotes-node-'));
const bin = join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin');
// Vite ends when its standard input is closed, except in CI.
const env = { ...process.env, CI: 'true', PATH: bin + delimiter + process.env.PATH };

const start = (command, args, options) =>
  spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options });
const run = (command, args, options) =>
  new Promise((resolve) => {
    const child = start(command, args, options);
    child.on('error', () => resolve(false));
    child.on('close', (status) => resolve(status === 0));
  });

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Whether the site that `npm start` builds and serves answers with a story. */
async function startsStory() {
  const port = await freePort();
  const site = start('npm', ['start', '--', '--port', String(port), '--strictPort'], {
    env: { ...env, ANEKDOTES_DATA_DIR: 'memory://' },
    detached: true,
  });
  const hasEnded = () => site.exitCode !== null || site.signalCode !== null;
  try {
    const deadline = Date.now() + 180_000;
    while (!hasEnded() && Date.now() < deadline) {
      const page = await fetch(`http://localhost:${port}/public/oma-riet`).catch(() => null);
      // Written into the document by the share page, with the rows of the embedded backend.
      if (page?.ok && (await page.text()).includes('Oma Riet')) return true;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return false;
  } finally {
    // With the children of npm.
    if (!hasEnded()) process.kill(-site.pid, 'SIGTERM');
  }
}

const name = `node-${process.platform}-${process.arch}@${version}`;
const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
let isGood = await run('npm', ['install', ...options, name], { cwd: folder });
if (isGood) {
  // First, since the build under test replaces what it builds.
  const hasStarted = await startsStory();
  const unit = ['vitest', 'run', '--project=logic', '--retry=1'];
  isGood = (await run('npx', unit, { env })) && hasStarted;
  console.log(`npm start: ${hasStarted ? 'the story opens' : 'no story'}`);
}
rmSync(folder, { recursive: true, force: true });
console.log(`Node ${version}: ${isGood ? 'passed' : 'failed'}`);
process.exitCode = isGood ? 0 : 1;
