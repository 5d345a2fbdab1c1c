// The one test command: every check in turn, and one last line that counts them all.
// `node .ci/test.mjs check` stops after the static checks and the unit tests.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  countTests,
  describeFlaky,
  judgeFlaky,
  listPlaywrightTests,
  listVitestTests,
} from './test-reports.mjs';

const reports = mkdtempSync(join(tmpdir(), 'anekdotes-test-'));
const totals = { passed: 0, failed: 0 };
/** @type {string[]} */
const skipped = [];
/** What failed, repeated at the end: the log of a whole run is long. @type {string[]} */
const failures = [];
/** @type {import('./test-reports.mjs').TestOutcome[]} */
const tests = [];

/** Runs a command; `isQuiet` keeps its output until it ends, for commands that run side by side. */
function run(command, args, { env = {}, isQuiet = false } = {}) {
  const title = `\n> ${[command, ...args].join(' ')}`;
  const from = Date.now();
  if (!isQuiet) console.log(title);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, CI: 'true', ...env },
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', () => resolve(false));
    child.on('close', (status) => {
      if (isQuiet) console.log(`${title}\n${Buffer.concat(output)}`.trimEnd());
      console.log(`(${((Date.now() - from) / 1000).toFixed(1)} s)`);
      resolve(status === 0);
    });
  });
}

function add({ passed, failed }) {
  totals.passed += passed;
  totals.failed += failed;
}

/** A check that passes or fails as a whole. */
async function check(command, options) {
  const ok = await run('npx', command, options);
  add({ passed: Number(ok), failed: Number(!ok) });
  if (!ok) failures.push(command.join(' '));
  return ok;
}

/** A suite that writes how many tests passed and failed; one that ran none has failed, unless it says so. */
async function suite(command, report, count, env) {
  const named = failures.length;
  const ok = await run('npx', command, { env });
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  const ranNone = counted.passed === 0 && !counted.skipped?.length;
  if ((!ok || ranNone) && counted.failed === 0) counted.failed = 1;
  if (counted.failed > 0 && failures.length === named) failures.push(command.join(' '));
  add(counted);
}

/** Asks the registry about the installed packages; what it does not answer is skipped. */
async function audit() {
  const report = join(reports, 'audit.json');
  await suite(['tsx', 'build/supply-chain/audit.ts', report], report, (result) => {
    skipped.push(...result.skipped);
    return result;
  });
}

/** What needs no browser and no database. */
const staticChecks = () =>
  Promise.all(
    [
      ['prettier', '--check', '.'],
      ['oxlint'],
      ['tsc', '--noEmit'],
      // With the functions of the oldest browsers only.
      ['tsc', '--noEmit', '-p', 'src'],
      ['knip'],
      // Finds exports that only tests use. The scripts of package.json run tools of development.
      ['knip', '--production', '--exclude', 'binaries'],
    ].map((command) => check(command, { isQuiet: true })),
  );

/** The projects of vitest: `logic`, `components`, `database`. */
function vitest(...projects) {
  const report = join(reports, 'vitest.json');
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = ['vitest', 'run', '--retry=1', ...chosen, ...reporters];
  return testSuite(command, report, listVitestTests);
}

/** The edge function under the Deno that serves it. */
async function underDeno() {
  await check(['tsx', 'build/story-renderer/build-for-tests.ts']);
  await check(['tsx', 'supabase/local/deno-checks.ts', 'check']);
  const report = join(reports, 'deno.json');
  await suite(['tsx', 'supabase/local/deno-checks.ts', 'test', report], report, (result) => result);
}

/** A suite that runs a failed test once more, and reports each test. */
function testSuite(command, report, list) {
  const count = (result) => {
    const listed = list(result);
    tests.push(...listed);
    for (const test of listed) if (test.status === 'failed') failures.push(nameOf(test));
    return countTests(listed);
  };
  return suite(command, report, count, { E2E_REPORT: report });
}

const nameOf = ({ project, file, name }) => `[${project}] ${file}: ${name}`;

/** The share page in the runtime of Cloudflare. */
async function inWorkerd() {
  const report = join(reports, 'workerd.json');
  await suite(['tsx', 'e2e/workerd/run.ts', report], report, (result) => result);
}

async function endToEnd() {
  const hasBrowser = () => run('npx', ['tsx', 'e2e/find-browser.ts']);
  if (!(await hasBrowser())) await run('npx', ['playwright', 'install', 'chromium-headless-shell']);
  const command = ['playwright', 'test', '--config', 'e2e/playwright.config.ts'];
  await testSuite(command, join(reports, 'playwright.json'), listPlaywrightTests);
}

/** The same journeys in every browser engine that is found. */
const inEngines = () =>
  testSuite(['tsx', 'e2e/engines/run.ts'], join(reports, 'engines.json'), (result) => result.tests);

function printSlowest() {
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  console.log('\nThe ten slowest tests:');
  for (const test of slowest)
    console.log(`${(test.ms / 1000).toFixed(1).padStart(6)} s  ${nameOf(test)}`);
}

/** @param {string} title @param {string[]} lines */
function printList(title, lines) {
  if (lines.length > 0) console.log(`\n${[`${title}:`, ...lines].join('\n  ')}`);
}

if (process.env.AUDIT) await audit();
if (process.argv[2] === 'check') {
  await Promise.all([staticChecks(), vitest('logic', 'components')]);
} else {
  await Promise.all([staticChecks(), vitest('logic', 'components', 'database')]);
  await underDeno();
  if (await check(['vite', 'build'])) {
    await inWorkerd();
    await endToEnd();
    await inEngines();
  }
}
printSlowest();
rmSync(reports, { recursive: true, force: true });
printList('skipped', skipped);
printList('failed', failures);
for (const line of ['', ...describeFlaky(tests)]) console.log(line);
const { passed, failed } = judgeFlaky(totals, tests);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
