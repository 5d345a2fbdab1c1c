// The pages that the build made, as its sitemap and its files say.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** Documents that are no page of their own. */
const others = ['404.html', 'app.html'];

export const builtPages = (): string[] =>
  readdirSync(dist)
    .filter((name) => name.endsWith('.html') && !others.includes(name))
    .map((name) => (name === 'index.html' ? '/' : `/${name.replace('.html', '')}`));
