// The site under test: the build, with the embedded backend in memory.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from '../build-site.ts';
import { until } from './until.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');

export interface Site {
  origin: string;
  close: () => void;
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

export async function startSite(): Promise<Site> {
  if (!existsSync(join(dist, 'app.html'))) await buildSite(dist, {});
  const port = await freePort();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const serving = spawn(
    process.execPath,
    [vite, 'preview', '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    {
      cwd: root,
      env: {
        ...process.env,
        CI: 'true',
        ANEKDOTES_DATA_DIR: 'memory://',
        ANEKDOTES_TEST_SQL: '1',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  process.once('exit', () => serving.kill());
  const origin = `http://127.0.0.1:${port}`;
  const ready = `${origin}/rest/v1/features?select=id&limit=1&apikey=sb_publishable_embedded`;
  const isReady = async () => (await fetch(ready)).ok;
  await until('the site is served', isReady, true, 60_000).catch((error: unknown) => {
    serving.kill();
    throw error;
  });
  return { origin, close: () => void serving.kill() };
}
