// A plain static host: clean addresses, the headers of `_headers`, compressed texts, and nothing else.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { headersFor, parseHeaders, type HeaderRule } from '../build/headers.ts';
import { documentFor } from '../build/prerender/preview.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};
const isText = (type: string) => /charset|svg/.test(type);

const brotli = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

export interface StaticServer {
  origin: string;
  close: () => Promise<void>;
}

interface Answer {
  type: string;
  body: Buffer;
  compressed: Map<string, Buffer>;
}

interface Options {
  /** Zero: one of its own choosing. */
  port?: number;
  /** Answers the reads of a backend that holds nothing. */
  emptyBackend?: boolean;
}

/** Serves a folder. */
export async function startStaticServer(
  folder: string,
  { port = 0, emptyBackend = false }: Options = {},
): Promise<StaticServer> {
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    if (emptyBackend && request.url?.startsWith('/rest/v1/')) {
      response.setHeader('Content-Type', 'application/json').end('[]');
    } else serve(folder, rules, answers, request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function serve(
  folder: string,
  rules: readonly HeaderRule[],
  answers: Map<string, Answer>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const pathname = (request.url ?? '/').replace(/[?#].*$/, '');
  const page = documentFor(folder, pathname);
  const name = page ?? fileAt(folder, pathname) ?? '404.html';
  const answer = answers.get(name) ?? readAnswer(folder, name);
  answers.set(name, answer);
  for (const [header, value] of headersFor(rules, pathname)) response.setHeader(header, value);
  response.statusCode = name === '404.html' ? 404 : 200;
  response.setHeader('Content-Type', answer.type);
  response.end(compress(answer, request, response));
}

function fileAt(folder: string, pathname: string): string | null {
  const path = join(folder, normalize(pathname));
  return path.startsWith(folder) && existsSync(path) && statSync(path).isFile() ? pathname : null;
}

const readAnswer = (folder: string, name: string): Answer => ({
  type: types[extname(name)] ?? 'application/octet-stream',
  body: readFileSync(join(folder, name)),
  compressed: new Map(),
});

function compress(
  { type, body, compressed }: Answer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = ['br', 'gzip'].find((known) => accepted.includes(known));
  if (!isText(type) || !encoding) return body;
  const small = compressed.get(encoding) ?? (encoding === 'br' ? brotli(body) : gzipSync(body));
  compressed.set(encoding, small);
  response.setHeader('Content-Encoding', encoding);
  response.setHeader('Vary', 'Accept-Encoding');
  return small;
}
