// Runs the function under Deno, as a process that ends with the site.
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { denoOptions, findDeno } from './deno-binary.ts';
import { updateKnowledge } from './functions-knowledge.ts';

export interface FunctionProcess {
  /** Resolves to its port; undefined if it does not start. */
  port: Promise<number | undefined>;
  /** Resolves when the process has ended. */
  ended: Promise<void>;
  close(): Promise<void>;
}

export interface FunctionOptions {
  /** The folder of `index.ts` and `deno.json`. */
  folder: string;
  env: Record<string, string>;
  /** Messages for the developer. */
  log: (sentence: string) => void;
}

const main = fileURLToPath(new URL('deno-main.ts', import.meta.url));
const kept = ['HOME', 'PATH', 'DENO_DIR', 'XDG_CACHE_HOME', 'TMPDIR', 'SystemRoot', 'LOCALAPPDATA'];
const advice = 'The site works on; its help chat offers the support mail instead.';

export function startFunction({ folder, env, log }: FunctionOptions): FunctionProcess {
  const deno = findDeno();
  if (!deno) {
    log(
      `Deno is not installed (npm ci installs it), so the help assistant does not run. ${advice}`,
    );
    return neverStarted;
  }
  try {
    updateKnowledge(deno, folder);
  } catch (error) {
    log(`The help assistant does not start. ${advice}\n${(error as Error).message}`);
    return neverStarted;
  }
  const child = spawn(deno, argumentsFor(folder, env), {
    cwd: folder,
    env: { ...inherited(), ...env, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', NO_COLOR: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
    // Ctrl-C must reach only the site, which then ends the function.
    detached: process.platform !== 'win32',
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const lastWords: string[] = [];
  createInterface({ input: child.stderr! }).on('line', (line) => {
    if (!line.startsWith('Listening on ')) lastWords.push(line);
    // Long enough for an error with its stack below it.
    lastWords.splice(0, lastWords.length - 10);
  });
  createInterface({ input: child.stdout! }).on('line', (line) => {
    if (isFault(line)) log(line);
  });
  let isClosing = false;
  const port = readPort(child, ended).then((found) => {
    if (found === undefined && !isClosing) {
      log(`The help assistant does not start under Deno. ${advice}\n${lastWords.join('\n')}`);
    }
    return found;
  });
  return {
    port,
    ended,
    async close() {
      isClosing = true;
      child.kill();
      await ended;
    },
  };
}

const neverStarted: FunctionProcess = {
  port: Promise.resolve(undefined),
  ended: Promise.resolve(),
  close: () => Promise.resolve(),
};

/** Deno's permissions: network to this machine and the model, and its own settings. */
function argumentsFor(folder: string, env: Record<string, string>): string[] {
  const model = env.AI_BASE_URL && URL.canParse(env.AI_BASE_URL) && new URL(env.AI_BASE_URL).host;
  const hosts = ['127.0.0.1', ...(model ? [model] : [])];
  return [
    'run',
    ...denoOptions(folder),
    '--no-prompt',
    `--allow-net=${hosts.join(',')}`,
    `--allow-env=${settingNames.join(',')}`,
    main,
  ];
}

export const settingNames = [
  'ADDRESS_HEADER',
  'AI_ADDRESS_CAP',
  'AI_API_KEY',
  'AI_BASE_URL',
  'AI_DAILY_CAP',
  'AI_MODEL',
  'ALLOWED_ORIGINS',
  'APP_URL',
  'DENO_DEPLOYMENT_ID',
  'SB_REGION',
  'SUPABASE_ANON_KEY',
  'SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_PUBLISHABLE_KEYS',
  'SUPABASE_SECRET_KEY',
  'SUPABASE_SECRET_KEYS',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_URL',
  'SUPPORT_EMAIL',
  'TRUSTED_PROXIES',
];

const inherited = () =>
  Object.fromEntries(
    kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );

/** Show only the log lines of faults, not one for each answer. */
const isFault = (line: string) => /"event":"(model_failed|limits_unavailable)"/.test(line);

function readPort(child: ChildProcess, ended: Promise<void>): Promise<number | undefined> {
  const announced = new Promise<number>((resolve) => {
    const read = (line: string) => {
      const port = /^Listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
      if (port) resolve(Number(port));
    };
    createInterface({ input: child.stdout! }).on('line', read);
    createInterface({ input: child.stderr! }).on('line', read);
  });
  return Promise.race([announced, ended.then(() => undefined)]);
}
