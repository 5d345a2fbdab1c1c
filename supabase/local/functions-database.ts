// A local endpoint through which the function reaches the database, with its own key.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Backend } from './backend.ts';
import { errorResponse } from './functions.ts';
import { sendResponse, toRequest } from './node-http.ts';

export interface DatabaseDoor {
  url: string;
  close(): Promise<void>;
}

const maxBodyBytes = 16 * 1024;

export async function openDatabaseDoor(backend: Backend): Promise<DatabaseDoor> {
  const server = createServer((incoming, outgoing) => {
    const hasKey = incoming.headers.apikey === backend.secretKey;
    const answer = hasKey
      ? toRequest(incoming, maxBodyBytes).then((request) => backend.fetch(request))
      : Promise.resolve(errorResponse(401, 'UNAUTHORIZED', 'For the function only'));
    answer.then((response) => sendResponse(response, outgoing)).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
