// Lets Vite's servers respond like a static host: URLs without .html, the 404 page, and our headers.
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { developmentRules, headersFor, type HeaderRule, parseHeadersFile } from '../headers.ts';
import { fileOf } from './site-files.ts';

type Next = () => void;

const notFound = '404.html';
/** For the server only. */
const isPrivate = (pathname: string) => pathname.startsWith('/_');

/** The document that answers a path; null for a file that is served as it is. */
function documentFor(folder: string, pathname: string): string | null {
  if (pathname.startsWith('/public/')) return 'app.html';
  if (isPrivate(pathname)) return notFound;
  if (/\.\w+$/.test(pathname)) return existsSync(join(folder, decode(pathname))) ? null : notFound;
  const file = fileOf(pathname.replace(/(?<=.)\/$/, ''));
  return existsSync(join(folder, file)) ? file : notFound;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const pathOf = ({ url }: IncomingMessage) => (url ?? '/').replace(/[?#].*$/, '');

function setHeaders(outgoing: ServerResponse, rules: readonly HeaderRule[], pathname: string) {
  for (const [name, value] of headersFor(rules, pathname)) outgoing.setHeader(name, value);
}

export function servePages(folder: string) {
  let rules: HeaderRule[] | undefined;
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: Next) => {
    rules ??= parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
    const pathname = pathOf(incoming);
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    const file = isRead ? documentFor(folder, pathname) : null;
    // A missing file must not be cached like the file.
    setHeaders(outgoing, rules, file === notFound ? '/' : pathname);
    if (!file) return next();
    outgoing.statusCode = file === notFound ? 404 : 200;
    outgoing.setHeader('Content-Type', 'text/html; charset=utf-8');
    outgoing.end(readFileSync(join(folder, file)));
  };
}

export function setDevelopmentHeaders(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: Next,
) {
  setHeaders(outgoing, developmentRules, pathOf(incoming));
  next();
}
