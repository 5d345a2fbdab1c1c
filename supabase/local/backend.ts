// Supabase in one process: REST and auth on PGlite, with the real migrations.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { App, InMemoryEmailDriver } from '@supabase/lite';
import { createHandler as createSignFiles } from '../functions/sign-files/handler.ts';
import { hostedDefaults, hostedRoles } from '../hosted-project.ts';
import { answerInContext, PolicyConnection } from './connection.ts';
import { errorResponse } from './error-response.ts';
import { applyMigrations, applySeed } from './migrations.ts';
import { startError } from './start-error.ts';
import { createStorage } from './storage.ts';
import { createWorkQueue, type WorkQueue } from './work-queue.ts';

export interface BackendOptions {
  /** A folder, or `memory://` (the default) for a database without persistence. */
  dataDir?: string;
  migrationsDir: string;
  seedFile?: string;
  /** The files of the storage service, as `<bucket>/<object>`; without it there are none. */
  filesDir?: string;
  /** The result of an earlier `snapshot()`; much faster than migrations and seed. */
  snapshot?: Blob;
  /** Opens or closes the early-access list at the start; by default it stays as it was. */
  isEarlyAccessOpen?: boolean;
}

export interface Backend {
  fetch(request: Request): Promise<Response>;
  /** Runs as the database owner; use it only through `queue`. */
  readonly pglite: PGlite;
  readonly queue: WorkQueue;
  readonly jwtSecret: string;
  /** The key of `service_role`; random at each start, and given to the functions only. */
  readonly secretKey: string;
  /** Messages for the developer, such as a changed seed. */
  readonly notices: readonly string[];
  snapshot(): Promise<Blob>;
  close(): Promise<void>;
}

export async function createBackend(options: BackendOptions): Promise<Backend> {
  const connection = await openConnection(options);
  const pglite = connection.driver;
  try {
    if (await isNew(pglite)) await pglite.exec(hostedRoles + hostedDefaults + embeddedSchema);
    const jwtSecret = await readJwtSecret(pglite);
    const secretKey = `sb_secret_${randomBytes(32).toString('base64url')}`;
    const app = createApp(connection, jwtSecret, secretKey);
    await app.ensureSystemSchema();
    // Policies can call `auth.uid()`.
    await pglite.exec('grant usage on schema auth to anon, authenticated, service_role');
    const notices = await applyMigrations(pglite, options.migrationsDir);
    if (options.seedFile) notices.push(...(await applySeed(pglite, options.seedFile)));
    if (options.isEarlyAccessOpen !== undefined) {
      await pglite.query('update private.early_access_settings set is_open = $1', [
        options.isEarlyAccessOpen,
      ]);
    }
    await connection.clearSchemaCache();
    await connection.ensureRlsContext();
    const fixed = { jwtSecret, secretKey, notices };
    return assembleBackend(connection, app, fixed, options.filesDir);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

function assembleBackend(
  connection: PolicyConnection,
  app: ReturnType<typeof createApp>,
  fixed: Pick<Backend, 'jwtSecret' | 'secretKey' | 'notices'>,
  filesDir: string | undefined,
): Backend {
  const queue = createWorkQueue();
  const pglite = connection.driver;
  const storage = createStorage({ pglite, queue, filesDir, ...fixed });
  const signFiles = createSignFiles({
    project: { url: 'http://localhost', secretKey: fixed.secretKey },
    allowedOrigins: [],
    fetch: (input, init) => backend.fetch(new Request(input, init)),
    log: (line) => console.error(JSON.stringify(line)),
  });
  let closing: Promise<void> | undefined;
  const backend: Backend = {
    pglite,
    queue,
    ...fixed,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (closing) return errorResponse(503, 'UNAVAILABLE', 'The backend is closing');
      if (pathname === '/functions/v1/sign-files') return signFiles(request);
      if (pathname.startsWith('/functions/v1')) {
        return request.method === 'OPTIONS'
          ? new Response(null, { status: 204 })
          : errorResponse(404, 'NOT_FOUND', 'Requested function was not found');
      }
      if (pathname.startsWith('/storage/v1/')) return storage(request);
      if (!/^\/(rest|auth)\/v1(\/|$)/.test(pathname)) {
        return errorResponse(404, 'NOT_FOUND', 'No such service');
      }
      const counted = withExactCount(request);
      return queue.run(() => answerInContext(counted.headers, async () => app.fetch(counted)));
    },
    snapshot: () => queue.run(() => pglite.dumpDataDir('none')),
    close() {
      closing ??= queue.run(() => connection.close());
      return closing;
    },
  };
  return backend;
}

/** The library's estimated counts are wrong, and an estimate of the planner would ignore policies. */
function withExactCount(request: Request): Request {
  const prefer = request.headers.get('prefer') ?? '';
  if (!/count=(planned|estimated)/.test(prefer)) return request;
  const headers = new Headers(request.headers);
  headers.set('prefer', prefer.replace(/count=(planned|estimated)/g, 'count=exact'));
  return new Request(request, { headers });
}

async function openConnection({ dataDir, snapshot }: BackendOptions): Promise<PolicyConnection> {
  const url = dataDir === 'memory://' ? undefined : dataDir;
  try {
    const connection = new PolicyConnection({
      ...(url && { url }),
      pgliteOptions: { ...(snapshot && { loadDataDir: snapshot }) },
    });
    await connection.driver.waitReady;
    return connection;
  } catch (cause) {
    throw startError(`The local database in ${dataDir ?? 'memory'} does not open`, cause);
  }
}

function createApp(connection: PolicyConnection, jwtSecret: string, secretKey: string) {
  return new App({
    connection: connection.asConnection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    auth: { enabled: true, jwt_secret: jwtSecret, enable_signup: false },
    options: {
      // The default driver logs mails with their addresses.
      drivers: { email: new InMemoryEmailDriver() },
      server: {
        admin: false,
        disableStudio: true,
        apiKeys: { resolver: createKeyResolver(secretKey) },
      },
    },
  });
}

/** As hosted: a key is required, and only the secret key gives `service_role`. */
function createKeyResolver(secretKey: string) {
  const digest = (key: string) => createHash('sha256').update(key).digest();
  const expected = digest(secretKey);
  return (key: string) => {
    if (timingSafeEqual(digest(key), expected)) {
      return Promise.resolve({ type: 'secret' as const, claims: { role: 'service_role' } });
    }
    return Promise.resolve(
      key.startsWith('sb_publishable_')
        ? { type: 'publishable' as const, claims: { role: 'anon' } }
        : null,
    );
  };
}

/** A private schema for data of the embedded backend. */
const embeddedSchema = `
create schema embedded;
revoke all on schema embedded from public;
create table embedded.settings (key text primary key, value text not null);
`;

async function isNew(pglite: PGlite): Promise<boolean> {
  const { rows } = await pglite.query<{ id: string | null }>(`select to_regrole('anon') as id`);
  return rows[0]?.id === null;
}

/** One random secret per database, so that tokens stay valid after a restart. */
async function readJwtSecret(pglite: PGlite): Promise<string> {
  await pglite.query(
    `insert into embedded.settings values ('jwt_secret', $1) on conflict do nothing`,
    [randomBytes(32).toString('hex')],
  );
  const { rows } = await pglite.query<{ value: string }>(
    `select value from embedded.settings where key = 'jwt_secret'`,
  );
  return rows[0]?.value ?? '';
}
