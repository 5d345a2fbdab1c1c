import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createBackend } from './backend.ts';
import { migrationsDir } from './testing/prepared-database.ts';
import { ids } from './testing/stories.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anekdotes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Prints each item's number and change counter once it is committed; every tenth is a large one. */
const writer = (dataDir: string) => `
  import { readFileSync } from 'node:fs';
  import { createBackend } from './supabase/local/backend.ts';
  const { pglite, queue } = await createBackend({
    dataDir: ${JSON.stringify(dataDir)},
    migrationsDir: ${JSON.stringify(migrationsDir)},
    snapshot: new Blob([readFileSync(${JSON.stringify(inject('preparedDatabase'))})]),
  });
  for (let number = 0; ; number += 1) {
    await queue.run(() => pglite.query(
      \`insert into timeline_items (timeline_id, title, item_type, item_date, description)
       values ('${ids.garden}', $1, 'text', '2000-01-01', repeat('x', $2))\`,
      ['Geteld ' + number, number % 10 === 0 ? 20000 : 10],
    ));
    const { rows } = await queue.run(() => pglite.query(
      "select seq::text from timeline_pulse where timeline_id = '${ids.garden}'",
    ));
    console.log(number + ' ' + rows[0].seq);
  }`;

/** Kills the writer in the middle of its writes; returns what it printed last. */
async function writeUntilKilled(dataDir: string): Promise<{ last: number; seq: number }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', writer(dataDir)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  let [last, seq] = [-1, 0];
  for await (const line of createInterface({ input: child.stdout })) {
    [last = -1, seq = 0] = line.split(' ').map(Number);
    if (last === 60) child.kill('SIGKILL');
  }
  expect((await ended)[1]).toBe('SIGKILL');
  return { last, seq };
}

test('every committed write survives kill -9', async () => {
  const dataDir = join(folder, 'pg');
  const { last, seq } = await writeUntilKilled(dataDir);
  const backend = await createBackend({ dataDir, migrationsDir });
  const read = async <Row>(sql: string) => (await backend.pglite.query<Row>(sql)).rows;
  const found = await read<{ number: number; length: number }>(
    `select split_part(title, ' ', 2)::int as number, length(description) as length
     from timeline_items where title like 'Geteld %' order by 1`,
  );
  // The write that was under way is there, or is not.
  expect(found.length - 1 - last).toBeGreaterThanOrEqual(0);
  expect(found.map(({ number }) => number)).toEqual(found.map((_, at) => at));
  expect(found.filter(({ number, length }) => length !== (number % 10 ? 10 : 20000))).toEqual([]);
  // A trigger of the same transaction raises the counter.
  const [counter] = await read<{ seq: number }>(
    `select seq from timeline_pulse where timeline_id = '${ids.garden}'`,
  );
  if (found.length - 1 === last) expect(counter?.seq).toBe(seq);
  else expect(counter?.seq).toBeGreaterThan(seq);
  await backend.close();
});
