// `npm run function check` and `npm run function test` check the edge functions under Deno with their frozen
// lock files. `test <file>` also writes the numbers of passed and failed tests to the file.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { updateKnowledge } from './knowledge.ts';
import { runDeno } from './run-deno.ts';

const folderOf = (name: string) => fileURLToPath(new URL(`../functions/${name}`, import.meta.url));
const folders = ['ai-help-chat', 'share-page', 'sign-files'].map(folderOf);
const testsIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('_test.ts'));

const [requested, reportFile] = process.argv.slice(2);
if (!['check', 'test'].includes(requested ?? '')) {
  console.error(`Unknown command "${requested ?? ''}": use check or test.`);
  process.exit(2);
}

await updateKnowledge(folders[0]!);

const run = (folder: string, ...args: string[]) =>
  runDeno(args, { cwd: folder, stdio: 'inherit' }, folder).status === 0;

const check = (folder: string) => run(folder, 'check', 'index.ts', ...testsIn(folder));

function test(folder: string, report: string): boolean {
  const options = ['--no-prompt', '--allow-net=127.0.0.1', `--junit-path=${report}`];
  return run(folder, 'test', ...options, ...testsIn(folder));
}

/** Runs the tests of all functions, also after one has failed. */
function testAll(report: string | undefined): boolean {
  const reports = mkdtempSync(join(tmpdir(), 'anekdotes-deno-'));
  try {
    const results = folders.map((folder, index) => {
      const path = join(reports, `${index}.xml`);
      const ok = test(folder, path);
      return { ok, ...count(readFileSync(path, 'utf8')) };
    });
    const sum = (key: 'passed' | 'failed') => results.reduce((all, one) => all + one[key], 0);
    const total = { passed: sum('passed'), failed: sum('failed') };
    if (report) writeFileSync(report, JSON.stringify(total));
    return results.every(({ ok }) => ok);
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

if (requested === 'check') process.exitCode = folders.map(check).every(Boolean) ? 0 : 1;
if (requested === 'test') process.exitCode = testAll(reportFile) ? 0 : 1;
