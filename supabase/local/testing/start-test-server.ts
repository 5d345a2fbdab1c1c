// Starts a backend on a free port, with two public stories and a private one.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import { WebSocket } from 'ws';
import type { HelpAssistantOptions } from '../help-assistant.ts';
import {
  createMiddleware,
  createUpgradeHandler,
  openServices,
  type Services,
} from '../services.ts';
import { migrationsDir, readSnapshot, seedFile } from './prepared-database.ts';
import { stories } from './stories.ts';

export const publishableKey = 'sb_publishable_test';

export interface TestServer {
  url: string;
  services: Services;
  /** Runs as the database owner. */
  sql<Row = Record<string, unknown>>(statements: string): Promise<Row[]>;
  /** A client of a visitor; `slug` is that of the link. */
  visit(slug?: string): SupabaseClient;
  /** Closes all connections, like a lost network. */
  dropSockets(): void;
  close(): Promise<void>;
}

interface Options {
  /** Runs migrations and seed instead of restoring the snapshot. */
  isFirstStart?: boolean;
  filesDir?: string;
  assistant?: HelpAssistantOptions;
}

const createVisitor = (url: string, slug: string | undefined) =>
  createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: slug === undefined ? {} : { 'x-share-slug': encodeURIComponent(slug) } },
    // The default of the client is a second.
    realtime: {
      transport: WebSocket as never,
      reconnectAfterMs: (tries: number) => 25 * 2 ** tries,
    },
  });

export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const { filesDir, assistant, isFirstStart = false } = options;
  const services = await openServices({
    migrationsDir,
    seedFile,
    ...(!isFirstStart && { snapshot: await readSnapshot(inject('preparedDatabase')) }),
    ...(filesDir && { filesDir }),
    ...(assistant && { assistant }),
  });
  const { pglite, queue } = services.backend;
  if (isFirstStart) await queue.run(() => pglite.exec(stories));
  const ready = Promise.resolve(services);
  const middleware = createMiddleware(ready);
  const handleUpgrade = createUpgradeHandler(ready);
  // A keep-alive connection that closes on reuse would fail a write, which clients do not retry.
  const limits = { maxHeaderSize: 128 * 1024, keepAliveTimeout: 120_000 };
  const server = createServer(limits, (incoming, outgoing) => {
    void middleware(incoming, outgoing, () => outgoing.writeHead(404).end('page'));
  });
  const sockets = new Set<{ destroy(): void }>();
  server.on('connection', (socket) => sockets.add(socket));
  server.on('upgrade', (request, socket, head) => {
    if (!handleUpgrade(request, socket, head)) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clients: SupabaseClient[] = [];
  const dropSockets = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url,
    services,
    async sql<Row>(statements: string) {
      const results = await queue.run(() => pglite.exec(statements));
      return (results.at(-1)?.rows ?? []) as Row[];
    },
    visit(slug) {
      const client = createVisitor(url, slug);
      clients.push(client);
      return client;
    },
    dropSockets,
    async close() {
      await Promise.all(clients.map((client) => client.realtime.disconnect()));
      dropSockets();
      server.close();
      await services.close();
    },
  };
}
