import { execFileSync, spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { findDeno } from './deno-binary.ts';

it.each(['chek', ''])('refuses the unknown command "%s"', (command) => {
  const args = ['--import', 'tsx', 'supabase/local/deno-checks.ts', command].filter(Boolean);
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain('use check or test');
});

it('finds the binary of the pinned version', () => {
  const version = execFileSync(findDeno() ?? '', ['--version'], { encoding: 'utf8' });
  expect(version).toContain('deno 2.9.5');
});
