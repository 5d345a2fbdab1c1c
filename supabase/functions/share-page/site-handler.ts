// The handler for a site at an address, in Deno and on edge hosts.
import { createHandler, type Handler } from './handler.ts';
import { cacheDocument, documentOf } from './site-document.ts';

const documentLimitMs = 3000;

/** Responds with 503 when the document of the site cannot be read: the proxy then sends its own copy. */
export function createSiteHandler(siteUrl: string): Handler {
  const url = new URL('/app.html', siteUrl);
  const read = async (signal: AbortSignal) => documentOf(await fetch(url, { signal }));
  const handle = createHandler({
    readDocument: cacheDocument(read, { now: Date.now, timeLimitMs: documentLimitMs }),
    fetch,
    // Without the address, which is the key to a story.
    onFault: (error) => console.error('share-page: plain document:', String(error)),
  });
  return (request) =>
    handle(request).catch((error: unknown) => {
      console.error('share-page: no document:', String(error));
      return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
    });
}
