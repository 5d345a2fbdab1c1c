/**
 * `fetch` that gives up when the whole answer, body included, has not come within a time. Joins the
 * signals by hand: `AbortSignal.any` is missing in browsers that the build supports.
 */
export function fetchWithLimit(limitMs: number, ask = fetch): typeof fetch {
  return async (input, init) => {
    const controller = new AbortController();
    const given = init?.signal;
    const abort = () => controller.abort(given?.reason);
    if (given?.aborted) abort();
    given?.addEventListener('abort', abort);
    const timer = setTimeout(
      () => controller.abort(new DOMException('No answer in time', 'TimeoutError')),
      limitMs,
    );
    try {
      const response = await ask(input, { ...init, signal: controller.signal });
      const body = await response.arrayBuffer();
      const { status, statusText, headers } = response;
      return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
    } catch (error) {
      // A body that is aborted fails with an error of its own, not with the signal's reason.
      throw controller.signal.aborted ? controller.signal.reason : error;
    } finally {
      clearTimeout(timer);
      given?.removeEventListener('abort', abort);
    }
  };
}
