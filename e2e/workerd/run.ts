// The share page in workerd, the runtime of Cloudflare, against the built site with its embedded backend.
// `run.ts [report]` writes how many tests passed and failed to the file. Needs `vite build`.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, preview, type Rolldown } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env.WORKERD_PORT ?? 4187);
const site = `http://localhost:${port}`;

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
    root,
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

async function startWorker(script: string) {
  // Not a dependency of the site, so its types are not installed either.
  const name = `${folder}node_modules/miniflare/dist/src/index.js`;
  const { Miniflare } = (await import(name)) as {
    Miniflare: new (options: object) => {
      ready: Promise<URL>;
      dispatchFetch: (url: string) => Promise<Response>;
      dispose: () => Promise<void>;
    };
  };
  const worker = new Miniflare({
    // The router has an `import()` of an address, which is never called.
    modules: [{ type: 'ESModule', path: 'worker.js', contents: script }],
    compatibilityDate: '2026-05-01',
    bindings: { SITE_URL: site },
  });
  await worker.ready;
  return worker;
}

let passed = 0;
let failed = 0;
function expect(name: string, isTrue: boolean) {
  console.log(`${isTrue ? 'ok' : 'FAILED'}  ${name}`);
  if (isTrue) passed += 1;
  else failed += 1;
}

install();
process.env.ANEKDOTES_DATA_DIR = 'memory://';
const server = await preview({ root, logLevel: 'error', preview: { port, strictPort: true } });
try {
  const worker = await startWorker(await bundle());
  const ask = async (path: string) => {
    const response = await worker.dispatchFetch(`https://site.example${path}`);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const story = await ask('/public/oma-riet');
  expect('a story answers 200', story.status === 200);
  expect('with its link preview', story.html.includes('<title>Oma Riet | Anekdotes</title>'));
  expect('with twelve cards', story.html.split('data-item-id="').length === 13);
  const policy = story.headers.get('content-security-policy') ?? '';
  const [, sheet = ''] = /<style id="first-styles">(.*?)<\/style>/s.exec(story.html) ?? [];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sheet));
  expect(
    'and a sheet that the policy allows',
    policy.includes(Buffer.from(digest).toString('base64')),
  );
  const item = await ask('/public/oma-riet/moment/c1000000-0000-4000-8000-000000000003');
  expect('an item comes with its text', item.html.includes('id="opened-item"'));
  const unknown = await ask('/public/bestaat-niet');
  expect('an unknown story answers 404', unknown.status === 404);
  expect('without a word of another', !unknown.html.includes('Oma Riet'));
  await worker.dispose();
} finally {
  await server.close();
}
const [report] = process.argv.slice(2);
if (report) writeFileSync(report, JSON.stringify({ passed, failed }));
process.exit(failed > 0 ? 1 : 0);
