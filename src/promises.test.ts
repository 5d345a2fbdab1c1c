import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const promises = readFileSync('docs/promises.md', 'utf8');
const named = [...promises.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

it('refers only to files that exist', () => {
  const files = named.filter((name) => /^(src|build|e2e|supabase|public|docs)\//.test(name));
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('names only settings that exist', () => {
  const settings = named.filter((name) => name.startsWith('VITE_'));
  expect(settings.length).toBeGreaterThan(3);
  const example = readFileSync('.env.example', 'utf8');
  expect(settings.filter((setting) => !example.includes(`\n${setting}=`))).toEqual([]);
});

it('has no empty cell in the row of a promise', () => {
  const rows = promises.split('\n').filter((line) => /^\| (?!Promise|-)/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const cells = row.split('|').slice(1, -1);
    expect(cells).toHaveLength(3);
    for (const cell of cells) expect(cell.trim()).not.toBe('');
  }
});
