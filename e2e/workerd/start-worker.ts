// The share page in workerd, the runtime of Cloudflare.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The used part of `miniflare`, which is not a dependency of the site: its types are not installed either. */
interface Worker {
  ready: Promise<URL>;
  dispatchFetch: (url: string) => Promise<Response>;
  dispose: () => Promise<void>;
}

/** 170 MB that nothing else needs. */
function install() {
  if (existsSync(`${folder}node_modules/miniflare`)) return;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('miniflare could not be installed (npm ci)');
}

async function bundle(): Promise<string> {
  const result = await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: `${folder}worker.ts`,
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return (result as Rolldown.RolldownOutput).output[0].code;
}

/** Answers with stories of this site. */
export async function startWorker(site: string): Promise<Worker> {
  install();
  const name = `${folder}node_modules/miniflare/dist/src/index.js`;
  const { Miniflare } = (await import(name)) as { Miniflare: new (options: object) => Worker };
  const worker = new Miniflare({
    // The router has an `import()` of an address, which is never called.
    modules: [{ type: 'ESModule', path: 'worker.js', contents: await bundle() }],
    compatibilityDate: '2026-05-01',
    bindings: { SITE_URL: site },
  });
  await worker.ready;
  return worker;
}
