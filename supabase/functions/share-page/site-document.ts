// The built app.html: how it is read, and how a story is written into it.
import { RefusedError, UnreadableError } from './faults.ts';
import type { FirstScreen } from './story-renderer.ts';

export interface SiteDocument {
  html: string;
  /** Headers that the site sends with it, such as its security policy. */
  headers: [name: string, value: string][];
}

/** What the build left in the document; `build/prerender/story-document.tsx` writes it. */
export interface SiteData {
  /** Of the renderer with the same markup. */
  buildId: string;
  siteUrl: string;
  /** Where the project has public files, if it makes smaller copies of pictures. */
  resizableAt?: string;
  /** The tags that load the code of an open item, for the link of one. */
  itemPreloads?: string;
}

const headPattern = /(?<=<!--page-->).*?(?=<!--\/page-->)/s;
const dataPattern = /(<script type="application\/json" id="first-reads")>(.*?)(?=<\/script>)/s;

/** @throws UnreadableError when the document is not the one that the build writes */
export function readData(html: string): SiteData {
  const [, , json] = dataPattern.exec(html) ?? [];
  if (json === undefined || !headPattern.test(html))
    throw new UnreadableError('No app.html of this site');
  return JSON.parse(json) as SiteData;
}

/** A longer one delays the scripts, which start when the document is parsed. */
const longestState = 250_000;

/** The whole element, which the browser never renders itself. */
const rootPattern = /<div id="root">.*?<!--\/root--><\/div>/s;

const itemStylesPattern = /<!--item-styles-->.*?<!--\/item-styles-->/s;

const sheetPattern = /<link rel="stylesheet"([^>]*)>/g;
const sheetPreload = /<link rel="preload" as="style"[^>]*>/g;

/**
 * For a document with its first screen, which has the styles of that: its scripts come first, and do not wait for the
 * sheets. `requestLateSheets` in `build/prerender/first-screen.ts` requests these.
 */
const withLateSheets = (html: string) =>
  html
    .replaceAll(sheetPreload, '')
    .replaceAll(
      sheetPattern,
      (sheet, rest: string) =>
        `<link rel="stylesheet" data-late disabled${rest}><noscript>${sheet}</noscript>`,
    );

interface Content {
  /** The tags of the link preview; absent: the general ones. */
  head?: string;
  /** The path that the markup was rendered for. */
  path: string;
  kind: 'story' | 'closed';
  /** The query cache for the browser, which then sends no requests for these reads. */
  state: object | undefined;
  screen: FirstScreen | null;
  /** The tags that load the code of an open item, at the link of one only. */
  itemPreloads?: string | undefined;
}

/** The document with a story in it. */
export function fillDocument(
  { html, headers }: SiteDocument,
  { head, path, kind, state, screen, itemPreloads }: Content,
): SiteDocument {
  const filled = head === undefined ? html : html.replace(headPattern, () => head);
  const json = state && JSON.stringify(state).replaceAll('<', '\\u003c');
  if (!json || json.length > longestState) return { html: filled, headers };
  const withData = filled.replace(
    dataPattern,
    (_, start: string, reads: string) => `${start} data-state="${kind}">${reads}`,
  );
  const data = `<script type="application/json" id="document-state">${json}</script>`;
  const end = withData.lastIndexOf('</body>');
  const withState = withData.slice(0, end) + data + withData.slice(end);
  if (!screen || !rootPattern.test(withState)) return { html: withState, headers };
  const { root, before, preload, rootStyle } = screen;
  const ownPath = path.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const element = root
    ? `<div id="root" data-path="${ownPath}">${root}</div>`
    : '<div id="root"></div>';
  // An item shows other styles on its own, and its story is rendered later.
  return {
    html: (root ? withLateSheets(withState) : withState)
      // Ahead of the scripts, which need fifty times its bytes.
      .replace('<link rel="modulepreload"', (scripts) => preload + scripts)
      .replace('<html', (start) => start + (rootStyle && ` style="${rootStyle}"`))
      .replace('<!--item-->', () => itemPreloads ?? '')
      .replace(itemStylesPattern, (ofItem) => (itemPreloads === undefined ? '' : ofItem))
      .replace(rootPattern, () => before + element),
    headers: headers.map(allowStyleAttributes),
  };
}

/** Each policy, where a host joins several. The sizes and colours of the markup are attributes. */
const allowStyleAttributes = ([name, value]: [string, string]): [string, string] => [
  name,
  name === 'content-security-policy'
    ? value.replaceAll('style-src ', "style-src-attr 'unsafe-inline'; style-src ")
    : value,
];

/** Headers of app.html that its copies need too; the rest belongs to one response. */
const kept =
  /^(content-security-policy|permissions-policy|strict-transport-security|x-frame-options|cross-origin-.*)$/;

export async function documentOf(response: Response): Promise<SiteDocument> {
  if (!response.ok) throw new RefusedError(response.status);
  const headers = [...response.headers].filter(([name]) => kept.test(name));
  return { html: await response.text(), headers };
}

const freshMs = 60_000;

interface CacheOptions {
  /** Milliseconds since 1970. */
  now: () => number;
  /** How long one read may take. */
  timeLimitMs: number;
}

/**
 * Reads the document at most once a minute; while it is read, and during a fault of the site, an older
 * copy serves. Requests share documents, never a pending read: on edge hosts a read ends with the
 * request that began it.
 */
export function cacheDocument(
  read: (signal: AbortSignal) => Promise<SiteDocument>,
  { now, timeLimitMs }: CacheOptions,
): () => Promise<SiteDocument> {
  let cached: SiteDocument | undefined;
  let readAt = 0;
  return async () => {
    if (cached && now() - readAt < freshMs) return cached;
    readAt = now();
    try {
      cached = await read(AbortSignal.timeout(timeLimitMs));
    } catch (error) {
      if (!cached) throw error;
    }
    return cached;
  };
}
