// The websocket of Realtime, compatible with `supabase-js` for database changes.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { readListener } from '../access-token.ts';
import type { Backend } from '../backend.ts';
import { watchPublication } from './capture.ts';
import { createDispatcher } from './dispatch.ts';
import { RealtimeSocket } from './socket.ts';

export const realtimePath = '/realtime/v1/websocket';

export interface RealtimeOptions {
  /** Milliseconds between pings; a socket that misses one is closed. */
  pingInterval?: number;
  /** Size of the change queue; on overflow all subscribers are told to read again. */
  maxPending?: number;
}

export interface Realtime {
  /** Only for requests of `realtimePath`. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

const maxFrameBytes = 256 * 1024;
const maxSockets = 500;
const tryAgainLater = 1013;

export async function createRealtime(
  { pglite, queue, jwtSecret }: Backend,
  { pingInterval = 20_000, maxPending = 20_000 }: RealtimeOptions = {},
): Promise<Realtime> {
  const server = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes });
  const sockets = new Map<WebSocket, RealtimeSocket>();
  const onOverflow = () => {
    for (const socket of sockets.keys()) socket.close(tryAgainLater);
  };
  const subscriptions = () => [...sockets.values()].flatMap((one) => [...one.subscriptions]);
  const dispatcher = createDispatcher({ pglite, queue, subscriptions, maxPending, onOverflow });
  const publication = await queue.run(() =>
    watchPublication(pglite, (change) => {
      if (change === 'lost') onOverflow();
      else if (sockets.size > 0) dispatcher.announce(change);
    }),
  );
  const stopPinging = keepAlive(sockets, pingInterval);

  return {
    handleUpgrade(request, socket, head) {
      const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
      const apiKey = query.get('apikey') ?? '';
      if (!readListener(apiKey, jwtSecret) || sockets.size >= maxSockets) {
        socket.on('error', () => socket.destroy());
        socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (webSocket) => {
        const context = { pglite, queue, tables: publication.tables, jwtSecret, apiKey };
        sockets.set(webSocket, new RealtimeSocket(webSocket, context));
        webSocket.on('close', () => sockets.delete(webSocket));
      });
    },
    async close() {
      stopPinging();
      for (const socket of sockets.keys()) socket.terminate();
      server.close();
      await queue.run(publication.stop).catch(() => undefined);
    },
  };
}

/** Closes sockets whose client is gone, as after sleep or a lost network. */
function keepAlive(sockets: Map<WebSocket, unknown>, interval: number): () => void {
  const silent = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of sockets.keys()) {
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.once('pong', () => silent.delete(socket));
      socket.ping();
    }
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
