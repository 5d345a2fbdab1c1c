import { expect, it } from 'vitest';
import { countVerdicts, judgeAudit, judgeSignatures } from './audit-verdict.ts';

// As npm answered when the registry refused, was another one, or could not be reached.
const refused = { error: { code: 'ENOAUDIT', summary: 'audit endpoint returned an error' } };
const forbidden = { message: '405 Method Not Allowed', statusCode: 405, error: { summary: '' } };
const offline = { message: 'failed, reason: connect ECONNREFUSED', error: { summary: '' } };

it.each([
  '',
  'npm error network',
  '<html></html>',
  'null',
  '[]',
  ...[refused, forbidden, offline].map((answer) => JSON.stringify(answer)),
])('without an answer of the registry a check is skipped: %j', (output) => {
  const skipped = { outcome: 'skipped', reason: 'the registry gave no answer' };
  expect(judgeAudit(output)).toEqual(skipped);
  expect(judgeSignatures(output)).toEqual(skipped);
});

it('what was skipped counts neither as passed nor as failed', () => {
  const counts = countVerdicts([
    { outcome: 'skipped', reason: 'npm audit, the registry gave no answer' },
    { outcome: 'passed', reason: 'no invalid signature, 0 missing' },
  ]);
  expect(counts).toEqual({
    passed: 1,
    failed: 0,
    skipped: ['npm audit, the registry gave no answer'],
  });
});

const auditWith = (severities: Record<string, string>) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { name, severity }]),
    ),
  });

it('only vulnerabilities of high and critical severity fail', () => {
  expect(judgeAudit(auditWith({}))).toEqual({
    outcome: 'passed',
    reason: 'no severe vulnerabilities, 0 others',
  });
  expect(judgeAudit(auditWith({ a: 'low', b: 'moderate' })).outcome).toBe('passed');
  expect(judgeAudit(auditWith({ a: 'low', b: 'high', c: 'critical' }))).toEqual({
    outcome: 'failed',
    reason: 'severe vulnerabilities in b (high), c (critical)',
  });
});

it('an invalid signature fails, a missing one does not', () => {
  const signatures = (invalid: object[]) =>
    JSON.stringify({ invalid, missing: [{ name: 'b', version: '2.0.0' }] });
  expect(judgeSignatures(signatures([])).outcome).toBe('passed');
  expect(judgeSignatures(signatures([{ name: 'a', version: '1.0.0' }]))).toEqual({
    outcome: 'failed',
    reason: 'invalid signatures of a@1.0.0',
  });
});
