// Keeps the help assistant running beside the backend, and responds while it is not available.
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import type { Backend } from './backend.ts';
import { openDatabaseDoor } from './functions-database.ts';
import { settingNames, startFunction, type FunctionProcess } from './functions-process.ts';
import { proxyTo, sendStarting } from './functions-proxy.ts';

export interface FunctionHostOptions {
  /** The folder `supabase/functions`. */
  folder: string;
  /** Settings of the site; those of the function override them. */
  settings?: Record<string, string>;
  publishableKeys: string[];
  log?: (sentence: string) => void;
  /** How long a call waits for the start of the function before it gets an error. */
  startTimeoutMs?: number;
}

export interface FunctionHost {
  handle(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** Resolves to true once the function responds; false if it does not start. */
  ready(): Promise<boolean>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

export const functionName = 'ai-help-chat';
const shortestLifeMs = 5000;

export async function openFunctionHost(
  backend: Backend,
  options: FunctionHostOptions,
): Promise<FunctionHost> {
  const door = await openDatabaseDoor(backend);
  const { log = () => undefined, startTimeoutMs = 30_000 } = options;
  let isClosed = false;
  let hasFailed = false;
  let port: number | undefined;
  let running: FunctionProcess | undefined;

  const start = () => {
    const startedAt = Date.now();
    const env = readEnv(options, door.url, backend.secretKey);
    const started = startFunction({ folder: join(options.folder, functionName), env, log });
    running = started;
    void started.port.then((found) => {
      if (running !== started) return;
      port = found;
      hasFailed = found === undefined;
    });
    void started.ended.then(async () => {
      if (running !== started) return;
      const wasRunning = (await started.port) !== undefined;
      port = undefined;
      if (!isClosed && wasRunning && Date.now() - startedAt > shortestLifeMs) start();
      else if (!isClosed && wasRunning) log('The help assistant stopped right after its start.');
    });
  };
  /** A call during the start waits, instead of failing at once. */
  const untilStarted = async () => {
    const end = Date.now() + startTimeoutMs;
    const isStarting = () => port === undefined && !isClosed && !hasFailed;
    while (isStarting() && Date.now() < end) await sleep(50, undefined, { ref: false });
  };
  const stop = async () => {
    const stopped = running;
    running = undefined;
    port = undefined;
    await stopped?.close();
  };
  start();

  return {
    handle(incoming, outgoing) {
      void untilStarted().then(() => {
        if (outgoing.destroyed) return;
        if (port === undefined) void sendStarting(outgoing);
        else proxyTo(port, incoming, outgoing);
      });
    },
    ready: async () => (await running?.port) !== undefined,
    async restart() {
      await stop();
      if (!isClosed) start();
    },
    async close() {
      isClosed = true;
      await stop();
      await door.close();
    },
  };
}

/** The environment that the platform sets when hosted. */
function readEnv(
  { folder, settings, publishableKeys }: FunctionHostOptions,
  url: string,
  secretKey: string,
): Record<string, string> {
  const file = join(folder, '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const given = { ...settings, ...written, ...process.env };
  const known = settingNames.flatMap((name) => {
    const value = given[name];
    return value === undefined || name.startsWith('SUPABASE_') ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(known),
    // The local proxy sets this header, whatever the hosted setting is.
    ADDRESS_HEADER: 'x-forwarded-for',
    TRUSTED_PROXIES: '0',
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify(
      Object.fromEntries(publishableKeys.map((key, at) => [`key${at}`, key])),
    ),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
  };
}
