import { once } from 'node:events';
import { createServer, request as rawRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHelpAssistant, functionName } from './help-assistant.ts';
import { createMiddleware, openServices, type Services } from './services.ts';
import { migrationsDir } from './testing/prepared-database.ts';

const folder = fileURLToPath(new URL('../functions', import.meta.url));
const path = `/functions/v1/${functionName}`;
const apikey = 'sb_publishable_test';

let services: Services;
let url: string;
const server = createServer();

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  services = await openServices({
    migrationsDir,
    assistant: { folder, publishableKeys: [apikey] },
  });
  const middleware = createMiddleware(Promise.resolve(services));
  server.on('request', (incoming, outgoing) => {
    void middleware(incoming, outgoing, () => outgoing.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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

test('answers with sources', async () => {
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

test('its functions in the database require its key', async () => {
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

test('without its knowledge it says why in the log, and the site works', async () => {
  const lines: string[] = [];
  const assistant = createHelpAssistant(services.backend, {
    folder: migrationsDir,
    publishableKeys: [],
    log: (line) => lines.push(line),
  });
  await expect(assistant.answer(new Request(url))).rejects.toThrow();
  expect(lines.join()).toContain('The site works on');
});
