// The one test command: its parts, some side by side, then a table of them and one last line that counts all.
// `node .ci/test.mjs check` stops after the static checks and the unit tests.
// REQUIRE_ALL=1 leaves nothing out, and adds the newest Node. AUDIT=1 asks the registry about the packages.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  countTests,
  describeFlaky,
  describeParts,
  judgeFlaky,
  listPlaywrightTests,
  listVitestTests,
} from './test-reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'anekdotes-test-'));
const started = Date.now();
/** @type {import('./test-reports.mjs').Part[]} */
const parts = [];
/** @type {string[]} */
const skipped = [];
/** What failed, repeated at the end: the log of a whole run is long. @type {string[]} */
const failures = [];
/** @type {import('./test-reports.mjs').TestOutcome[]} */
const tests = [];

const secondsSince = (from) => (Date.now() - from) / 1000;

/** Runs a command; `isQuiet` keeps its output until it ends, for commands that run side by side. */
function run(command, { env = {}, isQuiet = false } = {}) {
  const title = `\n> ${command.join(' ')}`;
  const from = Date.now();
  if (!isQuiet) console.log(title);
  return new Promise((resolve) => {
    const child = spawn('npx', command, {
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
      console.log(`(${secondsSince(from).toFixed(1)} s)`);
      resolve(status === 0);
    });
  });
}

/** Measures a part of the run, which resolves with its counts; returns whether nothing in it failed. */
async function part(name, work) {
  const from = Date.now();
  const { passed, failed } = await work();
  parts.push({ name, from: (from - started) / 1000, seconds: secondsSince(from), passed, failed });
  return failed === 0;
}

const sum = (counts) => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
});

/** A check that passes or fails as a whole. */
async function check(command, options) {
  const ok = await run(command, options);
  if (!ok) failures.push(command.join(' '));
  return { passed: Number(ok), failed: Number(!ok) };
}

/** A suite that writes how many tests passed and failed; one that ran none has failed, unless it says so. */
async function suite(command, report, count, options) {
  const named = failures.length;
  const ok = await run(command, options);
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  const ranNone = counted.passed === 0 && !counted.skipped?.length;
  if ((!ok || ranNone) && counted.failed === 0) counted.failed = 1;
  if (counted.failed > 0 && failures.length === named) failures.push(command.join(' '));
  return counted;
}

/** What the registry does not answer about the installed packages is skipped. */
function audit() {
  const report = join(folder, 'audit.json');
  return suite(['tsx', 'build/supply-chain/audit.ts', report], report, (result) => {
    skipped.push(...result.skipped);
    return result;
  });
}

/** What needs no browser and no database. */
const staticChecks = async () =>
  sum(
    await Promise.all(
      [
        ['prettier', '--check', '--cache', '.'],
        ['oxlint'],
        ['tsc', '--noEmit'],
        // With the functions of the oldest browsers only.
        ['tsc', '--noEmit', '-p', 'src'],
        ['knip'],
        // Finds exports that only tests use. The scripts of package.json run tools of development.
        ['knip', '--production', '--exclude', 'binaries'],
      ].map((command) => check(command, { isQuiet: true })),
    ),
  );

/** The projects of vitest: `logic`, `components`, `database`. */
function vitest(...projects) {
  const report = join(folder, 'vitest.json');
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = ['vitest', 'run', '--retry=1', ...chosen, ...reporters];
  return testSuite(command, report, listVitestTests);
}

/** The edge functions under the Deno that serves them. */
async function underDeno() {
  const deno = (...args) => ['tsx', 'supabase/local/deno-checks.ts', ...args];
  const isQuiet = true;
  const built = await check(['tsx', 'build/story-renderer/build-for-tests.ts'], { isQuiet });
  const checked = await check(deno('check'), { isQuiet });
  const report = join(folder, 'deno.json');
  const tested = await suite(deno('test', report), report, (result) => result, { isQuiet });
  return sum([built, checked, tested]);
}

/** A suite that runs a failed test once more, and reports each test. */
function testSuite(command, report, list, env) {
  const count = (result) => {
    const listed = list(result);
    tests.push(...listed);
    for (const test of listed) if (test.status === 'failed') failures.push(nameOf(test));
    return countTests(listed);
  };
  return suite(command, report, count, { env: { E2E_REPORT: report, ...env } });
}

const nameOf = ({ project, file, name }) => `[${project}] ${file}: ${name}`;

const builds = { E2E_BUILDS: join(folder, 'builds') };

/** The specs, or the same journeys in every browser engine that is found. */
function playwright(folderOfConfig, name) {
  const command = ['playwright', 'test', '--config', `${folderOfConfig}/playwright.config.ts`];
  return testSuite(command, join(folder, name), listPlaywrightTests, builds);
}

async function everything() {
  if (!(await run(['tsx', '.ci/set-up.ts']))) {
    failures.push('what the tests need');
    parts.push({ name: 'set-up', from: 0, seconds: secondsSince(started), passed: 0, failed: 1 });
    return;
  }
  const newest = () =>
    part('newest Node', () => check(['tsx', '.ci/newest-node.mjs'], { isQuiet: true }));
  await Promise.all([
    part('static checks', staticChecks),
    part('unit and database', () => vitest('logic', 'components', 'database')),
    part('builds with other settings', () =>
      check(['tsx', 'e2e/build-site.ts', builds.E2E_BUILDS], { isQuiet: true }),
    ),
    // Before the build under test, since it builds the site in the same folder.
    process.env.REQUIRE_ALL ? newest() : undefined,
  ]);
  const site = async () => {
    if (!(await part('build', () => check(['vite', 'build'], { isQuiet: true })))) return;
    await part('end to end', () => playwright('e2e', 'playwright.json'));
    await part('engines', () => playwright('e2e/engines', 'engines.json'));
  };
  await Promise.all([part('Deno', underDeno), site()]);
}

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

if (process.env.AUDIT) await part('audit', audit);
if (process.argv[2] === 'check') {
  await Promise.all([
    part('static checks', staticChecks),
    part('unit', () => vitest('logic', 'components')),
  ]);
} else await everything();
if (tests.length > 0) printSlowest();
rmSync(folder, { recursive: true, force: true });
printList('skipped', skipped);
printList('failed', failures);
for (const line of ['', ...describeFlaky(tests)]) console.log(line);
for (const line of describeParts(parts, secondsSince(started))) console.log(line);
const { passed, failed } = judgeFlaky(sum(parts), tests);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
