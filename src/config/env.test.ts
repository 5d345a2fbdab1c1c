import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readEnv } from './env';

it('has every setting in .env.example, and no other', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = [...example.matchAll(/^(\w+)=/gm)].map(([, key]) => key!);
  const source = readFileSync('src/config/env.ts', 'utf8');
  const known = [...source.matchAll(/^ {2}(VITE_\w+):/gm)].map(([, key]) => key!);
  expect(named.toSorted()).toEqual(known.toSorted());
});

it('works without any setting', () => {
  expect(readEnv({})).toMatchObject({ VITE_SITE_URL: expect.stringContaining('https://') });
});

it('counts an empty setting as absent', () => {
  expect(readEnv({ VITE_SITE_URL: '', VITE_SUPABASE_URL: '' })).toEqual(readEnv({}));
});

it('takes the slash off the end of an address', () => {
  expect(readEnv({ VITE_SITE_URL: 'https://x.test/' }).VITE_SITE_URL).toBe('https://x.test');
});
