// Text operations on the HTML documents of the build.

/** Splits the output of React: hoisted head tags come first, then the body. */
export function splitHoisted(html: string): { head: string; body: string } {
  const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html)?.[0] ?? '';
  return { head: hoisted, body: html.slice(hoisted.length) };
}

interface DocumentParts {
  head: string;
  body: string;
  /** Style sheets of the page; after the site's sheet, which sets the order of the CSS layers. */
  styles?: readonly string[];
  /** The rendered path; absent for a page without prerendering. */
  path?: string;
}

/** Markers around the head tags of the page, which client-side navigation replaces. */
const headStart = '<!--page-->';
const headEnd = '<!--/page-->';

export const markHead = (head: string) => headStart + head + headEnd;

/** Where the share page puts the preloads of an item. */
export const itemMark = '<!--item-->';

/** Between the rules of a story and those that only the link of an item needs. */
export const itemRules = '/*of an item*/';

/** The rules of an item get an element of their own, which the share page leaves out of the document of a story. */
export const splitItemStyles = (html: string) => {
  const [story, item] = html.split(itemRules) as [string, string];
  const start = '</style><!--item-styles--><style>';
  return story + start + item.replace('</style>', '</style><!--/item-styles-->');
};

/** Ends what the share page replaces. */
export const rootEnd = '<!--/root-->';

/** A script element with data, which no policy needs to allow. */
export const dataElement = (id: string, data: object) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

export function fillTemplate(
  template: string,
  { head, body, styles = [], path }: DocumentParts,
): string {
  const sheets = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return template
    .replace('</head>', () => `${sheets.join('')}</head>`)
    .replace('<!--app-head-->', () => (path ? markHead(head) : head))
    .replace(
      '<div id="root"><!--app-html--></div>',
      () => `<div id="root"${path ? ` data-path="${path}"` : ''}>${body}</div>`,
    );
}

const linkedStyle = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Inlines the styles that `pick` chooses from the linked sheets, behind the tags of the page: some apps read
 * only the first 32 kB of a document for its link preview. The sheets themselves follow at the end
 * of the body: they do not delay the first paint there, and the module scripts wait for them.
 */
export function inlineStyles(
  html: string,
  pick: (hrefs: readonly string[]) => string,
  priority = ' fetchpriority="low"',
): string {
  const hrefs = [...html.matchAll(linkedStyle)].map(([, href]) => href!);
  if (hrefs.length === 0) return html;
  const links = hrefs.map(
    (href) => `<link rel="stylesheet" crossorigin${priority} href="${href}">`,
  );
  return html
    .replaceAll(linkedStyle, '')
    .replace(headEnd, (end) => `${end}<style>${pick(hrefs)}</style>`)
    .replace('</body>', () => `${links.join('')}</body>`);
}

/** The text of each `<style>`, for the hashes in the Content-Security-Policy. */
export const styleTexts = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text!);

/** Low, so that scripts and sheets do not delay the first reads and the pictures. */
const lowPreloads = (link: string) => (files: readonly string[]) =>
  files.map((file) => `<link ${link} crossorigin fetchpriority="low" href="/${file}">`).join('');

export const modulePreloads = lowPreloads('rel="modulepreload"');

/** Ahead of the pictures of a story: its scripts wait for these sheets, which are linked behind them. */
export const stylePreloads = lowPreloads('rel="preload" as="style"');

/** Low priority for the scripts of a prerendered page, so that its pictures load first. */
export const lowerScriptPriority = (template: string) =>
  template
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/**
 * Ahead of the styles, which a slow line takes a tenth of a second to bring; behind the viewport, by which the browser
 * chooses the size of a preloaded picture.
 */
export const withEarlyPreloads = (html: string, preloads: string) =>
  html.replace(/<meta name="viewport"[^>]*>/, (viewport) => viewport + preloads);

/** For a story, which has script preloads of its own. */
export const removePreloads = (template: string) =>
  template.replaceAll(/\s*<link\s+rel="modulepreload"[^>]*>/g, '');
