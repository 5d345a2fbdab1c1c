import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tools } from './tools';

const folder = 'supabase/functions/ai-help-chat/articles';
const articles = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

test.each(tools.map(({ name }) => name))('a help article explains the tool "%s"', (name) => {
  expect(articles.some((text) => text.includes(`- **${name}**: `))).toBe(true);
});
