// `npm run function check` and `npm run function test` check the edge function under Deno with its frozen
// lock file. `test <file>` also writes the numbers of passed and failed tests to the file.
// `npm run knowledge` builds knowledge.json.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { denoOptions, findDeno } from './deno-binary.ts';
import { functionName } from './functions-host.ts';
import { updateKnowledge } from './functions-knowledge.ts';

const folder = fileURLToPath(new URL(`../functions/${functionName}`, import.meta.url));
const tests = readdirSync(folder).filter((name) => name.endsWith('_test.ts'));
const main = fileURLToPath(new URL('deno-main.ts', import.meta.url));

const deno = requireDeno();
updateKnowledge(deno, folder);

function requireDeno(): string {
  const found = findDeno();
  if (!found) throw new Error('Deno is not installed; npm ci installs it');
  return found;
}

function run(command: string, ...args: string[]): boolean {
  const options = { cwd: folder, stdio: 'inherit' } as const;
  return spawnSync(deno, [command, ...denoOptions(folder), ...args], options).status === 0;
}

function test(report: string | undefined): boolean {
  const reports = mkdtempSync(join(tmpdir(), 'anekdotes-deno-'));
  const path = join(reports, 'deno.xml');
  try {
    const ok = run(
      'test',
      '--no-prompt',
      '--allow-net=127.0.0.1',
      `--junit-path=${path}`,
      ...tests,
    );
    if (report) writeFileSync(report, JSON.stringify(count(readFileSync(path, 'utf8'))));
    return ok;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

/** A skipped test counts as failed. */
function count(xml: string) {
  const totals = /<testsuites\b([^>]*)>/.exec(xml)?.[1] ?? '';
  const read = (name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(totals)?.[1] ?? 0);
  const skipped = xml.match(/<skipped\b/g)?.length ?? 0;
  const failed = read('failures') + read('errors') + skipped;
  return { passed: read('tests') - failed, failed };
}

const [command, report] = process.argv.slice(2);
if (command === 'check') process.exitCode = run('check', 'index.ts', ...tests, main) ? 0 : 1;
if (command === 'test') process.exitCode = test(report) ? 0 : 1;
