/** Reads that an inline script of the document starts before the app's code is loaded, by URL. */

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
  if (!read || init?.signal?.aborted) return fetch(input, init);
  globalThis.prefetchedReads?.delete(url);
  init?.signal?.addEventListener('abort', () => read.controller.abort(init.signal?.reason));
  return read.response;
};
