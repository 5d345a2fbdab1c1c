// The websocket of Realtime, compatible with `supabase-js` for database changes.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { readListener } from '../access-token.ts';
import type { Backend } from '../backend.ts';
import { watchPublication, type Change } from './capture.ts';
import { dispatch } from './dispatch.ts';
import { RealtimeSocket } from './socket.ts';

export const realtimePath = '/realtime/v1/websocket';

export interface Realtime {
  /** Only for requests of `realtimePath`. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

const maxFrameBytes = 256 * 1024;
const maxSockets = 500;
const tryAgainLater = 1013;
const keepAliveMs = 20_000;

export async function createRealtime({ pglite, queue, jwtSecret }: Backend): Promise<Realtime> {
  const server = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes });
  const sockets = new Map<WebSocket, RealtimeSocket>();
  const pending: Change[] = [];
  const dispatchPending = () =>
    dispatch(
      pglite,
      pending.splice(0),
      [...sockets.values()].flatMap((one) => [...one.subscriptions]),
    );
  /** Clients connect anew and read again. */
  const closeAll = () => {
    for (const socket of sockets.keys()) socket.close(tryAgainLater);
  };
  const publication = await queue.run(() =>
    watchPublication(pglite, (change) => {
      if (sockets.size === 0) return;
      pending.push(change);
      // Those that come until its turn are dispatched with it.
      if (pending.length === 1) void queue.run(dispatchPending).catch(closeAll);
    }),
  );

  return {
    handleUpgrade(request, socket, head) {
      const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
      const apiKey = query.get('apikey') ?? '';
      if (!readListener(apiKey, jwtSecret) || sockets.size >= maxSockets) {
        socket.on('error', () => socket.destroy());
        socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      // Closes the connection of a client that is gone, as after sleep or a lost network.
      request.socket.setKeepAlive(true, keepAliveMs);
      server.handleUpgrade(request, socket, head, (webSocket) => {
        const context = { pglite, queue, tables: publication.tables, jwtSecret, apiKey };
        sockets.set(webSocket, new RealtimeSocket(webSocket, context));
        webSocket.on('close', () => sockets.delete(webSocket));
      });
    },
    async close() {
      for (const socket of sockets.keys()) socket.terminate();
      server.close();
      await queue.run(publication.stop).catch(() => undefined);
    },
  };
}
