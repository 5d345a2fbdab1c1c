// Locks the folder of the local database, since PGlite supports only one process.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BackendStartError } from './start-error.ts';

export const memoryDatabase = 'memory://';

/** `ANEKDOTES_DATA_DIR` overrides the folder of the caller. */
export function resolveDataDir(preferred = './.data/pg'): string {
  const dataDir = process.env.ANEKDOTES_DATA_DIR || preferred;
  return dataDir === memoryDatabase ? dataDir : resolve(dataDir);
}

/** Lock files of this process. */
const ownLockFiles = new Set<string>();

/** The process that uses the folder; undefined for none or a dead one. */
export function findLockOwner(dataDir: string): number | undefined {
  const lockFile = lockFileOf(dataDir);
  if (!existsSync(lockFile)) return undefined;
  const pid = Number(readFileSync(lockFile, 'utf8'));
  // In a new container, our own process id can be that of an earlier process.
  if (pid === process.pid && !ownLockFiles.has(lockFile)) return undefined;
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) ? pid : undefined;
}

/** Locks the folder for this process and returns the unlock function. */
export function lockDataDir(dataDir: string): () => void {
  if (dataDir === memoryDatabase) return () => undefined;
  const lockFile = lockFileOf(dataDir);
  mkdirSync(dirname(lockFile), { recursive: true });
  if (findLockOwner(dataDir) === undefined) rmSync(lockFile, { force: true });
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
  } catch {
    throw new BackendStartError(
      `Another process (${findLockOwner(dataDir) ?? 'just started'}) uses the local database in ` +
        `${dataDir}. Stop that server first, or choose another folder with ANEKDOTES_DATA_DIR.`,
    );
  }
  ownLockFiles.add(lockFile);
  const unlock = () => {
    ownLockFiles.delete(lockFile);
    rmSync(lockFile, { force: true });
  };
  process.once('exit', unlock);
  return () => {
    process.off('exit', unlock);
    unlock();
  };
}

function lockFileOf(dataDir: string): string {
  return `${dataDir}.lock`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
