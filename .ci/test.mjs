// The one test command: every check in turn, and one last line that counts them all.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const reports = mkdtempSync(join(tmpdir(), 'anekdotes-test-'));
const totals = { passed: 0, failed: 0 };

function run(command, args, env = {}) {
  console.log(`\n> ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true', ...env },
  });
  return status === 0;
}

function add({ passed, failed }) {
  totals.passed += passed;
  totals.failed += failed;
}

/** A check that passes or fails as a whole. */
function check(...command) {
  const ok = run('npx', command);
  add({ passed: Number(ok), failed: Number(!ok) });
  return ok;
}

/** A suite that writes how many tests passed and failed; one that ran none has failed. */
function suite(command, report, count, env) {
  const ok = run('npx', command, env);
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  if ((!ok || counted.passed === 0) && counted.failed === 0) counted.failed = 1;
  add(counted);
}

function unitAndDatabase() {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  suite(['vitest', 'run', ...reporters], report, (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numPendingTests + result.numTodoTests,
  }));
}

/** The edge function under the Deno that serves it. */
function underDeno() {
  check('tsx', 'supabase/local/deno-checks.ts', 'check');
  const report = join(reports, 'deno.json');
  suite(['tsx', 'supabase/local/deno-checks.ts', 'test', report], report, (result) => result);
}

function endToEnd() {
  const hasBrowser = () => run('npx', ['tsx', 'e2e/find-browser.ts']);
  if (!hasBrowser()) run('npx', ['playwright', 'install', 'chromium']);
  const report = join(reports, 'playwright.json');
  suite(
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    report,
    ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }),
    { E2E_REPORT: report },
  );
}

check('prettier', '--check', '.');
check('oxlint');
check('tsc', '--noEmit');
check('knip');
unitAndDatabase();
underDeno();
if (check('vite', 'build')) endToEnd();
rmSync(reports, { recursive: true, force: true });
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;
