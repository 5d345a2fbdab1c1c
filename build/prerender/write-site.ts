// Writes the HTML documents, sitemap, robots.txt, security.txt, headers and pictures into the build folder.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ResolvedConfig, Rolldown } from 'vite';
import type { StoryRenderer } from '../../supabase/functions/share-page/story-renderer.ts';
import { formatHeadersFile, formatNginxFile, headerRules } from '../headers.ts';
import { browserCheckFile, browserCheckScript, withBrowserCheck } from './browser-check.ts';
import { filesOf } from './chunks.ts';
import {
  dataElement,
  lowerScriptPriority,
  fillTemplate,
  inlineStyles,
  itemMark,
  itemRules,
  markHead,
  modulePreloads,
  stylePreloads,
  removePreloads,
  rootEnd,
  splitHoisted,
  splitItemStyles,
  styleTexts,
  withEarlyPreloads,
} from './document.ts';
import { earlyInputScript } from './early-input.ts';
import { failedLoadsScript } from './failed-loads.ts';
import type { Entry } from './load-entry.ts';
import { createPainter } from './share-image.ts';
import { fileOf, folderFileOf, securityText, sitemap, withSitemap } from './site-files.ts';
import { noScriptStyles, staticStyles } from './static-styles.ts';
import { usedStyles } from './used-styles.ts';
import { writeIcons, writeShareImage } from './write-pictures.ts';

type Page = Entry['routes'][number] & { slug?: string };
interface PageDocument {
  page: Page;
  html: string;
}

const articleFile = (slug: string) => `supabase/functions/ai-help-chat/articles/${slug}.md`;
/** The code of an item in the address. */
const openItem = ['src/pages/public/open-item/open-item.tsx', 'src/modules/lightbox/lightbox.tsx'];
/** The code of the reads, preloaded behind that of the first screen; the Realtime client is loaded later. */
const reads = ['src/modules/timeline/read.ts', 'src/lib/http/rows-client.ts'];

/** The inline script of every document. */
const everywhereScript = failedLoadsScript + earlyInputScript;

/** The build folder, and what fills it. */
interface Site {
  root: string;
  folder: string;
  bundle: Rolldown.OutputBundle;
  entry: Entry;
  renderer: StoryRenderer;
  read: (name: string) => string;
  write: (name: string, text: string) => void;
}

export async function writeSite(
  { root, build: { outDir } }: ResolvedConfig,
  bundle: Rolldown.OutputBundle,
  entry: Entry,
  renderer: StoryRenderer,
): Promise<void> {
  const folder = resolve(root, outDir);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const output: Site = { root, folder, bundle, entry, renderer, read, write };
  const { routes, slugs, helpArticlePath, site } = entry;
  const pages = routes.flatMap((route): Page[] =>
    route.article
      ? slugs.map((slug) => ({ ...route, path: helpArticlePath(slug), slug }))
      : [route],
  );
  write(browserCheckFile, browserCheckScript);
  const templates = { page: templateFor(output, 'page'), story: templateFor(output, 'story') };
  const styles = await writePages(output, pages, templates.page);
  const story = await writeStory(output, templates);

  const indexed = pages.flatMap((page) => (page.indexed === false ? [] : page.path));
  write('sitemap.xml', sitemap(site.url, indexed));
  write('robots.txt', withSitemap(read('robots.txt'), site.url));
  write('.well-known/security.txt', securityText(site.url, site.supportEmail, new Date()));
  const rules = headerRules({
    styles: [...styles, ...story.styles],
    storyStyles: story.styles,
    scripts: [browserCheckScript, everywhereScript, story.script],
    backendUrl: entry.backendUrl,
    mediaPrefixes: entry.mediaPrefixes,
    analyticsScript: site.analytics?.script,
  });
  write('_headers', formatHeadersFile(rules));
  write('_nginx.conf', formatNginxFile(rules));
}

const templateFor = ({ read }: Site, kind: 'page' | 'story') =>
  withBrowserCheck(read('index.html'), kind).replace(
    '<!--app-head-->',
    (head) => `<script>${everywhereScript}</script>${head}`,
  );

const filesFor = ({ bundle, root }: Site, { page, slug }: Page) =>
  filesOf(bundle, root, [`src/pages/${page}.tsx`, ...(slug ? [articleFile(slug)] : [])]);

