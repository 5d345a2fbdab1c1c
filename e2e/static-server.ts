// A static host: sirv with the rules of `_headers`, the 404 page and compression.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { headersFor, parseHeadersFile } from '../build/headers.ts';

export interface StaticServer {
  origin: string;
  close: () => Promise<void>;
}

interface Options {
  /** Responds to reads like an empty backend. */
  emptyBackend?: boolean;
}

/** Serves a copy of the folder, so that compressed files do not end up in the build. */
export async function startStaticServer(
  folder: string,
  { emptyBackend = false }: Options = {},
): Promise<StaticServer> {
  const copy = mkdtempSync(join(tmpdir(), 'anekdotes-static-'));
  cpSync(folder, copy, { recursive: true });
  const rules = parseHeadersFile(readFileSync(join(copy, '_headers'), 'utf8'));
  const serveFile = sirv(copy, { dev: true, etag: true, brotli: true, gzip: true });
  const server = createServer((request, response) => {
    const pathname = (request.url ?? '/').replace(/[?#].*$/, '');
    if (emptyBackend && pathname.startsWith('/rest/v1/')) {
      response.setHeader('Content-Type', 'application/json').end('[]');
      return;
    }
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
    // sirv does not know this type.
    if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    // Stories are rendered in the browser; `_redirects` has this rule for a real host.
    if (pathname.startsWith('/public/')) request.url = '/app.html';
    compress(copy, request.url ?? '/', request.headers['accept-encoding'] ?? '');
    serveFile(request, response, () => {
      // As on a real host, a missing file is not cached like the file.
      response.removeHeader('Cache-Control');
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end(readFileSync(join(copy, '404.html')));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          rmSync(copy, { recursive: true, force: true });
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

const encodings = [
  { name: 'br', ending: '.br', encode: brotliCompressSync },
  { name: 'gzip', ending: '.gz', encode: gzipSync },
];
const texts = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;

/** Writes the compressed variants that sirv looks for, on the first request of a text file. */
function compress(folder: string, url: string, accepted: string) {
  const path = join(folder, url.replace(/[?#].*$/, ''));
  const file = [path, `${path.replace(/\/$/, '')}.html`, join(path, 'index.html')].find(
    (name) => texts.test(name) && existsSync(name),
  );
  const encoding = encodings.find(({ name }) => accepted.includes(name));
  if (!file?.startsWith(folder) || !encoding || existsSync(file + encoding.ending)) return;
  writeFileSync(file + encoding.ending, encoding.encode(readFileSync(file)));
}
