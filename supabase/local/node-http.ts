// Converts Node's requests and responses from and to web `Request` and `Response`.
import type { IncomingMessage, ServerResponse } from 'node:http';

// Content-Location repeats the URL; clients fail on a very long one.
const maxHeaderLength = 8 * 1024;

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** Reads the whole body; throws `BodyTooLargeError` beyond the limit (bytes). */
export async function toRequest(incoming: IncomingMessage, maxBytes: number): Promise<Request> {
  const method = incoming.method ?? 'GET';
  const url = new URL(`http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  // As hosted, where the platform's proxy replaces what the client claims: limits count by it.
  headers.set('cf-connecting-ip', incoming.socket.remoteAddress ?? '');
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await readBody(incoming, maxBytes) : undefined;
  return new Request(url, { method, headers, ...(body && body.length > 0 && { body }) });
}

export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => {
    if (value.length <= maxHeaderLength) outgoing.setHeader(name, value);
  });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

async function readBody(
  incoming: IncomingMessage,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new BodyTooLargeError();
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
