/** `fetch` that gives up when the whole answer, body included, has not come within a time. */
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
    } finally {
      clearTimeout(timer);
      given?.removeEventListener('abort', abort);
    }
  };
}
