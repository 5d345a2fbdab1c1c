// Runs each migration once, as the Supabase CLI does, so that local and hosted databases agree.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { startError } from './start-error.ts';

export interface Migration {
  version: string;
  name: string;
  file: string;
  sql: string;
}

const resetHint = 'Run `npm run db:reset` to start anew with the current files.';

/** Applies new migrations and returns a message for each that no longer matches its file. */
export async function applyMigrations(pglite: PGlite, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const { rows } = await pglite.query<{ version: string; sql: string | null }>(
    'select version, statements[1] as sql from supabase_migrations.schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.version, row.sql]));
  for (const migration of migrations) {
    if (!applied.has(migration.version)) await applyMigration(pglite, migration);
  }
  const files = new Map(migrations.map((migration) => [migration.version, migration.sql]));
  const isStale = [...applied].some(([version, sql]) => files.get(version) !== sql);
  return isStale ? [`Migrations have changed since the local database was made. ${resetHint}`] : [];
}

/** Seeds a new database; later changes of the file are only reported. */
export async function applySeed(pglite: PGlite, file: string): Promise<string[]> {
  const path = basename(file);
  if (!existsSync(file)) return [`There is no ${path}, so the local database has no demo stories.`];
  const sql = await readFile(file, 'utf8');
  const hash = createHash('sha256').update(sql).digest('hex');
  const { rows } = await pglite.query<{ hash: string }>(
    'select hash from supabase_migrations.seed_files where path = $1',
    [path],
  );
  if (rows[0]) {
    return rows[0].hash === hash
      ? []
      : [`The demo stories have changed since the local database was made. ${resetHint}`];
  }
  try {
    await pglite.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        'insert into supabase_migrations.seed_files (path, hash) values ($1, $2)',
        [path, hash],
      );
    });
  } catch (cause) {
    throw startError(`The seed ${path} failed`, cause);
  }
  return [];
}

/** In the order in which they run. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d+_.*\.sql$/.test(file)).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const [version = '', ...name] = file.replace(/\.sql$/, '').split('_');
      return {
        version,
        name: name.join('_'),
        file,
        sql: await readFile(join(folder, file), 'utf8'),
      };
    }),
  );
}

async function applyMigration(pglite: PGlite, { version, name, file, sql }: Migration) {
  try {
    await pglite.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        `insert into supabase_migrations.schema_migrations (version, name, statements)
         values ($1, $2, array[$3])`,
        [version, name, sql],
      );
    });
  } catch (cause) {
    throw startError(`The migration ${file} failed`, cause);
  }
}
