// Backend and websocket as one thing that starts in the background and answers once it stands.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createBackend, type Backend, type BackendOptions } from './backend.ts';
import { errorResponse } from './functions.ts';
import { BodyTooLargeError, sendResponse, toRequest } from './node-http.ts';
import { createRealtime, realtimePath, type Realtime, type RealtimeOptions } from './realtime.ts';
import { isTestSqlRequest, runTestSql } from './test-sql.ts';

export interface Services {
  backend: Backend;
  realtime: Realtime;
  close(): Promise<void>;
}

type Middleware = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
) => Promise<void>;

const maxBodyBytes = 1024 * 1024;
const servedPaths = /^\/((rest|auth|functions|realtime|storage|graphql)\/v1|__test)(\/|$)/;

export async function openServices(
  options: BackendOptions & { realtime?: RealtimeOptions },
): Promise<Services> {
  const backend = await createBackend(options);
  try {
    const realtime = await createRealtime(backend, options.realtime);
    return {
      backend,
      realtime,
      async close() {
        await realtime.close();
        await backend.close();
      },
    };
  } catch (error) {
    await backend.close();
    throw error;
  }
}

/** Answers what belongs to the backend, as soon as it has started, and leaves the rest to `next`. */
export function createMiddleware(services: Promise<Services>): Middleware {
  return async (incoming, outgoing, next) => {
    if (!servedPaths.test(pathOf(incoming))) {
      next();
      return;
    }
    const response = await answer(incoming, services).catch(failure);
    await sendResponse(response, outgoing).catch(() => outgoing.destroy());
  };
}

/** Says whether the upgrade is taken; others, such as hot reload, are not touched. */
export function createUpgradeHandler(services: Promise<Services>) {
  return (incoming: IncomingMessage, socket: Duplex, head: Buffer): boolean => {
    if (pathOf(incoming) !== realtimePath) return false;
    socket.on('error', () => socket.destroy());
    services.then(
      ({ realtime }) => realtime.handleUpgrade(incoming, socket, head),
      () => socket.destroy(),
    );
    return true;
  };
}

async function answer(incoming: IncomingMessage, services: Promise<Services>): Promise<Response> {
  const request = await toRequest(incoming, maxBodyBytes);
  const { backend } = await services;
  return isTestSqlRequest(request, incoming.socket.remoteAddress)
    ? runTestSql(request, backend)
    : backend.fetch(request);
}

function failure(error: unknown): Response {
  if (error instanceof BodyTooLargeError) {
    return errorResponse(413, 'PAYLOAD_TOO_LARGE', 'The body is too large');
  }
  if (error instanceof TypeError) {
    return errorResponse(400, 'BAD_REQUEST', 'The request cannot be read');
  }
  return errorResponse(503, 'UNAVAILABLE', 'The backend is not available');
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split(/[?#]/)[0] ?? '/';
}
