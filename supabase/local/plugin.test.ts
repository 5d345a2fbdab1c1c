import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { embeddedBackend } from './plugin.ts';
import { publishableKey } from './testing/start-test-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const headers = { apikey: publishableKey };

let server: ViteDevServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
  vi.unstubAllEnvs();
});

async function start(): Promise<string> {
  const log = vi.fn<(message: string) => void>();
  const customLogger = { ...silentLogger, info: log };
  server = await createServer({
    root,
    configFile: false,
    customLogger,
    appType: 'custom',
    plugins: [embeddedBackend({ dataDir: 'memory://' })],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', watch: null },
  });
  await server.listen();
  await vi.waitFor(
    () => expect(log).toHaveBeenCalledWith(expect.stringContaining('/public/oma-riet')),
    { timeout: 30_000 },
  );
  const address = server.httpServer?.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const askAsOwner = (url: string, init: RequestInit = {}) =>
  fetch(`${url}/__test/sql`, { method: 'POST', body: 'select 1 as one', ...init });

const silentLogger = {
  info: () => undefined,
  warn: () => undefined,
  warnOnce: () => undefined,
  error: () => undefined,
  clearScreen: () => undefined,
  hasErrorLogged: () => false,
  hasWarned: false,
};

test('one origin serves site, REST, auth, functions and websocket', async () => {
  const url = await start();
  const features = await fetch(`${url}/rest/v1/features?select=id`, { headers });
  expect(await features.json()).toBeInstanceOf(Array);
  expect(features.headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${url}/auth/v1/settings`, { headers })).status).toBe(200);
  expect((await fetch(`${url}/functions/v1/none`, { method: 'POST' })).status).toBe(404);

  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${publishableKey}`;
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  await server?.close();
  await closed;
});

test('the websocket of hot reload works, and there is no SQL endpoint', async () => {
  vi.stubEnv('ANEKDOTES_TEST_SQL', '');
  const url = await start();
  expect((await askAsOwner(url)).status).toBe(404);
  const token = server?.config.webSocketToken;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const [message] = await once(socket, 'message');
  expect(JSON.parse(String(message))).toEqual({ type: 'connected' });
  socket.close();
});

test('the SQL endpoint requires the setting, and refuses browsers', async () => {
  vi.stubEnv('ANEKDOTES_TEST_SQL', '1');
  const url = await start();
  const response = await askAsOwner(url);
  expect(await response.json()).toEqual([{ one: 1 }]);
  expect((await askAsOwner(url, { body: 'begin; selec' })).status).toBe(400);
  expect(await (await askAsOwner(url)).json()).toEqual([{ one: 1 }]);
  expect((await askAsOwner(url, { method: 'GET', body: null })).status).toBe(404);
  const page = { headers: { origin: 'https://elders.example' } };
  expect((await askAsOwner(url, page)).status).toBe(404);
});

test('the plugin does nothing when a hosted project is configured', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co');
  server = await createServer({
    root,
    configFile: false,
    customLogger: silentLogger,
    appType: 'custom',
    plugins: [embeddedBackend({ dataDir: 'memory://' })],
    server: { middlewareMode: true, watch: null },
  });
  expect(server.config.env.VITE_SUPABASE_URL).toBe('https://project.supabase.co');
});
