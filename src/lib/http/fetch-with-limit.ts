import { asConnectionError, send } from './request-error';

/** `fetch` that fails with a `TimeoutError` when response and body take longer than a limit. */
export function fetchWithLimit(limitMs: number, ask?: typeof fetch): typeof fetch {
  return async (input, init) => {
    const limit = AbortSignal.timeout(limitMs);
    // Safari before 17.4 has no `AbortSignal.any`: there only the time limit aborts.
    const signal = (init?.signal && AbortSignal.any?.([init.signal, limit])) || limit;
    try {
      const response = await (ask ?? send)(input, { ...init, signal });
      const body = await response.arrayBuffer().catch(asConnectionError);
      const { status, statusText, headers } = response;
      return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
    } catch (error) {
      // An aborted body read fails with its own error instead of the signal's reason.
      throw signal.aborted ? signal.reason : error;
    }
  };
}
