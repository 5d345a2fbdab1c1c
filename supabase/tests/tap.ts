// Runs a pgTAP file in a database and parses its output, one assertion per line.
import type { TestDatabase } from './databases.ts';

interface TapLine {
  passed: boolean;
  description: string;
  /** The actual and expected values in pgTAP's format. */
  details: string;
}

export interface TapReport {
  lines: TapLine[];
  /** Faults of the run as a whole, such as a wrong plan. */
  faults: string[];
}

/** The file opens a transaction and rolls it back. */
export async function runTap(database: TestDatabase, sql: string): Promise<TapReport> {
  try {
    return readTap(await database.exec(sql));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { lines: [], faults: [`The file stopped with an error: ${message}`] };
  }
}

function readTap(output: string[]): TapReport {
  const lines: (TapLine & { number: number })[] = [];
  let planned: number | undefined;
  for (const text of output) {
    const plan = /^1\.\.(\d+)$/.exec(text);
    if (plan) planned = Number(plan[1]);
    const line = /^(not )?ok (\d+)(?: - ([^\n]*))?(?:\n([\s\S]*))?$/.exec(text);
    if (!line) continue;
    const [, not, number, description = '', details = ''] = line;
    lines.push({
      passed: not === undefined,
      number: Number(number),
      description: description.replaceAll('\\#', '#'),
      details,
    });
  }
  return { lines, faults: findFaults(lines, planned) };
}

function findFaults(lines: (TapLine & { number: number })[], planned: number | undefined) {
  const faults: string[] = [];
  if (lines.length === 0) faults.push('The file holds no assertion.');
  if (planned !== lines.length) {
    faults.push(`The plan says ${planned ?? 'nothing'}, but ${lines.length} assertions ran.`);
  }
  if (lines.some(({ number }, index) => number !== index + 1)) {
    faults.push('The numbers of the assertions are not 1, 2, 3 and so on.');
  }
  if (lines.some(({ description }) => description === '')) {
    faults.push('An assertion has no description.');
  }
  return faults;
}
