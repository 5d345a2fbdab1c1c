import { expect, it } from 'vitest';
import { judgeAudit, judgeSignatures } from './audit-verdict.ts';

const refused = { error: { code: 'ENOAUDIT', summary: 'audit endpoint returned an error' } };

it.each(['', 'npm error network', '<html></html>', 'null', '[]', JSON.stringify(refused)])(
  'an error of the network or a proxy does not fail: %j',
  (output) => {
    expect(judgeAudit(output)).toMatchObject({
      ok: true,
      line: expect.stringContaining('not checked'),
    });
    expect(judgeSignatures(output).line).toContain('not checked');
    expect(judgeSignatures(output).ok).toBe(true);
  },
);

const auditWith = (severities: Record<string, string>) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { name, severity }]),
    ),
  });

it('only vulnerabilities of high and critical severity fail', () => {
  expect(judgeAudit(auditWith({}))).toEqual({
    ok: true,
    line: 'no severe vulnerabilities, 0 others',
  });
  expect(judgeAudit(auditWith({ a: 'low', b: 'moderate' })).ok).toBe(true);
  expect(judgeAudit(auditWith({ a: 'low', b: 'high', c: 'critical' }))).toEqual({
    ok: false,
    line: 'severe vulnerabilities in b (high), c (critical)',
  });
});

it('an invalid signature fails, a missing one does not', () => {
  const signatures = (invalid: object[]) =>
    JSON.stringify({ invalid, missing: [{ name: 'b', version: '2.0.0' }] });
  expect(judgeSignatures(signatures([])).ok).toBe(true);
  expect(judgeSignatures(signatures([{ name: 'a', version: '1.0.0' }]))).toEqual({
    ok: false,
    line: 'invalid signatures of a@1.0.0',
  });
});
