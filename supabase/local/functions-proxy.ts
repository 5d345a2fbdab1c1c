// Streams a call to the function, so that the function itself limits the size of the body.
import {
  request,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { errorResponse } from './functions.ts';
import { sendResponse } from './node-http.ts';

const lingerMs = 1000;
const ofOneConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

const endToEnd = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneConnection.has(name)));

export function proxyTo(port: number, incoming: IncomingMessage, outgoing: ServerResponse) {
  const call = request({
    host: '127.0.0.1',
    port,
    method: incoming.method,
    path: '/ai-help-chat',
    // Replace the address that the client claims by the address of its connection.
    headers: {
      ...endToEnd(incoming.headers),
      'x-forwarded-for': incoming.socket.remoteAddress ?? '',
    },
  });
  call.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 503, endToEnd(answer.headers));
    answer.pipe(outgoing);
    outgoing.on('finish', () => letGo(incoming, call));
  });
  call.on('error', () => {
    // The function stopped reading; its response is already being sent.
    if (outgoing.writableEnded) return;
    if (outgoing.headersSent) outgoing.destroy();
    else void sendStarting(outgoing);
  });
  outgoing.on('close', () => call.destroy());
  incoming.on('error', () => call.destroy());
  incoming.pipe(call);
}

/**
 * Discards the rest of a refused body for a moment: closing the connection at once would lose the
 * response.
 */
function letGo(incoming: IncomingMessage, call: ClientRequest) {
  if (incoming.complete) return;
  incoming.unpipe(call);
  incoming.resume();
  const timer = setTimeout(() => incoming.destroy(), lingerMs);
  incoming.on('close', () => clearTimeout(timer));
}

/** The response while the function is not running. */
export async function sendStarting(outgoing: ServerResponse) {
  const response = errorResponse(
    503,
    'STARTING',
    'De assistent start net op. Probeer het over een paar tellen opnieuw.',
  );
  response.headers.set('retry-after', '2');
  await sendResponse(response, outgoing).catch(() => outgoing.destroy());
}
