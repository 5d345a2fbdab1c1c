// Writes a document for every page into the folder of the build.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ResolvedConfig, Rolldown } from 'vite';
import { filesOf, type PageFiles } from './chunks.ts';
import {
  askQuietly,
  fillTemplate,
  inlineStyles,
  modulePreloads,
  splitHoisted,
  styleTexts,
} from './document.ts';
import type { Entry } from './load-entry.ts';
import { createPainter } from './share-picture.ts';
import {
  allowBackend,
  allowMeasuring,
  allowStyles,
  fileOf,
  sitemap,
  withSitemap,
} from './site-files.ts';
import { writeIcons, writeSharePicture } from './write-pictures.ts';

type AppRoute = Entry['routes'][number];

const queries = 'src/app/query-provider.tsx';
const backendClient = 'node_modules/@supabase/supabase-js';

export async function writeSite(
  { root, build: { outDir } }: ResolvedConfig,
  bundle: Rolldown.OutputBundle,
  { routes, renderPage, site, backendUrl, noScript }: Entry,
): Promise<void> {
  const folder = resolve(root, outDir);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const template = read('index.html');
  const painter = await createPainter(root);
  const filesFor = ({ page, queries: asks }: AppRoute) =>
    filesOf(bundle, root, [`src/pages/${page}.tsx`, ...(asks ? [queries] : [])]);

  const styles: string[] = [];
  for (const route of routes.filter(({ prerendered }) => prerendered !== false)) {
    const path = route.path === '*' ? '/404' : route.path;
    const { head, body } = splitHoisted(await renderPage(path));
    const files = filesFor(route);
    const parts = {
      path,
      head: head + preloads(template, files, 'low'),
      body,
      styles: files.styles,
    };
    const html = inlineStyles(fillTemplate(askQuietly(template), parts), read);
    styles.push(...styleTexts(html));
    write(fileOf(route.path), html);
    writeSharePicture(folder, painter, head, site.name);
  }
  writeIcons(folder, painter);

  const viewer = routes.find(({ prerendered }) => prerendered === false)!;
  const files = filesFor(viewer);
  files.scripts.push(...filesOf(bundle, root, [backendClient]).scripts);
  // Without script there is no story: only the browser knows the link that opens it.
  const body = `<noscript><p>${noScript}</p></noscript>`;
  const head = preloads(template, files);
  write('app.html', fillTemplate(template, { head, body, styles: files.styles }));

  const indexed = routes.filter(({ indexed: isIndexed }) => isIndexed !== false);
  write(
    'sitemap.xml',
    sitemap(
      site.url,
      indexed.map(({ path }) => path),
    ),
  );
  write('robots.txt', withSitemap(read('robots.txt'), site.url));
  const headers = allowBackend(allowStyles(read('_headers'), styles), backendUrl);
  write('_headers', allowMeasuring(headers, site.analytics?.script));
}

const preloads = (template: string, { scripts }: PageFiles, priority?: 'low') =>
  modulePreloads(
    scripts.filter((file) => !template.includes(file)),
    priority,
  );
