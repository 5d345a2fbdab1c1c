// Requests to the hosted project and to the site. Each has a time limit, and follows no redirect, so that
// no key is sent to another address.
import { secretHeaders } from '@shared/platform';

export interface ProjectOptions {
  url: string;
  publishableKey: string;
  secretKey?: string | undefined;
  timeLimitMs?: number | undefined;
  /** Ends all requests but those that remove what the doctor has made. */
  signal?: AbortSignal | undefined;
}

export interface Call {
  method?: string | undefined;
  headers?: Record<string, string> | undefined;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  /** Also after the operator has stopped the doctor. */
  isCleanUp?: boolean;
}

export interface Answer {
  status: number;
  isOk: boolean;
  headers: Headers;
  text: string;
  /** Undefined for a body that is not JSON. */
  json: unknown;
}

export interface Project {
  url: string;
  publishableKey: string;
  hasSecretKey: boolean;
  timeLimitMs: number;
  signal: AbortSignal | undefined;
  /** As a visitor, with the publishable key; `headers` can replace it. */
  ask(path: string, call?: Call): Promise<Answer>;
  /** With the secret key. */
  askAsServer(path: string, call?: Call): Promise<Answer>;
  /** Any other address, without a key. */
  fetch(address: string, call?: Call): Promise<Answer>;
}

/** There was no response. */
export class NoAnswerError extends Error {}

/** The operator ended the doctor. */
export class StoppedError extends Error {}

export const json = { 'content-type': 'application/json' };

/** The header of the link, as the site sends it. */
export const linkOf = (slug: string) => ({ 'x-share-slug': encodeURIComponent(slug) });

export function openProject(options: ProjectOptions): Project {
  const { url, publishableKey, secretKey, timeLimitMs = 15_000, signal } = options;

  async function send(address: string, { isCleanUp, ...call }: Call = {}): Promise<Answer> {
    const limit = AbortSignal.timeout(timeLimitMs);
    const ends = signal && !isCleanUp ? AbortSignal.any([signal, limit]) : limit;
    try {
      const response = await fetch(address, { ...call, redirect: 'manual', signal: ends });
      const text = await response.text();
      const { status, ok, headers } = response;
      return { status, isOk: ok, headers, text, json: readJson(text) };
    } catch (cause) {
      if (ends.aborted && !limit.aborted) throw new StoppedError('stopped', { cause });
      throw new NoAnswerError(reasonOf(cause, timeLimitMs), { cause });
    }
  }

  return {
    url,
    publishableKey,
    hasSecretKey: secretKey !== undefined,
    timeLimitMs,
    signal,
    ask: (path, call) =>
      send(url + path, { ...call, headers: { apikey: publishableKey, ...call?.headers } }),
    askAsServer(path, call) {
      if (secretKey === undefined) throw new Error('There is no secret key');
      return send(url + path, {
        ...call,
        headers: { ...call?.headers, ...secretHeaders(secretKey) },
      });
    },
    fetch: send,
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Never the address or a header: both can hold what must not be printed. */
function reasonOf(error: unknown, timeLimitMs: number): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return `no answer within ${timeLimitMs / 1000} s`;
  return cause?.code ? `no connection (${cause.code})` : 'no connection';
}

/** Of a JSON body, if it is a list of rows. */
export const rowsOf = ({ json: body }: Answer): Record<string, unknown>[] | undefined =>
  Array.isArray(body) ? (body as Record<string, unknown>[]) : undefined;
