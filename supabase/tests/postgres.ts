// Starts a PostgreSQL server for the tests: on a unix socket in a temporary folder,
// without durability, stopped and removed at the end.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The superuser of hosted Supabase. */
const superuser = 'supabase_admin';

export interface PostgresServer {
  /** Runs statements in a new session and returns all cells of all rows as text. */
  run(database: string, user: string, sql: string): Promise<string[]>;
  dump(database: string, user: string): Promise<string>;
  superuser: string;
  stop(): Promise<void>;
}

export async function startPostgres(bin: string): Promise<PostgresServer> {
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'anekdotes-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const stop = await startServer(bin, folder, user);
  const connect = (database: string, role: string) => [
    `--host=${folder}`,
    `--username=${role}`,
    `--dbname=${database}`,
  ];
  return {
    superuser,
    stop,
    async run(database, role, sql) {
      const options = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '-z', '-0'];
      const stopAtError = '--set=ON_ERROR_STOP=1';
      const output = await runProgram(
        join(bin, 'psql'),
        [...connect(database, role), ...options, stopAtError],
        sql,
      );
      // Cells and rows end in a zero byte, so that cells can contain line breaks.
      return output.split('\0').slice(0, -1);
    },
    async dump(database, role) {
      const text = await runProgram(join(bin, 'pg_dump'), connect(database, role));
      // Newer versions put a random key around the dump.
      return text.replace(/^\\(un)?restrict .*\n/gm, '');
    },
  };
}

interface User {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((option) =>
        Number(execFileSync('id', [option, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
      );
      return { uid: uid!, gid: gid! };
    } catch {
      // This user does not exist: try the next.
    }
  }
  throw new Error('PostgreSQL needs a user other than root: neither postgres nor nobody exists.');
}

/**
 * The shell around the server reads a pipe of this process: when the process ends for any reason,
 * the pipe closes, and the shell stops the server and removes the folder.
 */
const supervise = `
trap 'rm -rf "$FOLDER"' EXIT
exec 3<&0
"$BIN/initdb" --pgdata="$FOLDER/data" --username=${superuser} --auth=trust --no-sync \\
  --encoding=UTF8 --locale=C.UTF-8 </dev/null >&2 || exit
"$BIN/postgres" -D "$FOLDER/data" -k "$FOLDER" -c listen_addresses= -c fsync=off \\
  -c synchronous_commit=off -c full_page_writes=off -c log_min_messages=log </dev/null >&2 &
server=$!
(cat <&3 >/dev/null; kill -QUIT $server 2>/dev/null) &
wait $server
`;

function startServer(
  bin: string,
  folder: string,
  user: User | undefined,
): Promise<() => Promise<void>> {
  const shell = spawn('sh', ['-c', supervise], {
    ...user,
    cwd: folder,
    env: { PATH: process.env.PATH, BIN: bin, FOLDER: folder, LC_ALL: 'C.UTF-8' },
    stdio: ['pipe', 'ignore', 'pipe'],
    // In its own process group: Ctrl-C would end the shell too early.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => shell.once('exit', () => resolve()));
  const stop = () => {
    shell.stdin.end();
    return ended;
  };
  const log: string[] = [];
  return new Promise((resolve, reject) => {
    createInterface(shell.stderr).on('line', (line) => {
      log.push(line);
      if (line.endsWith('database system is ready to accept connections')) resolve(stop);
    });
    const fail = () => reject(new Error(`PostgreSQL does not start:\n${log.join('\n')}`));
    void ended.then(fail);
    shell.once('error', fail);
  });
}

function runProgram(program: string, options: string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const limits = { maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(program, options, limits, (error, output, messages) => {
      if (error) reject(new Error(messages || error.message));
      else resolve(output);
    });
    // A program that has ended does not read its input; the exit code is reported.
    child.stdin?.on('error', () => undefined).end(input);
  });
}
