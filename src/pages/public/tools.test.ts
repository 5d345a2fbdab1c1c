import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tools } from './tools';

const folder = 'supabase/functions/ai-help-chat/articles';
const overview = 'gedeelde-anekdote-bekijken.md';
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const articles = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== overview);

test.each(tools.map(({ name }) => name))('a help article explains the tool "%s"', (name) => {
  const line = read(overview)
    .split('\n')
    .find((one) => one.startsWith(`- **${name}**: `));
  const linked = [...(line ?? '').matchAll(/\(\/help\/([\w-]+)\)/g)].map(
    ([, slug]) => `${slug}.md`,
  );
  // The overview leads to an article of its own, which says where the button is.
  expect(linked.length).toBeGreaterThan(0);
  expect(articles).toEqual(expect.arrayContaining(linked));
  expect(linked.some((file) => read(file).includes(`**${name}**`))).toBe(true);
});

test('each tool has an id of its own, in English', () => {
  const ids = tools.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // An id that a history entry may hold stays: Forward and a reload find the tool by it.
  expect(ids).toEqual(['slideshow', 'read-aloud', 'map', 'share', 'export', 'display-settings']);
});
