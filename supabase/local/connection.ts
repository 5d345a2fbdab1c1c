// Corrects the library, which grants everything to `anon` and hides request headers from policies.
import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';
import type { Connection, ConnectionContextOptions, VarsContext } from '@supabase/lite';
import { PgliteConnection, type IPgliteConnectionConfig } from '@supabase/lite/pglite';
import { sql, type Kysely } from 'kysely';

type Database = Kysely<unknown>;

/** The overridden methods; two of them are private in the types of `PgliteConnection` 0.10.0. */
interface ConnectionInternals {
  withContext<T>(
    vars: VarsContext | undefined,
    task: (trx: Database) => Promise<T>,
    options?: ConnectionContextOptions,
  ): Promise<T>;
  ensureRlsContext(): Promise<boolean>;
  applyJwtSessionContext(trx: Database, vars: VarsContext, setRole: boolean): Promise<void>;
  normalizeDbError(cause: unknown): unknown;
}

const OpenedPgliteConnection = PgliteConnection as unknown as new (
  config?: IPgliteConnectionConfig,
) => Omit<PgliteConnection, 'normalizeDbError' | 'withContext'> & ConnectionInternals;

interface RequestContext {
  headers: string;
  /** Set by the database for a transaction that it commits; empty if not set. */
  status: string;
}
const requestContext = new AsyncLocalStorage<RequestContext>();

/**
 * Answers with the headers that policies read as `request.headers`, and with the status that a trigger
 * has set as `response.status`. The library knows both only for functions.
 */
export async function answerInContext(
  headers: Headers,
  answer: () => Promise<Response>,
): Promise<Response> {
  const context = { headers: JSON.stringify(Object.fromEntries(headers)), status: '' };
  const response = await requestContext.run(context, answer);
  if (!response.ok || context.status === '') return response;
  return new Response(response.body, {
    status: Number(context.status),
    headers: response.headers,
  });
}

async function readStatus(trx: Database): Promise<string> {
  const { rows } = await sql<{ status: string | null }>`
    select current_setting('response.status', true) as status`.execute(trx);
  return rows[0]?.status ?? '';
}

export class PolicyConnection extends OpenedPgliteConnection {
  #policiesReady: Promise<boolean> | undefined;

  /** This object as the type that the library expects. */
  get asConnection(): Connection {
    return this as unknown as Connection;
  }

  /** Opens a transaction, so nothing else can use the session meanwhile. */
  override ensureRlsContext(): Promise<boolean> {
    this.#policiesReady ??= this.#keepGrantsOfMigrations();
    return this.#policiesReady;
  }

  override async applyJwtSessionContext(trx: Database, vars: VarsContext, setRole: boolean) {
    await super.applyJwtSessionContext(trx, vars, setRole);
    const headers = requestContext.getStore()?.headers ?? '{}';
    await sql`select set_config('request.headers', ${headers}, true)`.execute(trx);
  }

  override withContext<T>(
    vars: VarsContext | undefined,
    task: (trx: Database) => Promise<T>,
    options?: ConnectionContextOptions,
  ): Promise<T> {
    const withStatus = async (trx: Database) => {
      const result = await task(trx);
      const context = requestContext.getStore();
      if (context) context.status = await readStatus(trx);
      return result;
    };
    return super.withContext(vars, withStatus, options);
  }

  /** The library logs refused queries in full; log only the error code. */
  override normalizeDbError(cause: unknown): unknown {
    const error = super.normalizeDbError(cause);
    if (error instanceof Error) {
      const code = 'code' in error ? String(error.code) : error.name;
      Object.defineProperty(error, inspect.custom, { value: () => `Request refused: ${code}` });
    }
    return error;
  }

  /**
   * The library's method marks policies as active and grants all on all tables to every role. With
   * a rollback only the mark stays, and the grants are those of the migrations. Returns true
   * always: otherwise requests would run as the database owner.
   */
  async #keepGrantsOfMigrations(): Promise<boolean> {
    await this.driver.exec('begin');
    try {
      await super.ensureRlsContext();
    } finally {
      await this.driver.exec('rollback');
    }
    return true;
  }
}
