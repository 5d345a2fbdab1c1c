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

it('says of each promise where it is made and what keeps it', () => {
  const sections = promises.split(/^(?=###? )/m).filter((text) => text.startsWith('### '));
  expect(sections.length).toBeGreaterThan(35);
  for (const section of sections) expect(section).toMatch(/^Where: \S[^]*\nKept by: \S[^]*\.$/m);
});
