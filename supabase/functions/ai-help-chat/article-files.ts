// Reads the folder of articles, in Node; the function itself reads `knowledge.json`.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Category } from './article.ts';
import { gatherPassages } from './gather-knowledge.ts';

const folder = fileURLToPath(new URL('articles/', import.meta.url));
const read = (name: string) => readFileSync(folder + name, 'utf8');

export const readCategories = () => JSON.parse(read('categories.json')) as Category[];

export function readArticles() {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return gatherPassages(new Map(names.map((name) => [name, read(name)])), readCategories());
}
