// A proxy between browser and site: it breaks connections, serves files of a test, and injects scripts,
// in the same way for each engine.
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import { watchFaults } from './watch-faults.ts';

interface Answer {
  type: string;
  body: Buffer;
  status?: number;
}

const ownPath = '/__engine/';

export class Gateway {
  readonly origin: string;
  /** Faults of the page and of its requests since the last reset. */
  faults: string[] = [];
  private target: URL;
  private scripts: string[] = [];
  private readonly answers = new Map<string, Answer>();
  private readonly sockets = new Set<Socket>();
  private failing: RegExp | null = null;
  private servesPlainStories = false;
  private held: { paths: RegExp; waiting: (() => void)[] } | null = null;
  private readonly server;

  private constructor(
    private readonly site: URL,
    server: ReturnType<typeof createServer>,
  ) {
    this.target = site;
    this.server = server;
    const address = server.address();
    this.origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    server.on('request', (request, response) => this.serve(request, response));
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket as Socket, head));
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
      socket.on('error', () => socket.destroy());
    });
  }

  static async open(site: string): Promise<Gateway> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Gateway(new URL(site), server);
  }

  /** Removes everything that the last journey set up. */
  reset() {
    this.faults = [];
    this.target = this.site;
    this.scripts = [];
    this.answers.clear();
    this.failing = null;
    this.servesPlainStories = false;
    this.release();
  }

  /** Runs in each page that opens from now on, before its own scripts. */
  runBefore(script: () => void) {
    this.scripts.push(`(${String(script)})();`);
  }

  /** Serves a file of the test at a path. */
  answer(path: string, answer: Answer) {
    this.answers.set(path, answer);
  }

  /** Opens stories with the plain app.html: the first reads are then requests of the browser. */
  servePlainStories() {
    this.servesPlainStories = true;
  }

  /** Forwards to another host than the site under test. */
  leadTo(origin: string) {
    this.target = new URL(origin);
  }

  /** Closes each connection whose path matches, open ones included, until `mend`. */
  cut(paths: RegExp) {
    this.failing = paths;
    for (const socket of this.sockets) socket.destroy();
  }

  mend() {
    this.failing = null;
  }

  /** Lets each request whose path matches wait, until `release`. */
  hold(paths: RegExp) {
    this.held = { paths, waiting: [] };
  }

  release() {
    const waiting = this.held?.waiting ?? [];
    this.held = null;
    for (const serve of waiting) serve();
  }

  async close() {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(request: IncomingMessage, response: ServerResponse) {
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    if (path.startsWith(ownPath)) return void this.serveOwn(path, request, response);
    if (this.failing?.test(request.url ?? '')) return void request.socket.destroy();
    if (this.held?.paths.test(path)) {
      this.held.waiting.push(() => this.serve(request, response));
      return;
    }
    const answer = this.answers.get(path);
    if (answer) return serveAnswer(answer, request, response);
    const { hostname, port } = this.target;
    const { method, headers } = request;
    const isStory = path.startsWith('/public/') && headers.accept?.includes('text/html');
    const url = this.servesPlainStories && isStory ? '/app.html' : request.url;
    const onward = forward(
      { hostname, port, method, path: url, headers: { ...headers, 'accept-encoding': 'identity' } },
      (incoming) => void this.pass(path, request, incoming, response),
    );
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  }

  private async serveOwn(path: string, request: IncomingMessage, response: ServerResponse) {
    const body = await bytesOf(request);
    if (path === `${ownPath}fault`) this.faults.push(body.toString());
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    // esbuild wraps functions in a call of a helper that the page does not have.
    const named = 'globalThis.__name ??= (named) => named;';
    const scripts = [named, `(${String(watchFaults)})('${ownPath}fault');`, ...this.scripts];
    response.end(path === `${ownPath}before.js` ? scripts.join('\n') : '');
  }

  private async pass(
    path: string,
    request: IncomingMessage,
    incoming: IncomingMessage,
    response: ServerResponse,
  ) {
    const status = incoming.statusCode ?? 200;
    const isPage = incoming.headers['content-type']?.startsWith('text/html') ?? false;
    if (status >= 400 && !isPage) this.faults.push(`${status} ${path}`);
    if (!isPage || request.method !== 'GET') {
      response.writeHead(status, incoming.headers);
      incoming.pipe(response);
      return;
    }
    const page = (await bytesOf(incoming)).toString();
    const { 'content-length': _, ...headers } = incoming.headers;
    response.writeHead(status, { ...headers, 'cache-control': 'no-store' });
    response.end(page.replace(/<head[^>]*>/, `$&<script src="${ownPath}before.js"></script>`));
  }

  private upgrade(request: IncomingMessage, socket: Socket, head: Buffer) {
    if (this.failing?.test(request.url ?? '')) return void socket.destroy();
    const onward = connect(Number(this.target.port), this.target.hostname, () => {
      const { rawHeaders } = request;
      const lines = rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
      );
      onward.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
    socket.on('close', () => onward.destroy());
  }
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Supports range requests: WebKit plays no audio without them. */
function serveAnswer(
  { type, body, status = 200 }: Answer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const headers = { 'Content-Type': type, 'Accept-Ranges': 'bytes', 'Cache-Control': 'no-store' };
  if (first === undefined || status !== 200) {
    response.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body);
    return;
  }
  const end = Math.min(last ? Number(last) : body.length - 1, body.length - 1);
  const part = body.subarray(Number(first), end + 1);
  const range = `bytes ${first}-${end}/${body.length}`;
  response
    .writeHead(206, { ...headers, 'Content-Length': part.length, 'Content-Range': range })
    .end(part);
}
