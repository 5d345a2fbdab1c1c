// Writes a document for every page into the folder of the build.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ResolvedConfig, Rolldown } from 'vite';
import { filesOf, type PageFiles } from './chunks.ts';
import {
  askQuietly,
  dataElement,
  fillTemplate,
  inlineStyles,
  markHead,
  modulePreloads,
  scriptsFirst,
  splitHoisted,
  styleTexts,
} from './document.ts';
import type { Entry } from './load-entry.ts';
import { createPainter } from './share-picture.ts';
import {
  allowBackend,
  allowAnalytics,
  allowScript,
  allowStyles,
  fileOf,
  folderFileOf,
  sitemap,
  withSitemap,
} from './site-files.ts';
import { writeIcons, writeSharePicture } from './write-pictures.ts';

/** One document to write. */
type Page = Entry['routes'][number] & { slug?: string };

const queries = 'src/app/query-provider.tsx';
const articleLoaders = 'src/app/article-loaders.ts';
const articleFile = (slug: string) => `supabase/functions/ai-help-chat/articles/${slug}.md`;
/** What reads the rows of a story; the socket of live updates comes after them. */
const rowsClient = 'src/lib/http/rows-client.ts';

export async function writeSite(
  { root, env, build: { outDir } }: ResolvedConfig,
  bundle: Rolldown.OutputBundle,
  { routes, slugs, helpArticlePath, renderPage, storyDocument, site, backendUrl }: Entry,
): Promise<void> {
  const folder = resolve(root, outDir);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const template = read('index.html');
  const painter = await createPainter(root);
  const filesFor = ({ page, slug, queries: asks }: Page) =>
    filesOf(bundle, root, [
      `src/pages/${page}.tsx`,
      ...(slug ? [articleLoaders, articleFile(slug)] : []),
      ...(asks ? [queries] : []),
    ]);

  const styles: string[] = [];
  const pages = routes.flatMap((route): Page[] =>
    route.article
      ? slugs.map((slug) => ({ ...route, path: helpArticlePath(slug), slug }))
      : [route],
  );
  for (const page of pages.filter(({ prerendered }) => prerendered !== false)) {
    const path = page.path === '*' ? '/404' : page.path;
    const { head, body } = splitHoisted(await renderPage(path));
    const files = filesFor(page);
    const parts = {
      path,
      head: head + preloads(template, files, 'low'),
      body,
      styles: stylesBeside(template, files),
    };
    const html = inlineStyles(fillTemplate(askQuietly(template), parts), read);
    styles.push(...styleTexts(html));
    write(fileOf(page.path), html);
    if (page.path !== '*' && page.path !== '/') write(folderFileOf(page.path), html);
    // Articles share the picture of the help page.
    if (!page.article) writeSharePicture(folder, painter, head, site.name);
  }
  writeIcons(folder, painter);

  const viewer = routes.find(({ prerendered }) => prerendered === false)!;
  const showing = filesFor(viewer);
  const rows = filesOf(bundle, root, [rowsClient]);
  const scripts = [...new Set([...showing.scripts, ...rows.scripts])];
  // What is small, or only adorns, lets the first reads pass.
  const isSmall = (file: string) => (bundle[file] as Rolldown.OutputChunk).code.length < 20_000;
  const { head, body, firstReads, script } = await storyDocument();
  const mediaOrigins = [
    ...(backendUrl ? [new URL(backendUrl).origin] : []),
    ...mediaHosts(env.VITE_MEDIA_HOSTS).map((host) => `https://${host}`),
  ];
  const parts = {
    head: [
      markHead(head),
      dataElement('first-reads', { ...firstReads, mediaOrigins }),
      `<script>${script}</script>`,
      modulePreloads(scripts.filter((file) => !isSmall(file))),
      modulePreloads(scripts.filter(isSmall), 'low'),
    ].join(''),
    body,
    styles: stylesBeside(template, showing),
  };
  write('app.html', fillTemplate(scriptsFirst(template), parts));

  const indexed = pages.filter(({ indexed: isIndexed }) => isIndexed !== false);
  write(
    'sitemap.xml',
    sitemap(
      site.url,
      indexed.map(({ path }) => path),
    ),
  );
  write('robots.txt', withSitemap(read('robots.txt'), site.url));
  const headers = allowBackend(
    allowScript(allowStyles(read('_headers'), styles), script),
    backendUrl,
  );
  write('_headers', allowAnalytics(headers, site.analytics?.script));
}

const mediaHosts = (setting = '') =>
  setting
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);

/** The site's own sheet comes first, and once: a page's rules stand after it. */
const stylesBeside = (template: string, { styles }: PageFiles) =>
  styles.filter((file) => !template.includes(file));

const preloads = (template: string, { scripts }: PageFiles, priority?: 'low') =>
  modulePreloads(
    scripts.filter((file) => !template.includes(file)),
    priority,
  );
