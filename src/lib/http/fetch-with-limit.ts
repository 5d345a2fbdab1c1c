/**
 * `fetch` that gives up with a `TimeoutError` when the whole answer, body included, has not come
 * within a time.
 */
export function fetchWithLimit(limitMs: number, ask = fetch): typeof fetch {
  return async (input, init) => {
    const limit = AbortSignal.timeout(limitMs);
    // Safari has `any` from 17.4: before it, what a caller aborts comes in all the same.
    const signal = (init?.signal && AbortSignal.any?.([init.signal, limit])) || limit;
    try {
      const response = await ask(input, { ...init, signal });
      const body = await response.arrayBuffer();
      const { status, statusText, headers } = response;
      return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
    } catch (error) {
      // A body that is aborted fails with an error of its own, not with the signal's reason.
      throw signal.aborted ? signal.reason : error;
    }
  };
}
