import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as rawRequest } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { functionName, openFunctionHost } from './functions-host.ts';
import { createMiddleware, openServices, type Services } from './services.ts';
import { migrationsDir } from './testing/prepared-database.ts';
import { waitFor } from './testing/wait-for.ts';

const folder = fileURLToPath(new URL('../functions', import.meta.url));
const path = `/functions/v1/${functionName}`;
const apikey = 'sb_publishable_test';
const said: string[] = [];

let services: Services;
let url: string;
const server = createServer();

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const functions = { folder, publishableKeys: [apikey], log: (line: string) => said.push(line) };
  services = await openServices({ migrationsDir, functions });
  const middleware = createMiddleware(Promise.resolve(services));
  server.on('request', (incoming, outgoing) => {
    void middleware(incoming, outgoing, () => outgoing.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await services.functions?.ready(), said.join('\n')).toBe(true);
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await services.close();
});

const sql = async (statements: string) => {
  const { queue, pglite } = services.backend;
  const results = await queue.run(() => pglite.exec(statements));
  return results.at(-1)?.rows ?? [];
};
beforeEach(() => sql('delete from private.help_chat_messages'));

const ask = (message: string, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ message }),
  });

test('the function answers under Deno, with sources', async () => {
  const response = await ask('Wat kost Premium per maand?');
  expect(response.status).toBe(200);
  const answer = (await response.json()) as { response: string; sources: unknown[] };
  expect(answer.response).toContain('2,75');
  expect(answer.sources[0]).toEqual({
    title: expect.any(String),
    path: expect.stringMatching(/^\/help\/[a-z0-9-]+$/),
  });
});

test('CORS allows the origin of the site only', async () => {
  const own = await ask('Wat kost het?', { origin: url });
  expect(own.status).toBe(200);
  expect(own.headers.get('access-control-allow-origin')).toBe(url);
  const foreign = await ask('Wat kost het?', { origin: 'https://elders.example' });
  expect(foreign.status).toBe(403);
  expect(foreign.headers.has('access-control-allow-origin')).toBe(false);
});

test('rate limits use the real address of the visitor, which is not stored', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    const response = await ask('Wat kost het?', {
      'x-forwarded-for': `198.51.100.${count}`,
      'x-real-ip': `198.51.100.${count}`,
      forwarded: `for=198.51.100.${count}`,
    });
    statuses.push(response.status);
    if (response.status === 429) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toEqual({
        error: { code: 'TOO_MANY_REQUESTS', message: expect.stringContaining('Wacht even') },
      });
    }
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  const rows = await sql('select distinct address_key from private.help_chat_messages');
  expect(rows).toEqual([{ address_key: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
});

describe('an endless body', () => {
  test.each([
    ['of known length', { 'content-length': String(10 ** 9) }],
    ['in pieces', { 'transfer-encoding': 'chunked' }],
  ])('%s is refused before it ends', async (_, headers) => {
    const call = rawRequest(url + path, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json', ...headers },
    });
    call.on('error', () => undefined);
    const piece = Buffer.alloc(1024, 'a');
    const write = () => {
      while (!call.destroyed && call.write(piece));
    };
    call.on('drain', write);
    write();
    const [response] = await once(call, 'response');
    expect(response.statusCode).toBe(413);
    call.destroy();
  });
});

test('the database endpoint requires the key of the function', async () => {
  const rpc = '/rest/v1/rpc/help_chat_secret';
  for (const key of [apikey, 'sb_secret_local', services.backend.jwtSecret]) {
    const response = await fetch(url + rpc, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
  }
  const response = await fetch(url + rpc, {
    method: 'POST',
    headers: { apikey: services.backend.secretKey, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await response.json()).toMatch(/^[0-9a-f]{64}$/);
});

test('a call during the start is answered after it', async () => {
  const restarted = services.functions?.restart();
  expect((await ask('Wat kost het?')).status).toBe(200);
  await restarted;
});

test('a call gets an error when the function does not start in time', async () => {
  const impatient = await openFunctionHost(services.backend, {
    folder,
    publishableKeys: [apikey],
    startTimeoutMs: 0,
  });
  const front = createServer((incoming, outgoing) => impatient.handle(incoming, outgoing));
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const { port } = front.address() as AddressInfo;
  const meanwhile = await fetch(`http://127.0.0.1:${port}/functions/v1/${functionName}`, {
    method: 'POST',
  });
  expect(meanwhile.status).toBe(503);
  expect(meanwhile.headers.get('retry-after')).toBe('2');
  expect(await meanwhile.json()).toMatchObject({ error: { code: 'STARTING' } });
  expect(await impatient.ready()).toBe(true);
  front.close();
  await impatient.close();
});

test('the function ends with its parent process, even when that is killed', async () => {
  const script = `
    import { startFunction } from './supabase/local/functions-process.ts';
    const started = startFunction({ folder: ${JSON.stringify(`${folder}/${functionName}`)}, env: {}, log: console.error });
    console.log(await started.port);
    setInterval(() => undefined, 1000);`;
  const site = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = await once(site.stdout, 'data');
  const port = Number(String(line));
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.unref();
    });
  expect(await isOpen()).toBe(true);
  site.kill('SIGKILL');
  await waitFor(async () => !(await isOpen()));
});

test('a function that cannot start logs why, and the site works', async () => {
  const lines: string[] = [];
  const { startFunction } = await import('./functions-process.ts');
  const started = startFunction({
    folder: migrationsDir,
    env: {},
    log: (line) => lines.push(line),
  });
  expect(await started.port).toBeUndefined();
  expect(lines.join()).toContain('The site works on');
  await started.close();
});

test('a hosted function that does not know the header of the address logs that', async () => {
  const lines: string[] = [];
  const { startFunction } = await import('./functions-process.ts');
  const started = startFunction({
    folder: `${folder}/${functionName}`,
    env: { SB_REGION: 'eu-central-1' },
    log: (line) => lines.push(line),
  });
  expect(await started.port).toBeUndefined();
  expect(lines.join()).toContain('ADDRESS_HEADER is not set');
  await started.close();
});

test('Deno is the binary of the pinned version', async () => {
  const { findDeno } = await import('./deno-binary.ts');
  expect(execFileSync(findDeno() ?? '', ['--version'], { encoding: 'utf8' })).toContain(
    'deno 2.9.5',
  );
});
