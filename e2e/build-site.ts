// Builds of the site beside the one under test, served as static files. `build-site.ts <folder>` makes all of
// them there; E2E_BUILDS names that folder, so that the tests of one run share them.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startStaticServer, type StaticServer } from './static-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export const countingService = 'https://tellen.example';

const variants = {
  /** Reports each mismatch of hydration. */
  development: { NODE_ENV: 'development' },
  /** With each setting that is off by default. */
  configured: {
    VITE_ANALYTICS_ID: 'proef',
    VITE_ANALYTICS_SCRIPT: `${countingService}/script.js`,
    VITE_SITE_VERIFICATION: 'bewijs',
    VITE_EARLY_ACCESS: 'store',
  },
};

export async function serveBuild(variant: keyof typeof variants): Promise<StaticServer> {
  if (process.env.E2E_BUILDS) return startStaticServer(join(process.env.E2E_BUILDS, variant));
  const folder = mkdtempSync(join(tmpdir(), 'anekdotes-site-'));
  try {
    await buildSite(folder, variants[variant]);
    return await startStaticServer(folder);
  } finally {
    // It serves a copy.
    rmSync(folder, { recursive: true, force: true });
  }
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , target = ''] = process.argv;
  await Promise.all(
    Object.entries(variants).map(([name, env]) => buildSite(join(target, name), env)),
  );
}
