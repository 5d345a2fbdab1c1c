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
