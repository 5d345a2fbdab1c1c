// Vite plugin: adds the embedded backend to dev and preview servers.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, PreviewServer, ResolvedConfig, ViteDevServer } from 'vite';
import { resolveDataDir } from './data-folder.ts';
import { functionName, type HelpAssistantOptions } from './help-assistant.ts';
import { knowledgeFile } from './knowledge.ts';
import { startServices, type RunningServices } from './running-services.ts';
import { createMiddleware, createUpgradeHandler, type Services } from './services.ts';

export interface EmbeddedBackendOptions {
  /** Default `./.data/pg`; `memory://` for a database without persistence. */
  dataDir?: string;
}

/** What other plugins can use. */
export interface BackendApi {
  /** Asks the embedded backend in this process; a hosted one over the network. */
  fetchBackend: typeof fetch;
}

type Server = ViteDevServer | PreviewServer;

const demoLinks = [
  ['Demo story', '/public/oma-riet'],
  ['With a password', '/public/recept-van-tante-bep   (appeltaart)'],
  ['Ended link', '/public/afscheid-van-oom-kees'],
];
// Allows a slug of thousands of characters, percent-encoded in the URL and in a header.
const maxHeaderBytes = 128 * 1024;

/** Does nothing when `VITE_SUPABASE_URL` names a hosted project. */
export function embeddedBackend({ dataDir }: EmbeddedBackendOptions = {}): Plugin {
  let config: ResolvedConfig;
  let running: RunningServices | undefined;
  const serve = (server: Server) => {
    server.middlewares.use(openUndecodable);
    if (config.env.VITE_SUPABASE_URL) return;
    running = startServices({
      dataDir: resolveDataDir(dataDir),
      migrationsDir: join(config.root, 'supabase/migrations'),
      seedFile: join(config.root, 'supabase/seed.sql'),
      filesDir: join(config.root, '.data/storage'),
      assistant: assistantOf(config),
      // Nobody has an SQL console here: the switch in the database follows the setting of the site.
      isEarlyAccessOpen: config.env.VITE_EARLY_ACCESS === 'store',
    });
    mount(server, running);
    if ('watcher' in server) reloadOnChange(server, running);
  };
  return {
    name: 'anekdotes-embedded-backend',
    api: {
      async fetchBackend(input, init) {
        const request = new Request(input, init);
        return running ? (await running.ready).backend.fetch(request) : fetch(request);
      },
    } satisfies BackendApi,
    configResolved(resolved) {
      config = resolved;
    },
    configureServer: serve,
    configurePreviewServer: serve,
  };
}

/** A path that cannot be decoded opens the site, which shows not found. */
function openUndecodable(incoming: IncomingMessage, _outgoing: ServerResponse, next: () => void) {
  try {
    decodeURI(incoming.url ?? '');
  } catch {
    if (incoming.headers.accept?.includes('text/html')) incoming.url = '/';
  }
  next();
}

/** The function gets the support address and app URL of the site. */
function assistantOf({ root, env, logger }: ResolvedConfig): HelpAssistantOptions {
  const given: Record<string, string | undefined> = {
    SUPPORT_EMAIL: env.VITE_SUPPORT_EMAIL,
    APP_URL: env.VITE_APP_URL,
    ALLOWED_ORIGINS: env.VITE_SITE_URL,
  };
  const settings = Object.entries(given).filter((entry): entry is [string, string] => !!entry[1]);
  return {
    folder: join(root, 'supabase/functions'),
    settings: Object.fromEntries(settings),
    publishableKeys: [env.VITE_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_embedded'],
    log: (sentence) => logger.warn(sentence),
  };
}

/** After a change of its code Vite itself starts anew: its configuration imports it. */
function reloadOnChange({ watcher, config }: ViteDevServer, running: RunningServices) {
  const folder = join(config.root, 'supabase/functions', functionName);
  watcher.on('change', (path) => {
    const isSource = path.startsWith(folder) && /\.(json|md)$/.test(path);
    if (isSource && !path.endsWith(knowledgeFile))
      void running.ready.then(({ assistant }) => assistant?.reload());
  });
}

function mount(server: Server, running: RunningServices) {
  server.middlewares.use(createMiddleware(running.ready));
  serveUpgrades(server, running.ready);
  closeTogether(server, running);
  running.ready.then(
    (services) => announce(server, services),
    (error: unknown) => fail(server, error),
  );
}

const keepAliveMs = 120_000;

function serveUpgrades({ httpServer }: Server, services: Promise<Services>) {
  if (!httpServer) return;
  // A request fails when its keep-alive connection closes at that moment: browsers keep connections longer
  // than Node's five seconds.
  Object.assign(httpServer, { maxHeaderSize: maxHeaderBytes, keepAliveTimeout: keepAliveMs });
  const handleUpgrade = createUpgradeHandler(services);
  httpServer.on('upgrade', (request, socket, head) => {
    const isTaken = handleUpgrade(request, socket, head);
    // Without hot reload there is no other upgrade handler, and the socket would hang.
    if (!isTaken && httpServer.listenerCount('upgrade') === 1) socket.destroy();
  });
}

/** Closes the database before the process exits. */
function closeTogether(server: Server, running: RunningServices) {
  const closeServer = server.close.bind(server);
  const onInterrupt = () => void server.close().finally(() => process.exit(130));
  process.once('SIGINT', onInterrupt);
  server.close = async () => {
    process.off('SIGINT', onInterrupt);
    await running.close();
    await closeServer();
  };
}

function announce({ httpServer, config }: Server, { backend }: Services) {
  for (const notice of backend.notices) config.logger.warn(notice);
  const print = () => {
    const address = httpServer?.address();
    if (typeof address !== 'object' || address === null) return;
    const origin = `http://localhost:${address.port}`;
    const lines = [['Anekdotes', '/'], ...demoLinks].map(
      ([name, path]) => `  ${name!.padEnd(16)}${origin}${path}`,
    );
    config.logger.info(`\n${lines.join('\n')}\n`);
  };
  if (httpServer?.listening) print();
  else httpServer?.once('listening', print);
}

function fail(server: Server, error: unknown) {
  server.config.logger.error(error instanceof Error ? error.message : String(error));
  void server.close().finally(() => process.exit(1));
}
