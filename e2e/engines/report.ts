// Reports the result of each journey: a line, a summary, and a JSON file for `npm test`.
import { writeFileSync } from 'node:fs';
import type { EngineName } from './engine.ts';

interface Result {
  name: string;
  engine: EngineName;
  ms: number;
  status: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped, or a fault that is allowed. */
  reason?: string;
}

const signs = { passed: '✓', failed: '✗', skipped: '–' };
const results: Result[] = [];

export function report(result: Result) {
  results.push(result);
  const { status, engine, name, ms, reason } = result;
  const end = status === 'skipped' ? '' : ` (${(ms / 1000).toFixed(1)} s)`;
  console.log(
    `${signs[status]} ${engine.padEnd(8)} ${name}${end}${reason ? `\n    ${reason}` : ''}`,
  );
}

/** Prints a summary and writes it to the path in `E2E_REPORT`; returns whether no journey failed. */
export function summarise(milliseconds: number): boolean {
  const having = (status: Result['status']) => results.filter((one) => one.status === status);
  for (const { engine, name, reason } of having('skipped')) {
    console.log(`skipped in ${engine}: ${name}: ${reason}`);
  }
  for (const { engine, name } of having('failed')) console.log(`failed in ${engine}: ${name}`);
  const tolerated = having('passed').filter(({ reason }) => reason);
  for (const { engine, name, reason } of tolerated) {
    console.log(`allowed in ${engine}: ${name}: ${reason}`);
  }
  const passed = having('passed').length;
  const failed = having('failed').length;
  const skipped = having('skipped').length;
  const seconds = Math.round(milliseconds / 1000);
  console.log(`engines: ${passed} passed, ${failed} failed, ${skipped} skipped, in ${seconds} s`);
  const tests = results.map(({ name, engine, ms, status }) => ({ name, engine, ms, status }));
  const file = process.env.E2E_REPORT;
  if (file) writeFileSync(file, JSON.stringify({ passed, failed, skipped, tests }));
  return failed === 0;
}
