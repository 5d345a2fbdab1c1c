import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servePages } from './preview.ts';

let folder: string;
let server: Server;

/** A build in a folder of a folder, with files around it that are not of the site. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'anekdotes-preview-'));
  const dist = join(folder, 'repository/dist');
  mkdirSync(join(dist, 'help'), { recursive: true });
  const files = { _headers: '/*\n  X-A: a\n', '404.html': 'missing', 'pricing.html': 'pricing' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
  for (const name of ['secret.html', 'repository/secret.html', 'repository/dist-old.html'])
    writeFileSync(join(folder, name), 'secret');
  const serve = servePages(dist, folder, fetch);
  server = createServer((incoming, outgoing) =>
    serve(incoming, outgoing, () => outgoing.writeHead(500).end('left to Vite')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The path as it is: `fetch` would resolve its dots. */
const answerAt = (path: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, host: '127.0.0.1', path }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, text: Buffer.concat(parts).toString() }),
      );
    }).on('error', reject);
  });

it('serves a document of the build', async () => {
  expect(await answerAt('/pricing')).toEqual({ status: 200, text: 'pricing' });
});

it.each([
  '/../secret',
  '/../../secret',
  '/help/../../secret',
  '/../secret.html',
  '/..%2fsecret.html',
  '/../dist-old',
  '/../dist-old.html',
  '//../secret',
])('serves nothing outside of it: %s', async (path) => {
  expect(await answerAt(path)).toEqual({ status: 404, text: 'missing' });
});
