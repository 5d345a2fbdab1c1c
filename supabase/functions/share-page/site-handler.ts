// The handler for a site at an address, in Deno and on edge hosts.
// @ts-types="./renderer.d.ts"
import * as renderer from './renderer.js';
import { describeFault } from './faults.ts';
import { createHandler, type Handler } from './handler.ts';
import { cacheDocument, documentOf } from './site-document.ts';

const documentLimitMs = 3000;

interface Options {
  fetch: typeof globalThis.fetch;
  log: (line: string) => void;
}

/** Responds with 503 when the document of the site cannot be read: the proxy then sends its own copy. */
export function createSiteHandler(
  siteUrl: string,
  { fetch, log }: Options = { fetch: globalThis.fetch, log: console.error },
): Handler {
  const url = new URL('/app.html', siteUrl);
  const read = async (signal: AbortSignal) => documentOf(await fetch(url, { signal }));
  const handle = createHandler({
    origin: url.origin,
    renderer,
    readDocument: cacheDocument(read, { now: Date.now, timeLimitMs: documentLimitMs }),
    fetch,
    onFault: (error) =>
      log(`share-page: a document without its story or markup: ${describeFault(error)}`),
  });
  return (request) =>
    handle(request).catch((error: unknown) => {
      log(`share-page: no document: ${describeFault(error)}`);
      return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
    });
}
