// Reads the folder of articles; for Node, since the function itself carries `knowledge.json`.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Category } from './article.ts';
import { gatherKnowledge } from './gather-knowledge.ts';

const folder = fileURLToPath(new URL('articles/', import.meta.url));
const read = (name: string) => readFileSync(folder + name, 'utf8');

export const readCategories = () => JSON.parse(read('categories.json')) as Category[];

/** What `knowledge.json` should hold now. */
export function readKnowledge() {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return gatherKnowledge(new Map(names.map((name) => [name, read(name)])), readCategories());
}
