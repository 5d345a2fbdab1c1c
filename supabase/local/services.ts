// Starts backend and websocket in the background; requests wait for the start.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createBackend, type Backend, type BackendOptions } from './backend.ts';
import { errorResponse } from './error-response.ts';
import {
  createHelpAssistant,
  functionName,
  type HelpAssistant,
  type HelpAssistantOptions,
} from './help-assistant.ts';
import { BodyTooLargeError, sendResponse, toRequest } from './node-http.ts';
import { createRealtime, realtimePath, type Realtime } from './realtime/realtime.ts';
import { isTestSqlRequest, runTestSql } from './test-sql.ts';

export interface Services {
  backend: Backend;
  realtime: Realtime;
  /** Absent without its options. */
  assistant?: HelpAssistant;
  close(): Promise<void>;
}

type Middleware = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
) => Promise<void>;

const maxBodyBytes = 1024 * 1024;
const servedPaths = /^\/((rest|auth|functions|realtime|storage|graphql)\/v1|__test)(\/|$)/;

export interface ServicesOptions extends BackendOptions {
  assistant?: HelpAssistantOptions;
}

export async function openServices(options: ServicesOptions): Promise<Services> {
  const backend = await createBackend(options);
  try {
    const realtime = await createRealtime(backend);
    return {
      backend,
      realtime,
      ...(options.assistant && { assistant: createHelpAssistant(backend, options.assistant) }),
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

/** Handles requests to the backend once it has started, and passes others to `next`. */
export function createMiddleware(services: Promise<Services>): Middleware {
  return async (incoming, outgoing, next) => {
    const path = pathOf(incoming);
    if (!servedPaths.test(path)) {
      next();
      return;
    }
    const response = await answer(incoming, services).catch(failure);
    // No cache keeps rows; files say themselves how long they may be kept.
    if (!response.headers.has('cache-control')) outgoing.setHeader('cache-control', 'no-store');
    await sendResponse(response, outgoing).catch(() => outgoing.destroy());
  };
}

/** Returns whether it handles the upgrade; others, such as hot reload, are left. */
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
  const { backend, assistant } = await services;
  if (assistant && pathOf(incoming) === `/functions/v1/${functionName}`)
    return assistant.answer(request);
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
