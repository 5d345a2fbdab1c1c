import { asConnectionError, send } from './request-error';

/** Reads that the inline script of the document started before the app's code, by URL. */

interface PrefetchedRead {
  response: Promise<Response>;
  controller: AbortController;
}

declare global {
  var prefetchedReads: Map<string, PrefetchedRead> | undefined;
}

/** Like `fetch`, but the first call for a prefetched URL takes that response. */
export const fetchPrefetched: typeof fetch = (input, init) => {
  const url = typeof input === 'string' ? input : '';
  const read = globalThis.prefetchedReads?.get(url);
  if (!read || init?.signal?.aborted) return send(input, init);
  globalThis.prefetchedReads?.delete(url);
  init?.signal?.addEventListener('abort', () => read.controller.abort(init.signal?.reason));
  return read.response.catch(asConnectionError);
};
