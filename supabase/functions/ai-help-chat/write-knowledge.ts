// `npm run knowledge`: writes what the function knows, so that it can be deployed as it stands.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { readKnowledge } from './article-files.ts';

const path = fileURLToPath(new URL('knowledge.json', import.meta.url));
const knowledge = readKnowledge();
const options = { ...(await resolveConfig(path)), filepath: path };
writeFileSync(path, await format(JSON.stringify(knowledge), options));
console.log(`knowledge.json holds ${knowledge.length} articles`);
