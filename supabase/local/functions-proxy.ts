// Hands a call to the function as it comes in, so that the function itself counts its bytes.
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
    // Whatever a visitor says of his own address is replaced by where he really is.
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
    // The function stopped reading after its answer; that is on its way already.
    if (outgoing.writableEnded) return;
    if (outgoing.headersSent) outgoing.destroy();
    else void sendStarting(outgoing);
  });
  outgoing.on('close', () => call.destroy());
  incoming.on('error', () => call.destroy());
  incoming.pipe(call);
}

/**
 * Refused before it was read whole: the rest is thrown away for a moment, since a connection that is
 * cut at once would take the answer with it.
 */
function letGo(incoming: IncomingMessage, call: ClientRequest) {
  if (incoming.complete) return;
  incoming.unpipe(call);
  incoming.resume();
  const timer = setTimeout(() => incoming.destroy(), lingerMs);
  incoming.on('close', () => clearTimeout(timer));
}

/** While it starts or restarts, and for as long as it does not start at all. */
export async function sendStarting(outgoing: ServerResponse) {
  const response = errorResponse(
    503,
    'STARTING',
    'De assistent start net op. Probeer het over een paar tellen opnieuw.',
  );
  response.headers.set('retry-after', '2');
  await sendResponse(response, outgoing).catch(() => outgoing.destroy());
}
