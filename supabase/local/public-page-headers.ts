// Shared stories stay out of search engines, and their address out of other sites' logs.
import type { IncomingMessage, ServerResponse } from 'node:http';

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
