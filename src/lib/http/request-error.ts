/** The connection, a server or the browser caused it; any other error is a fault in the site's own code. */
export class RequestError extends Error {}

/** No answer came, or only a part of it. */
export class ConnectionError extends RequestError {}

/** Whether the site itself is at fault, which must not be shown as a failed connection. */
export const isProgrammingError = (error: unknown): boolean =>
  !(error instanceof RequestError) &&
  // The reasons of a signal that a caller or a time limit aborted; an answer that was cut off; a refusal.
  !/^(Abort|Timeout|Syntax|Postgrest)Error$/.test((error as Error)?.name);

/** For the promise of a request: `fetch` rejects with a TypeError, like a mistake in code. */
export const asConnectionError = (cause: Error): never => {
  throw isProgrammingError(cause) ? new ConnectionError(cause.message) : cause;
};

/** `fetch`, which rejects with a ConnectionError. */
export const send: typeof fetch = (input, init) =>
  fetch(input, { ...init, cache: 'no-store' }).catch(asConnectionError);
