// Headers that keep shared stories out of search engines, and their URL out of referrers.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A path that cannot be decoded opens the site, which shows not found. */
export function openUndecodable(
  incoming: IncomingMessage,
  _outgoing: ServerResponse,
  next: () => void,
) {
  try {
    decodeURI(incoming.url ?? '');
  } catch {
    if (incoming.headers.accept?.includes('text/html')) incoming.url = '/';
  }
  next();
}

export function noIndexPublicPages(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
) {
  if (incoming.url?.startsWith('/public/')) {
    outgoing.setHeader('X-Robots-Tag', 'noindex, nofollow');
    outgoing.setHeader('Referrer-Policy', 'no-referrer');
  }
  next();
}
