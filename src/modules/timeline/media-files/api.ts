import type { FunctionsClient } from '@supabase/functions-js';
import { createFunctionsClient } from '@/lib/http/functions-client';
import { isProgrammingError } from '@/lib/http/request-error';
import { retryAfterMs } from '@/lib/http/retry-after';
import { address, key } from '@/lib/supabase';
import { linkHeaders, readAnswer } from '../api';
import { unsignedUrl } from './media-path';
import { readSignatures, type Signatures } from './signatures';
import { signaturesSchema } from './signatures-schema';

/** Signed URLs of objects in the private bucket, from the function `sign-files`. */

/** The function takes no more. */
const batchSize = 500;
/** `setInterval` ends at once after a very long time. */
const longestRetryAfterMs = 3_600_000;
export const pathOf = (url: string) => url.slice(unsignedUrl('').length);

/**
 * The signed URLs by unsigned URL; a file that no readable row names is left out.
 * @throws ReadError
 * @throws the reason of the signal
 */
export async function signUrls(slug: string, urls: readonly string[], signal: AbortSignal) {
  const askedAt = Date.now();
  const client = createFunctionsClient(address(), key);
  const batches = Array.from({ length: Math.ceil(urls.length / batchSize) }, (_, at) =>
    urls.slice(at * batchSize, (at + 1) * batchSize).map(pathOf),
  );
  const answers = await Promise.all(
    batches.map((paths) => askSignatures(client, slug, paths, signal)),
  );
  return readSignatures(answers, askedAt);
}

/**
 * @throws ReadError
 * @throws the reason of the signal
 */
export async function askSignatures(
  client: FunctionsClient,
  slug: string,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<Signatures> {
  const { data, error, response } = await client.invoke('sign-files', {
    body: { paths },
    headers: linkHeaders(slug),
    signal,
  });
  signal.throwIfAborted();
  const { context: failure } = (error ?? {}) as { context?: Error };
  if (error && !response && isProgrammingError(failure ?? error)) throw failure ?? error;
  const wait = retryAfterMs(response?.headers.get('Retry-After'), Date.now());
  const answer = {
    data: data as unknown,
    error: error as Error | null,
    status: response?.status ?? 0,
    retryAfterMs: wait && Math.min(wait, longestRetryAfterMs),
    failure,
  };
  return readAnswer(answer, signaturesSchema);
}
