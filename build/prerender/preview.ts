// Lets Vite's servers respond like a static host: URLs without .html, the 404 page, and our headers; stories
// like a host with `supabase/functions/share-page` before it.
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isStoryPath, withOwnWords } from '../../supabase/functions/_shared/story-path.ts';
import { createHandler, type Handler } from '../../supabase/functions/share-page/handler.ts';
import {
  developmentRules,
  headersFor,
  ownHeadersFor,
  type HeaderRule,
  parseHeadersFile,
} from '../headers.ts';
import { loadStoryRenderer } from '../story-renderer/build.ts';
import { fileOf } from './site-files.ts';

type Next = () => void;
/** With the address before other middleware changed it. */
type Incoming = IncomingMessage & { originalUrl?: string };

const notFound = '404.html';
/** For requests that stay in this process. */
const ownOrigin = 'http://localhost';
/** For the server only. */
const isPrivate = (pathname: string) => pathname.startsWith('/_');

/** The file with this name in the folder; null where there is none, also for a name that leads out of the folder. */
function findFile(folder: string, name: string): string | null {
  const file = join(folder, name);
  return file.startsWith(resolve(folder) + sep) && existsSync(file) ? file : null;
}

/** The document of a URL; null for other files. */
function documentFor(folder: string, pathname: string): string | null {
  if (isPrivate(pathname)) return notFound;
  if (/\.\w+$/.test(pathname)) return findFile(folder, decode(pathname)) ? null : notFound;
  const file = fileOf(pathname.replace(/(?<=.)\/$/, ''));
  return findFile(folder, file) ? file : notFound;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const addressOf = ({ originalUrl, url }: Incoming) => originalUrl ?? url ?? '/';
const pathOf = (incoming: Incoming) => addressOf(incoming).replace(/[?#].*$/, '');

function setHeaders(outgoing: ServerResponse, headers: readonly [string, string][]) {
  for (const [name, value] of headers) outgoing.setHeader(name, value);
}

const types = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
type TextType = keyof typeof types;

/** As a host does while it sends. */
const encodings: [name: string, encode: (text: string) => Buffer][] = [
  ['br', (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })],
  ['gzip', gzipSync],
];

/** Sends a text, compressed as hosts do: Vite knows no Brotli. */
function sendText(incoming: Incoming, outgoing: ServerResponse, type: TextType, text: string) {
  const accepted = String(incoming.headers['accept-encoding']);
  const [name, encode] = encodings.find(([encoding]) => accepted.includes(encoding)) ?? [];
  outgoing.setHeader('Content-Type', `${types[type]}; charset=utf-8`);
  outgoing.setHeader('Vary', 'Accept-Encoding');
  if (name) outgoing.setHeader('Content-Encoding', name);
  outgoing.end(encode ? encode(text) : text);
}

/** Size and type of a picture in the folder. */
function answerHead(folder: string, pathname: string): Response {
  const file = findFile(folder, decode(pathname));
  const [, type] = /\.(webp|png|jpe?g|gif)$/.exec(pathname) ?? [];
  if (!type || !file) return new Response(null, { status: 404 });
  const headers = {
    'content-length': String(statSync(file).size),
    'content-type': `image/${type.replace('jpg', 'jpeg')}`,
  };
  return new Response(null, { headers });
}

/** `fetch` asks the backend, `root` is that of the repository. */
export function servePages(folder: string, root: string, fetch: typeof globalThis.fetch) {
  let rules: HeaderRule[] | undefined;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const createStoryPage = async () =>
    createHandler({
      origin: ownOrigin,
      renderer: await loadStoryRenderer(root),
      // The share page asks how heavy a picture of the site is.
      fetch: async (input, init) =>
        init?.method === 'HEAD'
          ? answerHead(folder, new URL(input as string).pathname)
          : fetch(input, init),
      // The other headers are set below, as for every page.
      readDocument: async () => ({ html: read('app.html'), headers: policyOfStories() }),
    });
  let storyPage: Promise<Handler> | undefined;
  const policyOfStories = (): [string, string][] =>
    headersFor(rules!, '/app.html').flatMap(([name, value]) =>
      name === 'Content-Security-Policy' ? [[name.toLowerCase(), value]] : [],
    );

  async function sendStory(incoming: Incoming, outgoing: ServerResponse) {
    const address = new URL(ownOrigin + addressOf(incoming));
    const mode = incoming.headers['sec-fetch-mode'];
    const request = new Request(address, {
      method: incoming.method ?? 'GET',
      headers: typeof mode === 'string' ? { 'sec-fetch-mode': mode } : {},
    });
    storyPage ??= createStoryPage();
    const response = await (await storyPage)(request);
    outgoing.statusCode = response.status;
    response.headers.forEach((value, name) => outgoing.setHeader(name, value));
    sendText(incoming, outgoing, 'html', await response.text());
  }

  return (incoming: Incoming, outgoing: ServerResponse, next: Next) => {
    rules ??= parseHeadersFile(read('_headers'));
    const pathname = pathOf(incoming);
    if (isStoryPath(pathname)) {
      setHeaders(outgoing, ownHeadersFor(rules, withOwnWords(pathname)));
      sendStory(incoming, outgoing).catch(() => outgoing.destroy());
      return;
    }
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    const file = isRead ? documentFor(folder, pathname) : null;
    // A missing file must not be cached like the file.
    setHeaders(outgoing, ownHeadersFor(rules, file === notFound ? '/' : pathname));
    const [, type] = /^\/assets\/[\w.-]+\.(js|css)$/.exec(pathname) ?? [];
    if (!file && !(isRead && type)) return next();
    outgoing.statusCode = file === notFound ? 404 : 200;
    if (file) sendText(incoming, outgoing, 'html', read(file));
    // Without an ETag: these are cached for good, since another content has another name.
    else sendText(incoming, outgoing, type as TextType, read(pathname));
  };
}

export function setDevelopmentHeaders(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: Next,
) {
  setHeaders(outgoing, headersFor(developmentRules, pathOf(incoming)));
  next();
}
