// Builds the site with other settings than the site under test, and serves it as static files.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startStaticServer, type StaticServer } from './static-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export async function serveBuild(env: NodeJS.ProcessEnv): Promise<StaticServer> {
  const folder = mkdtempSync(join(tmpdir(), 'anekdotes-site-'));
  await buildSite(folder, env);
  const server = await startStaticServer(folder);
  return {
    origin: server.origin,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function buildSite(folder: string, env: NodeJS.ProcessEnv) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const building = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, CI: 'true', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise<void>((resolve, reject) => {
    building.on('error', reject);
    building.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`vite build ended with ${code}`));
    });
  });
}
