// Lets `vite preview` respond like a static host: URLs without .html, the 404 page, and our headers.
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { headersFor, type HeaderRule, parseHeaders } from '../headers.ts';
import { fileOf } from './site-files.ts';

type Next = () => void;

/** The document of a URL; null for other files. */
function documentFor(folder: string, pathname: string): string | null {
  if (pathname.startsWith('/public/')) return 'app.html';
  if (/\.\w+$/.test(pathname)) return null;
  const file = fileOf(pathname.replace(/(?<=.)\/$/, ''));
  return existsSync(join(folder, file)) ? file : '404.html';
}

const isPageRequest = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && /text\/html|\*\/\*|^$/.test(headers.accept ?? '');

export function servePages(folder: string) {
  let rules: HeaderRule[] | undefined;
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: Next) => {
    rules ??= parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
    const pathname = (incoming.url ?? '/').replace(/[?#].*$/, '');
    for (const [name, value] of headersFor(rules, pathname)) outgoing.setHeader(name, value);
    const file = isPageRequest(incoming) ? documentFor(folder, pathname) : null;
    if (!file) return next();
    outgoing.statusCode = file === '404.html' ? 404 : 200;
    outgoing.setHeader('Content-Type', 'text/html; charset=utf-8');
    outgoing.end(readFileSync(join(folder, file)));
  };
}
