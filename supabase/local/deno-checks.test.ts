import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each(['chek', ''])('refuses the unknown command "%s"', (command) => {
  const args = ['--import', 'tsx', 'supabase/local/deno-checks.ts', command].filter(Boolean);
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain('use check, test or knowledge');
});
