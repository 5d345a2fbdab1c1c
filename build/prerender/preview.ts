// Lets `vite preview` answer as a static host does: clean addresses, the 404 page, and our headers; and
// stories as `supabase/functions/share-page` does before it.
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createHandler } from '../../supabase/functions/share-page/handler.ts';
import { headersFor, type HeaderRule, parseHeaders } from '../headers.ts';
import { fileOf } from './site-files.ts';

type Next = () => void;
/** With the address before other middleware changed it. */
type Incoming = IncomingMessage & { originalUrl?: string };

/** The document that answers an address; null for what is no page. */
function documentFor(folder: string, pathname: string): string | null {
  if (/\.\w+$/.test(pathname)) return null;
  const file = fileOf(pathname.replace(/(?<=.)\/$/, ''));
  return existsSync(join(folder, file)) ? file : '404.html';
}

const asksForPage = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && /text\/html|\*\/\*|^$/.test(headers.accept ?? '');

export function servePages(folder: string, fetch: typeof globalThis.fetch) {
  let rules: HeaderRule[] | undefined;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const storyPage = createHandler({
    fetch,
    // The headers are set below, as for every page.
    readDocument: async () => ({ html: read('app.html'), headers: [] }),
  });

  async function sendStory({ method }: Incoming, pathname: string, outgoing: ServerResponse) {
    const request = new Request(new URL(`http://localhost${pathname}`), {
      method: method ?? 'GET',
    });
    const response = await storyPage(request);
    outgoing.statusCode = response.status;
    response.headers.forEach((value, name) => outgoing.setHeader(name, value));
    outgoing.end(await response.text());
  }

  return (incoming: Incoming, outgoing: ServerResponse, next: Next) => {
    rules ??= parseHeaders(read('_headers'));
    const url = incoming.originalUrl ?? incoming.url ?? '/';
    const pathname = url.replace(/[?#].*$/, '');
    for (const [name, value] of headersFor(rules, pathname)) outgoing.setHeader(name, value);
    if (!asksForPage(incoming)) return next();
    if (pathname.startsWith('/public/')) {
      sendStory(incoming, pathname, outgoing).catch(() => outgoing.destroy());
      return;
    }
    const file = documentFor(folder, pathname);
    if (!file) return next();
    outgoing.statusCode = file === '404.html' ? 404 : 200;
    outgoing.setHeader('Content-Type', 'text/html; charset=utf-8');
    outgoing.end(read(file));
  };
}
