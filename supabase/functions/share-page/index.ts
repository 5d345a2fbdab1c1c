// Connects the handler to Deno: `SITE_URL` is the address of the static site, which has app.html.
import { createHandler, type Handler } from './handler.ts';
import { cacheDocument, documentOf } from './site-document.ts';

const documentLimitMs = 5000;

export function createSiteHandler(siteUrl: string): Handler {
  const url = new URL('/app.html', siteUrl);
  const read = async () =>
    documentOf(await fetch(url, { signal: AbortSignal.timeout(documentLimitMs) }));
  const handle = createHandler({
    readDocument: cacheDocument(read, Date.now),
    fetch,
    // Without the address, which is the key to a story.
    onFault: (error) => console.error('share-page: plain document:', String(error)),
  });
  return (request) =>
    handle(request).catch((error: unknown) => {
      console.error('share-page: no document:', String(error));
      // The proxy in front of this answers app.html itself.
      return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
    });
}

if (import.meta.main) {
  const siteUrl = Deno.env.get('SITE_URL');
  if (!siteUrl) throw new Error('SITE_URL is not set');
  // At the address of DENO_SERVE_ADDRESS, where the platform gives none.
  Deno.serve(createSiteHandler(siteUrl));
}
