import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { runDeno } from './run-deno.ts';

it.each(['chek', ''])('refuses the unknown command "%s"', (command) => {
  const args = ['--import', 'tsx', 'supabase/local/deno-checks.ts', command].filter(Boolean);
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain('use check or test');
});

it('runs the pinned version', () => {
  expect(String(runDeno(['--version'], {}).stdout)).toContain('deno 2.9.5');
});
