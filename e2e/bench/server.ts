// Serves the production build with the embedded backend and large stories.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../engines/until.ts';

const port = 4189;
export const origin = `http://localhost:${port}`;

function must(command: string, args: string[], env: NodeJS.ProcessEnv) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/** Builds, adds the large stories and serves; returns a function that stops it. */
export async function startBenchServer(
  sizes: readonly number[],
  settings: NodeJS.ProcessEnv = {},
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'anekdotes-bench-'));
  const env = { ...process.env, ...settings, CI: 'true', ANEKDOTES_DATA_DIR: join(folder, 'pg') };
  must('npx', ['vite', 'build', '--logLevel', 'warn'], env);
  for (const size of sizes) must('npx', ['tsx', 'supabase/local/demo-large.ts', String(size)], env);
  const server = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'preview', '--port', String(port), '--strictPort'],
    { env, stdio: 'ignore' },
  );
  const health = `${origin}/rest/v1/features?select=id&limit=1&apikey=sb_publishable_embedded`;
  await until('the server', async () => (await fetch(health)).ok, true, 60_000);
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
