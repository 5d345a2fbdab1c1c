import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findLockOwner, lockDataDir, resolveDataDir } from './data-folder.ts';

const nobody = '999999999';

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anekdotes-'));
  dataDir = join(folder, 'pg');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('the setting overrides the default', () => {
  expect(resolveDataDir()).toBe(resolve('.data/pg'));
  vi.stubEnv('ANEKDOTES_DATA_DIR', 'memory://');
  expect(resolveDataDir('./other')).toBe('memory://');
});

test('a folder is locked by one process at a time', () => {
  expect(findLockOwner(dataDir)).toBeUndefined();
  const unlock = lockDataDir(dataDir);
  expect(findLockOwner(dataDir)).toBe(process.pid);
  expect(() => lockDataDir(dataDir)).toThrow(/Stop that server first/);
  unlock();
  expect(findLockOwner(dataDir)).toBeUndefined();
});

test('the lock of a dead process is replaced', () => {
  writeFileSync(`${dataDir}.lock`, nobody);
  expect(findLockOwner(dataDir)).toBeUndefined();
  const unlock = lockDataDir(dataDir);
  expect(readFileSync(`${dataDir}.lock`, 'utf8')).toBe(String(process.pid));
  unlock();
});

describe('the scripts', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const run = async (script: string, ...args: string[]) => {
    const env = { ...process.env, ANEKDOTES_DATA_DIR: dataDir };
    const command = ['--import', 'tsx', `supabase/local/${script}.ts`, ...args];
    return promisify(execFile)(process.execPath, command, { cwd: root, env }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      (error: { code: number; stderr: string }) => ({ code: error.code, output: error.stderr }),
    );
  };

  test('db:reset removes the database', async () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'PG_VERSION'), '17');
    expect(await run('reset')).toMatchObject({ code: 0 });
    expect(existsSync(dataDir)).toBe(false);
    expect(await run('reset')).toMatchObject({ code: 0 });
  });

  test('db:reset refuses while a server runs, and for a folder without a database', async () => {
    mkdirSync(dataDir);
    expect(await run('reset')).toMatchObject({ code: 1, output: expect.stringMatching(/not|no /) });
    writeFileSync(join(dataDir, 'PG_VERSION'), '17');
    const unlock = lockDataDir(dataDir);
    expect(await run('reset')).toMatchObject({
      code: 1,
      output: expect.stringContaining(`process ${process.pid}`),
    });
    expect(existsSync(dataDir)).toBe(true);
    unlock();
  });

  test('demo:large adds a story, and refuses while a server runs', async () => {
    const added = await run('demo-large', '30');
    expect(added).toMatchObject({ code: 0, output: expect.stringContaining('/public/groot-30') });
    expect(await run('demo-large', '30')).toMatchObject({ code: 0 });
    const unlock = lockDataDir(dataDir);
    expect(await run('demo-large', '30')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Stop it first'),
    });
    unlock();
  });

  test('demo:large requires a number', async () => {
    expect(await run('demo-large', 'veel')).toMatchObject({ code: 1 });
  });
});
