import { describe, expect, it } from 'vitest';
import {
  countTests,
  describeFlaky,
  describeParts,
  judgeFlaky,
  listPlaywrightTests,
  listVitestTests,
} from './test-reports.mjs';

const trace = { name: 'trace', path: '/site/test-results/filter/trace.zip' };
const screenshot = { name: 'screenshot', path: '/site/test-results/filter/failed.png' };
const attempt = (duration, ...attachments) => ({ duration, attachments });
const spec = (title, status, ...results) => ({
  title,
  file: 'public-filter.spec.ts',
  tests: [{ projectName: 'phone', status, results }],
});

describe('listPlaywrightTests', () => {
  it('finds the tests of nested suites, with the time of all attempts and the traces', () => {
    const report = {
      suites: [
        {
          specs: [spec('passes', 'expected', attempt(10))],
          suites: [
            { specs: [spec('by chance', 'flaky', attempt(30, screenshot, trace), attempt(12))] },
          ],
        },
      ],
    };
    const of = { file: 'public-filter.spec.ts', project: 'phone' };
    expect(listPlaywrightTests(report)).toEqual([
      { ...of, name: 'passes', status: 'passed', ms: 10, evidence: [] },
      { ...of, name: 'by chance', status: 'flaky', ms: 42, evidence: [trace.path] },
    ]);
  });

  it.each([
    ['expected', 'passed'],
    ['unexpected', 'failed'],
    ['flaky', 'flaky'],
    ['skipped', 'skipped'],
    ['a status of a later version', 'failed'],
  ])('reads %s as %s', (status, expected) => {
    const [test] = listPlaywrightTests({ specs: [spec('a test', status, attempt(1))] });
    expect(test.status).toBe(expected);
  });
});

it.each([
  ['passed', [], 'passed'],
  ['passed', ['expected 1 to be 2'], 'flaky'],
  ['failed', ['expected 1 to be 2', 'expected 1 to be 2'], 'failed'],
  ['pending', [], 'failed'],
])('reads a unit test that %s with the messages %j as %s', (status, failureMessages, expected) => {
  const result = { fullName: 'adds', status, duration: 3, failureMessages };
  const report = { testResults: [{ name: 'src/sum.test.ts', assertionResults: [result] }] };
  expect(listVitestTests(report)).toEqual([
    {
      name: 'adds',
      file: 'src/sum.test.ts',
      project: 'unit',
      status: expected,
      ms: 3,
      evidence: failureMessages,
    },
  ]);
});

const passed = { status: 'passed' };
const failed = { status: 'failed' };
const skipped = { status: 'skipped' };
const flaky = { status: 'flaky' };
const times = (count, test) => Array.from({ length: count }, () => test);

describe('the counts of a run', () => {
  it.each([
    { name: 'all pass', tests: [passed, passed], expected: [2, 0] },
    { name: 'a test fails twice', tests: [passed, failed], expected: [1, 1] },
    { name: 'a skipped test is no proof', tests: [passed, skipped], expected: [1, 0] },
    { name: 'one is flaky', tests: [passed, flaky], expected: [2, 0] },
    { name: 'three are flaky', tests: [passed, ...times(3, flaky)], expected: [4, 0] },
    { name: 'four are flaky', tests: [passed, ...times(4, flaky)], expected: [1, 4] },
    { name: 'three are flaky, one fails', tests: [failed, ...times(3, flaky)], expected: [3, 1] },
    { name: 'four are flaky, one fails', tests: [failed, ...times(4, flaky)], expected: [0, 5] },
  ])('$name: $expected', ({ tests, expected }) => {
    const counts = judgeFlaky(countTests(tests), tests);
    expect([counts.passed, counts.failed]).toEqual(expected);
  });

  it('judges the flaky tests of all suites together', () => {
    const [desktop, webkit] = [times(2, flaky), times(2, flaky)];
    expect(judgeFlaky({ passed: 104, failed: 0 }, [...desktop, ...webkit])).toEqual({
      passed: 100,
      failed: 4,
    });
  });
});

it('describeParts prints the parts as they began, and the whole', () => {
  const parts = [
    { name: 'engines', from: 500.2, seconds: 91.6, passed: 70, failed: 1 },
    { name: 'static checks', from: 0, seconds: 30, passed: 6, failed: 0 },
  ];
  expect(describeParts(parts, 592)).toEqual([
    'Part           Starts at  Seconds  Tests',
    'static checks          0       30      6',
    'engines              500       92     71',
    'in all                        592     77',
  ]);
});

describe('describeFlaky', () => {
  const test = {
    name: 'plays',
    file: 'public-media.spec.ts',
    project: 'desktop',
    status: 'flaky',
    ms: 1,
    evidence: [trace.path],
  };

  it('prints nothing when no test is flaky', () => {
    expect(describeFlaky([{ ...test, status: 'failed' }])).toEqual([]);
  });

  it('prints project, file, name and trace of each', () => {
    expect(describeFlaky([passed, test])).toEqual([
      'flaky:',
      '  [desktop] public-media.spec.ts: plays',
      `    ${trace.path}`,
    ]);
  });

  it('says when they are too many', () => {
    expect(describeFlaky(times(4, test)).at(-1)).toBe('4 are more than 3, so they failed.');
  });
});
