// Shared stories stay out of search engines, and their address out of other sites' logs.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** An address that cannot be decoded still opens the site, which says that nothing is there. */
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
