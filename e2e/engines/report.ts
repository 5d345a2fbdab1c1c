// Reports the result of each journey: a line, a summary, and for `npm test` a JSON file of the tests
// that `.ci/browser-tests.mjs` counts.
import { writeFileSync } from 'node:fs';
import type { EngineName } from './engine.ts';

interface Result {
  name: string;
  engine: EngineName;
  /** Of all attempts. */
  ms: number;
  /** Flaky: it failed, and passed when it ran once more. */
  status: 'passed' | 'failed' | 'flaky' | 'skipped';
  /** Why it failed or was skipped. */
  reason?: string;
  /** Screenshots of failed attempts. */
  evidence?: string[];
}

const signs = { passed: '✓', failed: '✗', flaky: '±', skipped: '–' };
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
  for (const { engine, name } of having('flaky')) console.log(`flaky in ${engine}: ${name}`);
  const passed = having('passed').length + having('flaky').length;
  const failed = having('failed').length;
  const skipped = having('skipped').length;
  const seconds = Math.round(milliseconds / 1000);
  console.log(`engines: ${passed} passed, ${failed} failed, ${skipped} skipped, in ${seconds} s`);
  const tests = results.map(({ name, engine, ms, status, evidence = [] }) => ({
    name,
    file: 'engines',
    project: engine,
    status,
    ms,
    evidence,
  }));
  const file = process.env.E2E_REPORT;
  if (file) writeFileSync(file, JSON.stringify({ tests }));
  return failed === 0;
}
