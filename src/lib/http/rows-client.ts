import { PostgrestClient } from '@supabase/postgrest-js';
import { deviceStorage } from '../browser/storage';
import { fetchPrefetched } from './prefetched-reads';
import { fetchWithLimit } from './fetch-with-limit';
import { send } from './request-error';

/** A lazy chunk of `lib/supabase.ts`, which passes the address and the key. */

/** Time limit of a read or write of rows. */
const limitMs = 10_000;
/** A token that expires on the way would be refused. */
const expiryMarginMs = 10_000;

/**
 * The access token of the session that supabase-js has stored for this backend. Null without one,
 * and for an expired one: the full client renews it once it is loaded.
 */
function storedToken(address: string): string | null {
  try {
    const key = `sb-${new URL(address).hostname.split('.')[0]}-auth-token`;
    const { access_token, expires_at } = JSON.parse(deviceStorage.read(key)!);
    const isValid = expires_at * 1000 > Date.now() + expiryMarginMs;
    // Any other character would make the header, and with it the read, fail.
    return isValid && /^[\w.-]+$/.test(access_token) ? access_token : null;
  } catch {
    // No session, or a broken one.
    return null;
  }
}

/** Headers of one request, and callbacks for the parts of its response that the client drops. */
export interface RequestOptions {
  headers?: Record<string, string>;
  /** On a server, which has no stored session and a time limit of its own. */
  fetch?: typeof fetch;
  /** With the headers of the response. */
  onResponse?: (response: Response) => void;
  /** Without a response, with the error instead of its text. */
  onFailure?: (error: unknown) => void;
}

export function createRowsClient(
  address: string,
  key: string,
  { headers: own, fetch: ownFetch, onResponse, onFailure }: RequestOptions = {},
): PostgrestClient {
  const ask: typeof fetch = async (input, init) => {
    const token = storedToken(address);
    if (token) {
      const headers = new Headers(init?.headers);
      headers.set('Authorization', `Bearer ${token}`);
      const response = await send(input, { ...init, headers });
      if (response.status !== 401) return response;
    }
    // Without a session, or with a refused one, the visitor reads like any other.
    return fetchPrefetched(input, init);
  };
  const request = ownFetch ?? fetchWithLimit(limitMs, ask);
  return new PostgrestClient(`${address.replace(/\/$/, '')}/rest/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}`, ...own },
    fetch: (input, init) =>
      request(input, init).then(
        (response) => {
          onResponse?.(response);
          return response;
        },
        (error: unknown) => {
          onFailure?.(error);
          throw error;
        },
      ),
  });
}
