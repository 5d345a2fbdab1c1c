// Corrects the library, which grants everything to `anon` and hides request headers from policies.
import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';
import type { Connection, VarsContext } from '@supabase/lite';
import { PgliteConnection, type IPgliteConnectionConfig } from '@supabase/lite/pglite';
import { sql, type Kysely } from 'kysely';

type Database = Kysely<unknown>;

/** The overridden methods; the first two are private in the types of `PgliteConnection` 0.10.0. */
interface ConnectionInternals {
  ensureRlsContext(): Promise<boolean>;
  applyJwtSessionContext(trx: Database, vars: VarsContext, setRole: boolean): Promise<void>;
  normalizeDbError(cause: unknown): unknown;
}

const OpenedPgliteConnection = PgliteConnection as unknown as new (
  config?: IPgliteConnectionConfig,
) => Omit<PgliteConnection, 'normalizeDbError'> & ConnectionInternals;

const requestHeaders = new AsyncLocalStorage<string>();

/** Runs the task with the headers that policies read as `request.headers`. */
export function withRequestHeaders<T>(headers: Headers, task: () => Promise<T>): Promise<T> {
  return requestHeaders.run(JSON.stringify(Object.fromEntries(headers)), task);
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
    const headers = requestHeaders.getStore() ?? '{}';
    await sql`select set_config('request.headers', ${headers}, true)`.execute(trx);
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