/** Writes the prerendered pages and their pictures; returns the texts of their styles. */
async function writePages(output: Site, pages: Page[], template: string): Promise<string[]> {
  const { root, folder, entry, read, write } = output;
  const painter = await createPainter(root);
  const documents: PageDocument[] = [];
  for (const page of pages.filter(({ prerendered }) => prerendered !== false)) {
    const path = page.path === '*' ? '/404' : page.path;
    const { head, body } = splitHoisted(await entry.renderPage(path));
    const files = filesFor(output, page);
    const parts = {
      path,
      head: head + modulePreloads(without(template, files.scripts)),
      body,
      styles: without(template, files.styles),
    };
    documents.push({ page, html: fillTemplate(lowerScriptPriority(template), parts) });
    // Articles use the share image of the help page.
    if (!page.article) writeShareImage(folder, painter, head, entry.site.name);
  }
  const stylesFor = pickStyles(documents, read);
  const styles = documents.flatMap(({ page, html }) => {
    const document = inlineStyles(html, (hrefs) => stylesFor(page, hrefs));
    write(fileOf(page.path), document);
    if (page.path !== '*' && page.path !== '/') write(folderFileOf(page.path), document);
    return styleTexts(document);
  });
  writeIcons(folder, painter);
  return styles;
}

/** Writes app.html, which the share page fills; returns the texts of its styles, and its inline script. */
async function writeStory(output: Site, templates: Record<'page' | 'story', string>) {
  const { root, bundle, entry, renderer, read, write } = output;
  const viewer = entry.routes.find(({ prerendered }) => prerendered === false)!;
  const viewerFiles = filesFor(output, viewer);
  // The largest first: it takes longest.
  const scripts = viewerFiles.scripts.toSorted((a, b) => read(b).length - read(a).length);
  const ofReads = without(scripts, filesOf(bundle, root, reads).scripts);
  const itemFiles = filesOf(bundle, root, openItem);
  const itemPreloads =
    modulePreloads(without(scripts, itemFiles.scripts)) +
    stylePreloads(without(viewerFiles.styles, itemFiles.styles));
  const { head, body, firstReads, script } = await entry.storyDocument();
  const parts = {
    head: [
      markHead(head),
      dataElement('first-reads', {
        ...firstReads,
        buildId: renderer.buildId,
        resizableAt: entry.resizableAt,
        itemPreloads,
      }),
      `<script>${script}</script>`,
      `<noscript><style>${noScriptStyles}</style></noscript>`,
    ].join(''),
    body: body + rootEnd,
    styles: without(templates.page, viewerFiles.styles),
  };
  const sample = await entry.renderSample(renderer);
  // Beside the sheets of the viewer that of the lightbox, which comes later: the share page can show an item.
  // What the first script of the document sets, and a chapter of one card, which the sample has not.
  const settings = '<html data-text-size="" data-contrast=""><section data-short=""></section>';
  const story = withEarlyPreloads(
    fillTemplate(removePreloads(templates.story), parts),
    modulePreloads(scripts) +
      stylePreloads(viewerFiles.styles) +
      itemMark +
      modulePreloads(ofReads),
  );
  // Picked as one sheet, so that variables stay which only the rules of an item use.
  const pickForStory = (hrefs: readonly string[]) => {
    const ofItem = without(hrefs.join(), itemFiles.styles);
    const sheets = [...hrefs.map(read), itemRules, ...ofItem.map(read)];
    const rules = usedStyles(sheets.join(''), story + sample + settings).trim();
    return rules.replace(itemRules, staticStyles + itemRules);
  };
  // The scripts wait for the sheets.
  const html = splitItemStyles(inlineStyles(story, pickForStory, ''));
  write('app.html', html);
  return { styles: styleTexts(html), script };
}

/**
 * The used styles of a document. All articles get the same ones: each text of styles has a hash in the
 * policy header, for which hosts have a limit.
 */
function pickStyles(documents: readonly PageDocument[], read: (name: string) => string) {
  const picked = new Map<string, string>();
  return ({ page }: Page, hrefs: readonly string[]): string => {
    if (!picked.has(page)) {
      const alike = documents.filter((document) => document.page.page === page);
      const html = alike.map((document) => document.html).join('');
      picked.set(page, usedStyles(hrefs.map(read).join(''), html).trim());
    }
    return picked.get(page)!;
  };
}

/** The files that a template does not link yet, or that are not in a list. */
const without = (linked: string | readonly string[], files: readonly string[]) =>
  files.filter((file) => !linked.includes(file));
