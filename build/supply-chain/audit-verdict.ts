/** Reads the JSON output of `npm audit`. */
import * as z from 'zod';

export interface Verdict {
  /** Skipped: the registry gave no answer, so nothing is known. */
  outcome: 'passed' | 'failed' | 'skipped';
  reason: string;
}

const unreachable: Verdict = { outcome: 'skipped', reason: 'the registry gave no answer' };

function parse<T>(output: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(output)).data ?? null;
  } catch {
    return null;
  }
}

const auditSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

/** Refuses vulnerabilities of high and critical severity. */
export function judgeAudit(output: string): Verdict {
  const answer = parse(output, auditSchema);
  if (!answer) return unreachable;
  const found = Object.entries(answer.vulnerabilities);
  const severe = found.filter(([, { severity }]) => ['high', 'critical'].includes(severity));
  if (severe.length === 0) {
    return { outcome: 'passed', reason: `no severe vulnerabilities, ${found.length} others` };
  }
  const names = severe.map(([name, { severity }]) => `${name} (${severity})`);
  return { outcome: 'failed', reason: `severe vulnerabilities in ${names.join(', ')}` };
}

const signaturesSchema = z.object({
  invalid: z.array(z.object({ name: z.string(), version: z.string() })),
  missing: z.array(z.unknown()),
});

/** Refuses signatures that do not match; a package without a signature is only counted. */
export function judgeSignatures(output: string): Verdict {
  const answer = parse(output, signaturesSchema);
  if (!answer) return unreachable;
  const { invalid, missing } = answer;
  if (invalid.length === 0) {
    return { outcome: 'passed', reason: `no invalid signature, ${missing.length} missing` };
  }
  const names = invalid.map(({ name, version }) => `${name}@${version}`);
  return { outcome: 'failed', reason: `invalid signatures of ${names.join(', ')}` };
}

interface Counts {
  passed: number;
  failed: number;
  /** Why each skipped check was skipped. */
  skipped: string[];
}

export function countVerdicts(verdicts: readonly Verdict[]): Counts {
  const having = (outcome: Verdict['outcome']) =>
    verdicts.filter((verdict) => verdict.outcome === outcome);
  return {
    passed: having('passed').length,
    failed: having('failed').length,
    skipped: having('skipped').map(({ reason }) => reason),
  };
}
