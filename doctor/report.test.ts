import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkRegion } from './checks/functions.ts';
import { findingsOf, headings } from './finding.ts';
import { formatJson, formatText, redact } from './report.ts';

const { ok, failed, notTried } = findingsOf('grants', 'a-database-that-differs');
const report = {
  project: 'https://a.example',
  site: undefined,
  isWriting: false,
  findings: [ok('All is well.'), failed('One difference.', ['anon may']), notTried('No key.')],
};

test('the text says each outcome in words, and where a failure is mended', () => {
  expect(formatText(report)).toBe(`Doctor of https://a.example (reads only)

ok         grants: All is well.
failed     grants: One difference.
           - anon may
           see docs/operations.md#a-database-that-differs
not tried  grants: No key.

1 ok, 1 failed, 1 not tried.
`);
});

test('the JSON has the same', () => {
  expect(JSON.parse(formatJson(report))).toMatchObject({
    project: 'https://a.example',
    hasFailed: true,
    counts: { ok: 1, failed: 1, 'not tried': 1 },
    findings: [
      { outcome: 'ok' },
      { details: ['anon may'], mend: 'docs/operations.md#a-database-that-differs' },
      {},
    ],
  });
});

test('secrets are taken out, also with escapes', () => {
  const told = redact('sb_secret_a at /public/oma%20riet of oma riet', [
    'sb_secret_a',
    'oma riet',
    undefined,
  ]);
  expect(told).toBe('<redacted> at /public/<redacted> of <redacted>');
});

test('operations.md has every heading that a finding names', () => {
  const file = new URL('../docs/operations.md', import.meta.url);
  const anchors = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^#+ /.test(line))
    .map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
  expect(headings.filter((heading) => !anchors.includes(heading))).toEqual([]);
});

test.each([
  ['eu-central-1', 'ok'],
  ['eu-north-1', 'ok'],
  ['eu-west-2', 'failed'],
  ['eu-central-2', 'failed'],
  ['us-east-1', 'failed'],
  [undefined, 'not tried'],
])('a function in the region %s is %s', (region, outcome) => {
  const headers = new Headers(region === undefined ? {} : { 'x-sb-edge-region': region });
  expect(checkRegion('sign-files', { headers }).outcome).toBe(outcome);
});
