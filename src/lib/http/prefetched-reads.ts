import type { ClosedAnswers, FirstAnswers } from '@shared/first-reads';
import { asConnectionError, send } from './request-error';

/** Reads that the document brought, or that its inline script started before the app's code, by URL. */

interface PrefetchedRead {
  /** Called at most once. */
  take: () => Promise<Response>;
  controller: AbortController;
}

declare global {
  /** The answers themselves; absent without them, and where they are not for this visitor. */
  var firstAnswers: (() => FirstAnswers | ClosedAnswers) | undefined;
  var prefetchedReads: Map<string, PrefetchedRead> | undefined;
}

/** Like `fetch`, but the first call for a prefetched URL takes that response. */
export const fetchPrefetched: typeof fetch = (input, init) => {
  const url = typeof input === 'string' ? input : '';
  const read = globalThis.prefetchedReads?.get(url);
  if (!read || init?.signal?.aborted) return send(input, init);
  globalThis.prefetchedReads?.delete(url);
  init?.signal?.addEventListener('abort', () => read.controller.abort(init.signal?.reason));
  return read.take().catch(asConnectionError);
};
