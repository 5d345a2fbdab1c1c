// Prepares a database snapshot for the test servers, which is faster than migrations and seed.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { createBackend } from '../backend.ts';
import { stories } from './stories.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a snapshot with migrations, seed and the stories of the tests. */
    preparedDatabase: string;
  }
}

export const migrationsDir = fileURLToPath(new URL('../../migrations', import.meta.url));
export const seedFile = fileURLToPath(new URL('../../seed.sql', import.meta.url));

/** A `globalSetup` of vitest. */
export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'anekdotes-database-'));
  const path = join(folder, 'snapshot');
  const backend = await createBackend({ migrationsDir, seedFile });
  await backend.queue.run(() => backend.pglite.exec(stories));
  const snapshot = await backend.snapshot();
  await writeFile(path, Buffer.from(await snapshot.arrayBuffer()));
  await backend.close();
  provide('preparedDatabase', path);
  return () => rm(folder, { recursive: true, force: true });
}

export const readSnapshot = async (path: string) => new Blob([await readFile(path)]);
