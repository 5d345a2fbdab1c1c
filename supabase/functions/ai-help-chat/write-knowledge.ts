// `npm run knowledge` writes `knowledge.json`, which the function imports.
import { renameSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { readArticles } from './article-files.ts';
import { knownQuestions, wordings } from './known-questions.ts';
import { buildKnowledge } from './build-knowledge.ts';

const path = fileURLToPath(new URL('knowledge.json', import.meta.url));
// Replaced atomically, since another process can read or write it.
const temporary = `${path}.${process.pid}`;
writeFileSync(temporary, JSON.stringify(buildKnowledge(readArticles(), knownQuestions, wordings)));
renameSync(temporary, path);
