import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from './routes';

const folder = 'supabase/functions/ai-help-chat/articles';
const articles = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

const inSitemap = routes.filter(({ indexed, article }) => indexed !== false && !article);

test.each(inSitemap.map(({ path }) => path))('a help article leads to the page %s', (path) => {
  const isLinked = (text: string) => text.includes(`](${path})`) || text.includes(`](${path}#`);
  expect(articles.some(isLinked)).toBe(true);
});
