// The databases of the suite: only migrations, on PGlite and on PostgreSQL, and the database of the
// embedded backend.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import {
  hostedProject,
  hostedRoles,
  migrationsDir,
  openMigratedDatabase,
} from '../hosted-project.ts';
import { readMigrations } from '../local/migrations.ts';
import { openServices } from '../local/services.ts';
import { findPostgres } from '../../.ci/find-programs.ts';
import { startPostgres, type PostgresServer } from './postgres.ts';

export interface TestDatabase {
  name: string;
  /** Runs statements and returns all cells of all rows as text. */
  exec(sql: string): Promise<string[]>;
  close(): Promise<void>;
}

const seedFile = fileURLToPath(new URL('../seed.sql', import.meta.url));

/** Lets every role call pgTAP, in spite of the default privileges of the migrations. */
const testTools = `
create extension pgtap with schema extensions;
grant execute on all functions in schema extensions to public;
`;

export async function openBareDatabase(): Promise<TestDatabase> {
  const pglite = await openMigratedDatabase({ extensions: { pgtap } }, testTools);
  return asTestDatabase('migrations on bare PGlite', pglite);
}

/** Dumped from a backend after a request, with all grants that it made until then. */
export async function openEmbeddedDatabase(): Promise<TestDatabase> {
  const { backend, close } = await openServices({ migrationsDir, seedFile });
  try {
    const read = 'http://localhost/rest/v1/timelines?select=id';
    await backend.fetch(new Request(read, { headers: { apikey: 'sb_publishable_test' } }));
    const loadDataDir = await backend.snapshot();
    const pglite = await PGlite.create({ loadDataDir, extensions: { pgtap } });
    await pglite.exec(testTools);
    return asTestDatabase('the embedded backend', pglite);
  } finally {
    await close();
  }
}

function asTestDatabase(name: string, pglite: PGlite): TestDatabase {
  return {
    name,
    async exec(sql) {
      try {
        const results = await pglite.exec(sql, { rowMode: 'array' });
        const cells = results.flatMap(({ rows }) => rows as unknown as unknown[][]).flat();
        return cells.map((cell) => (typeof cell === 'string' ? cell : JSON.stringify(cell)));
      } finally {
        // An open transaction must not affect the next statements.
        await pglite.exec('rollback; reset all; reset role');
      }
    },
    close: () => pglite.close(),
  };
}

export interface Postgres {
  /** With all migrations and optionally the seed. */
  createDatabase(options?: { seed: boolean }): Promise<TestDatabase & { dump(): Promise<string> }>;
  stop(): Promise<void>;
}

/** A PostgreSQL server prepared like a hosted project, if one with pgTAP is installed. */
export async function openPostgres(): Promise<Postgres | undefined> {
  const bin = findPostgres();
  if (!bin) return undefined;
  const server = await startPostgres(bin);
  await server.run('postgres', server.superuser, hostedRoles + hostedOwner);
  let created = 0;
  return {
    createDatabase({ seed } = { seed: false }) {
      created += 1;
      return createDatabase(server, `anekdotes_${created}`, seed);
    },
    stop: server.stop,
  };
}

/** As hosted, not a superuser, so that the migrations need no other privileges. */
const owner = 'postgres';
const hostedOwner = `
create role ${owner} login createdb createrole bypassrls;
grant anon, authenticated, service_role to ${owner};
`;

async function createDatabase(server: PostgresServer, database: string, hasSeed: boolean) {
  const run = (sql: string) => server.run(database, owner, sql);
  await server.run('postgres', owner, `create database ${database}`);
  const migrations = (await readMigrations(migrationsDir)).map(
    ({ sql }) => `begin;\n${sql}\ncommit;`,
  );
  const seed = hasSeed ? await readFile(seedFile, 'utf8') : '';
  await run([hostedProject, testTools, ...migrations, seed].join('\n'));
  return {
    name: 'migrations on PostgreSQL',
    exec: run,
    dump: () => server.dump(database, owner),
    // The database is removed with its server.
    close: () => Promise.resolve(),
  };
}
