// Reads the reports of the test runners. A test that fails runs once more; one that then passes is flaky.

import { relative } from 'node:path';

/**
 * @typedef {object} TestOutcome
 * @property {string} name
 * @property {string} file
 * @property {string} project a screen size, an engine, or `unit`
 * @property {'passed' | 'failed' | 'flaky' | 'skipped'} status
 * @property {number} ms of all attempts
 * @property {string[]} evidence files that show why an attempt failed
 */

/** More flaky tests than this fail a run: then it is not chance. */
export const maxFlaky = 3;

/** @type {Record<string, TestOutcome['status']>} */
const statuses = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' };

/** The tests in a JSON report of Playwright. @returns {TestOutcome[]} */
export function listPlaywrightTests({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: title,
      file,
      project: projectName,
      status: statuses[status] ?? 'failed',
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      evidence: results.flatMap(({ attachments = [] }) =>
        attachments.flatMap(({ name, path }) =>
          ['trace', 'screen'].includes(name) && path ? [path] : [],
        ),
      ),
    })),
  );
  return [...own, ...suites.flatMap(listPlaywrightTests)];
}

/**
 * The tests in a JSON report of vitest. One that passes with messages of a failure has passed at its
 * second attempt; a test that was left out has failed. @returns {TestOutcome[]}
 */
export function listVitestTests({ testResults }) {
  return testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      name: fullName,
      file: relative('.', path),
      project: 'unit',
      status: status !== 'passed' ? 'failed' : failureMessages.length > 0 ? 'flaky' : 'passed',
      ms: duration ?? 0,
      evidence: failureMessages,
    })),
  );
}

/**
 * @typedef {object} Part of a run
 * @property {string} name
 * @property {number} from when it began, in seconds of the run
 * @property {number} seconds
 * @property {number} passed
 * @property {number} failed
 */

/** A table of the parts, in the order of their start. @param {Part[]} parts @param {number} seconds */
export function describeParts(parts, seconds) {
  const rows = parts
    .toSorted((one, other) => one.from - other.from)
    .map(({ name, from, seconds: own, passed, failed }) => [
      name,
      String(Math.round(from)),
      String(Math.round(own)),
      String(passed + failed),
    ]);
  const lines = [
    ['Part', 'Starts at', 'Seconds', 'Tests'],
    ...rows,
    ['in all', '', String(Math.round(seconds)), String(sumOf(parts))],
  ];
  const widthOf = (column) => Math.max(...lines.map((cells) => cells[column].length));
  return lines.map(([name, ...numbers]) =>
    [name.padEnd(widthOf(0)), ...numbers.map((cell, at) => cell.padStart(widthOf(at + 1)))].join(
      '  ',
    ),
  );
}

const sumOf = (parts) => parts.reduce((all, { passed, failed }) => all + passed + failed, 0);

/** A flaky test counts as passed. @param {TestOutcome[]} tests */
export function countTests(tests) {
  const having = (...wanted) => tests.filter(({ status }) => wanted.includes(status)).length;
  return { passed: having('passed', 'flaky'), failed: having('failed') };
}

/** Counts all flaky tests of a run as failed when they are too many. */
export function judgeFlaky({ passed, failed }, tests) {
  const flaky = tests.filter(({ status }) => status === 'flaky').length;
  return flaky > maxFlaky ? { passed: passed - flaky, failed: failed + flaky } : { passed, failed };
}

/** The lines to print about the flaky tests of a run. @param {TestOutcome[]} tests */
export function describeFlaky(tests) {
  const flaky = tests.filter(({ status }) => status === 'flaky');
  if (flaky.length === 0) return [];
  const verdict =
    flaky.length > maxFlaky ? [`${flaky.length} are more than ${maxFlaky}, so they failed.`] : [];
  return [
    'flaky:',
    ...flaky.flatMap(({ name, project, file, evidence }) => [
      `  [${project}] ${file}: ${name}`,
      ...evidence.map((path) => `    ${path}`),
    ]),
    ...verdict,
  ];
}
