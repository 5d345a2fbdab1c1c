// Counts the tests in browsers. One that fails runs once more in CI; one that then passes is flaky.

/**
 * @typedef {object} BrowserTest
 * @property {string} name
 * @property {string} file
 * @property {string} project a screen size, or an engine
 * @property {'passed' | 'failed' | 'flaky' | 'skipped'} status
 * @property {number} ms of all attempts
 * @property {string[]} evidence files that show why an attempt failed
 */

/** More flaky tests than this fail a run: then it is not chance. */
export const maxFlaky = 3;

/** @type {Record<string, BrowserTest['status']>} */
const statuses = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' };

/** The tests in a JSON report of Playwright. @returns {BrowserTest[]} */
export function listPlaywrightTests({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: title,
      file,
      project: projectName,
      status: statuses[status] ?? 'failed',
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      evidence: results.flatMap(({ attachments = [] }) =>
        attachments.flatMap(({ name, path }) => (name === 'trace' && path ? [path] : [])),
      ),
    })),
  );
  return [...own, ...suites.flatMap(listPlaywrightTests)];
}

/** A flaky test counts as passed. @param {BrowserTest[]} tests */
export function countTests(tests) {
  const having = (...wanted) => tests.filter(({ status }) => wanted.includes(status)).length;
  return { passed: having('passed', 'flaky'), failed: having('failed') };
}

/** Counts all flaky tests of a run as failed when they are too many. */
export function judgeFlaky({ passed, failed }, tests) {
  const flaky = tests.filter(({ status }) => status === 'flaky').length;
  return flaky > maxFlaky ? { passed: passed - flaky, failed: failed + flaky } : { passed, failed };
}

/** The lines to print about the flaky tests of a run. @param {BrowserTest[]} tests */
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
