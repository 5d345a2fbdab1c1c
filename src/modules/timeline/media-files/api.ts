import * as z from 'zod/mini';
import { env } from '@/config/env';
import { fetchWithLimit } from '@/lib/http/fetch-with-limit';
import { retryAfterMs } from '@/lib/http/retry-after';
import { visitorHeaders } from '@/lib/supabase';
import { ReadError } from '../api';

/** Signed URLs of objects in the private bucket. The storage policies check the slug. */

const bucket = 'timeline-media/';
const storageUrl = `${env.VITE_SUPABASE_URL ?? ''}/storage/v1`;
const signedPath = '/object/sign/';
const fetchSignatures = fetchWithLimit(10_000);
/** How long a signed URL is valid. */
export const signedMs = 3_600_000;
/** `setTimeout` ends at once after a very long time. */
const longestRetryAfterMs = 3_600_000;

const signedSchema = z.array(
  z.object({
    path: z.string(),
    // Null for an object that does not exist or that the policies hide.
    signedURL: z.nullable(z.string().check(z.refine((url) => url.startsWith(signedPath + bucket)))),
  }),
);

/** The path of an object from its signed URL; undefined for another URL. */
export function pathOfSigned(url: string): string | undefined {
  const start = storageUrl + signedPath;
  const at = url.indexOf(start + bucket);
  return at < 0 ? undefined : url.slice(at + start.length).split(/[?#]/)[0];
}

/**
 * The signed URLs of these paths; a path that the visitor may not read is left out.
 * @throws ReadError
 */
export async function signPaths(
  slug: string,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const response = await request(slug, paths, signal);
  const { ok, status, headers } = response;
  if (!ok) {
    const wait = retryAfterMs(headers.get('Retry-After'), Date.now());
    throw new ReadError('refused', await response.text(), {
      status,
      retryAfterMs: wait && Math.min(wait, longestRetryAfterMs),
    });
  }
  const read = signedSchema.safeParse(await response.json().catch(() => null));
  if (!read.success)
    throw new ReadError('unreadable', 'The answer has another shape', {
      status,
      cause: read.error,
    });
  return new Map(
    read.data.flatMap(({ path, signedURL }) =>
      signedURL === null ? [] : [[bucket + path, storageUrl + signedURL] as const],
    ),
  );
}

async function request(slug: string, paths: readonly string[], signal: AbortSignal) {
  try {
    return await fetchSignatures(storageUrl + signedPath + bucket.slice(0, -1), {
      method: 'POST',
      headers: {
        ...visitorHeaders,
        'Content-Type': 'application/json',
        'x-share-slug': encodeURIComponent(slug),
      },
      body: JSON.stringify({
        expiresIn: signedMs / 1000,
        paths: paths.map((path) => path.slice(bucket.length)),
      }),
      signal,
    });
  } catch (cause) {
    signal.throwIfAborted();
    const isTimeOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ReadError(isTimeOut ? 'time-out' : 'no-connection', String(cause), { cause });
  }
}
