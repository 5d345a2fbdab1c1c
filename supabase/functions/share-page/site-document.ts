// The built app.html: how it is read, and how a story is written into it.
import { RefusedError, UnreadableError } from './faults.ts';
import { withinLimit } from './within-limit.ts';

export interface SiteDocument {
  html: string;
  /** Headers that the site sends with it, such as its security policy. */
  headers: [name: string, value: string][];
}

interface Read {
  address: string;
  headers: Record<string, string>;
}

/** What the build left in the document; `build/prerender/story-document.tsx` writes it. */
export interface SiteData {
  timeline: Read;
  items: Read;
  count: Read;
  siteUrl: string;
  mediaPrefixes: string[];
  /** Where the project has public files, if it makes smaller copies of pictures. */
  resizableAt?: string;
}

export interface Answer {
  rows: unknown[];
  /** The `Content-Range`, which holds the count. */
  range: string;
}
export type Answers = Record<'timeline' | 'items' | 'count', Answer>;

const headPattern = /(?<=<!--page-->).*?(?=<!--\/page-->)/s;
const dataPattern = /(<script type="application\/json" id="first-reads")>(.*?)(?=<\/script>)/s;

/** @throws UnreadableError when the document is not the one that the build writes */
export function readData(html: string): SiteData {
  const [, , json] = dataPattern.exec(html) ?? [];
  if (json === undefined || !headPattern.test(html))
    throw new UnreadableError('No app.html of this site');
  return JSON.parse(json) as SiteData;
}

/** A longer answer delays the scripts, which start when the document is parsed. */
const longestAnswers = 250_000;

/** `answers` are for the first reads in the browser: with them it sends no requests for these. */
export function fillDocument(
  html: string,
  head: string,
  timelineId: string,
  answers: Answers | undefined,
): string {
  const filled = html.replace(headPattern, () => head);
  const json = answers && JSON.stringify(answers).replaceAll('<', '\\u003c');
  if (!json || json.length > longestAnswers || !/^[\w-]+$/.test(timelineId)) return filled;
  const end = filled.lastIndexOf('</body>');
  const element = `<script type="application/json" id="first-answers">${json}</script>`;
  return (filled.slice(0, end) + element + filled.slice(end)).replace(
    dataPattern,
    (_, start: string, data: string) => `${start} data-timeline-id="${timelineId}">${data}`,
  );
}

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
      cached = await withinLimit(timeLimitMs, read);
    } catch (error) {
      if (!cached) throw error;
    }
    return cached;
  };
}
