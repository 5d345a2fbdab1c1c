// The pages of the build, from its sitemap and files.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const dist = fileURLToPath(new URL('../dist', import.meta.url));

const documentsIn = (folder: string) =>
  readdirSync(join(dist, folder)).filter((name) => name.endsWith('.html'));

/** One page for each help article. */
const builtArticles = (): string[] =>
  documentsIn('help')
    .filter((name) => name !== 'index.html')
    .map((name) => `/help/${name.replace('.html', '')}`);

/** Every page but the articles. */
export const builtOthers = (): string[] =>
  documentsIn('.')
    .filter((name) => name !== '404.html' && name !== 'app.html')
    .map((name) => (name === 'index.html' ? '/' : `/${name.replace('.html', '')}`));

export const allBuiltPages = (): string[] => [...builtOthers(), ...builtArticles()];

/** The pages to test; two help articles stand for all, since these share a template. */
export function builtPages(): string[] {
  const articles = builtArticles();
  const guide = '/help/eerste-anekdote';
  const other = articles.find((path) => path !== guide);
  return [...builtOthers(), ...articles.filter((path) => path === guide || path === other)];
}
