// `npm run db:reset`: removes the local database; the next start creates it from migrations and seed.
import { existsSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findLockOwner, memoryDatabase, resolveDataDir } from './data-folder.ts';

const dataDir = resolveDataDir();
const refusal = dataDir === memoryDatabase ? undefined : findRefusal();

if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else {
  rmSync(dataDir, { recursive: true, force: true });
  console.log(`The local database in ${dataDir} is removed; the next start makes it anew.`);
}

function findRefusal(): string | undefined {
  const user = findLockOwner(dataDir);
  if (user !== undefined) {
    return `A server (process ${user}) runs on ${dataDir}. Stop it first, then reset again.`;
  }
  // A wrong ANEKDOTES_DATA_DIR must not delete another folder.
  const isOurs = basename(dirname(dataDir)) === '.data' || existsSync(join(dataDir, 'PG_VERSION'));
  return isOurs || !existsSync(dataDir) ? undefined : `${dataDir} holds no database of ours.`;
}
