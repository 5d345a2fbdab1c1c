/** What the document itself has asked for already, by address, before there was code to ask. */

interface PrefetchedRead {
  answer: Promise<Response>;
  end: AbortController;
}

declare global {
  var prefetchedReads: Map<string, PrefetchedRead> | undefined;
}

/** `fetch`; who is the first to ask what was asked already takes that answer. */
export const fetchPrefetched: typeof fetch = (input, init) => {
  const address = typeof input === 'string' ? input : '';
  const begun = globalThis.prefetchedReads?.get(address);
  if (!begun || init?.signal?.aborted) return fetch(input, init);
  globalThis.prefetchedReads?.delete(address);
  init?.signal?.addEventListener('abort', () => begun.end.abort(init.signal?.reason));
  return begun.answer;
};
