// A site and a backend of which each test can change the answers.
import { createHandler, type Handler } from '../handler.ts';
// @ts-types="../renderer.d.ts"
import * as renderer from './renderer.js';
import type { SiteData, SiteDocument } from '../site-document.ts';

export const siteUrl = 'https://site.example';
export const backendUrl = 'https://project.supabase.example';
export const storyId = 'c1000000-0000-4000-8000-0000000000a1';
export const itemId = 'c1000000-0000-4000-8000-0000000000b1';

const data = {
  buildId: renderer.buildId,
  siteUrl,
  itemPreloads: '<link rel="modulepreload" href="/assets/lightbox.js">',
};

export const policy = "default-src 'none'; style-src 'self'";

export const document: SiteDocument = {
  html:
    '<!doctype html><html lang="nl"><head><!--page--><title>Plain</title><!--/page--><link rel="modulepreload" href="/assets/shell.js">' +
    '<link rel="preload" as="style" href="/assets/shell.css"><!--item-->' +
    `<script type="application/json" id="first-reads">${JSON.stringify(data)}</script>` +
    '<!--item-styles--><style>.lightbox{}</style><!--/item-styles--></head>' +
    '<body><div id="root"><p>Plain</p><!--/root--></div><link rel="stylesheet" href="/assets/shell.css"></body></html>',
  headers: [['content-security-policy', policy]],
};

export type Rows = Record<string, unknown>[];
type Name = 'timeline' | 'items' | 'count' | 'item' | 'files' | 'closed' | 'meant';

interface World {
  handler: Handler;
  /** The files that were asked for. */
  files: { method: string; url: string }[];
  /** The requests to the backend. */
  asked: { name: Name; url: URL; headers: Headers }[];
  faults: string[];
}

interface Options {
  rows?: Partial<Record<Exclude<Name, 'files' | 'meant'>, Rows>>;
  /** The slug that `meant_slug` answers, where it is one of the forms that it gets. */
  meant?: string;
  /** The answer of `sign-files`. */
  signed?: object;
  /** Overrides the answer of a read. */
  answer?: (
    name: Name,
    signal: AbortSignal,
    url: URL,
    headers: Headers,
  ) => Promise<Response | undefined> | Response | undefined;
  timeLimitMs?: number;
  /** The answer for a file; by default a light picture. */
  file?: (url: string, signal: AbortSignal) => Promise<Response> | Response;
  /** Of the document, beside the ones above. */
  extra?: Partial<SiteData>;
}

export const picture = (bytes: number, type = 'image/webp') =>
  new Response(null, { headers: { 'content-length': String(bytes), 'content-type': type } });

/** An answer that never comes. */
export const hang = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  );

export const story = { id: storyId, title: 'Oma Riet', description: 'Een leven.' };
export const photo = {
  id: itemId,
  title: 'De trouwdag',
  description: 'Het regende.',
  item_type: 'photo',
  media_url: '/demo/trouwdag.webp',
  item_date: '1955-05-04',
  metadata: { width: 960, height: 640 },
};

function nameOf(url: URL): Name {
  if (url.pathname.startsWith('/functions/')) return 'files';
  if (url.pathname.endsWith('/closed_link')) return 'closed';
  if (url.pathname.endsWith('/meant_slug')) return 'meant';
  if (url.pathname.endsWith('/timelines')) return 'timeline';
  if (url.searchParams.has('id')) return 'item';
  return url.searchParams.get('limit') === '3' ? 'count' : 'items';
}

export function createWorld({
  rows = {},
  meant,
  signed = { expiresIn: 3600, urls: {} },
  answer,
  timeLimitMs,
  file = () => picture(16_000),
  extra = {},
}: Options = {}): World {
  const html = document.html.replace(JSON.stringify(data), JSON.stringify({ ...data, ...extra }));
  const files: World['files'] = [];
  const asked: World['asked'] = [];
  const faults: string[] = [];
  const all: Record<Exclude<Name, 'meant'>, object> = {
    files: signed,
    timeline: [story],
    items: [photo],
    count: [{ id: itemId }],
    item: [photo],
    closed: [],
    ...rows,
  };
  const handler = createHandler({
    origin: siteUrl,
    renderer,
    readDocument: () => Promise.resolve({ ...document, html }),
    fetch: async (input, init) => {
      const url = new URL(input as string);
      if (!/^\/(rest|functions)\//.test(url.pathname)) {
        files.push({ method: init?.method ?? 'GET', url: url.href });
        return file(url.href, init!.signal!);
      }
      const name = nameOf(url);
      const sent = new Headers(init?.headers);
      asked.push({ name, url, headers: sent });
      const headers = { 'content-range': '0-0/60' };
      const answered = await answer?.(name, init!.signal!, url, sent);
      if (answered) return answered;
      if (name !== 'meant') return Response.json(all[name], { headers });
      const { others } = JSON.parse(String(init?.body)) as { others: string[] };
      return Response.json(others.find((one) => one === meant) ?? null);
    },
    onFault: (error) => faults.push(String(error)),
    ...(timeLimitMs !== undefined && { timeLimitMs }),
  });
  return { handler, asked, files, faults };
}

export const visit = (path: string, init?: RequestInit) => new Request(siteUrl + path, init);

/** As a browser opens a link; `visit` is an app that makes a preview. */
export const navigation = { headers: { 'sec-fetch-mode': 'navigate' } };
