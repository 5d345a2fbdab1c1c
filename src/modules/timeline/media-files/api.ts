import * as z from 'zod/mini';
import { createFunctionsClient } from '@/lib/http/functions-client';
import { retryAfterMs } from '@/lib/http/retry-after';
import { address, key } from '@/lib/supabase';
import { ReadError } from '../api';
import { storageUrl } from './media-path';
import type { SignedFiles } from './signed-urls';

/** Signed URLs of objects in the private bucket, from the function `sign-files`. */

/** The function takes no more. */
const batchSize = 500;
const signedPath = '/object/sign/timeline-media/';
const answerSchema = z.object({
  /** In seconds. */
  expiresIn: z.number().check(z.gte(60)),
  urls: z.record(z.string(), z.string().check(z.startsWith(signedPath))),
});

/**
 * The signed URLs of these paths; a path that no readable row names is left out.
 * @throws ReadError
 * @throws the reason of the signal
 */
export async function signPaths(
  slug: string,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<SignedFiles> {
  const askedAt = Date.now();
  const batches = Array.from({ length: Math.ceil(paths.length / batchSize) }, (_, at) =>
    paths.slice(at * batchSize, (at + 1) * batchSize),
  );
  const answers = await Promise.all(batches.map((batch) => ask(slug, batch, signal)));
  const lifeMs = 1000 * Math.min(3600, ...answers.map(({ expiresIn }) => expiresIn));
  return {
    urls: new Map(
      answers.flatMap(({ urls }) =>
        Object.entries(urls).map(([path, url]) => [path, storageUrl + url] as const),
      ),
    ),
    // Media that start to load just before the end can go on.
    renewAt: askedAt + (lifeMs * 5) / 6,
    expiresAt: askedAt + lifeMs,
  };
}

async function ask(slug: string, paths: readonly string[], signal: AbortSignal) {
  const { data, error, response } = await createFunctionsClient(address(), key).invoke<unknown>(
    'sign-files',
    {
      body: { paths },
      headers: { 'x-share-slug': encodeURIComponent(slug) },
      signal,
    },
  );
  signal.throwIfAborted();
  const status = response?.status ?? 0;
  if (error) {
    const { context } = error as { context?: { name?: string } };
    const fault = context?.name === 'TimeoutError' ? 'time-out' : 'no-connection';
    const wait = retryAfterMs(response?.headers.get('Retry-After'), Date.now());
    throw new ReadError(response ? 'refused' : fault, String(error), {
      status,
      retryAfterMs: wait,
    });
  }
  const read = answerSchema.safeParse(data);
  if (!read.success)
    throw new ReadError('unreadable', 'The answer has another shape', {
      status,
      cause: read.error,
    });
  return read.data;
}
