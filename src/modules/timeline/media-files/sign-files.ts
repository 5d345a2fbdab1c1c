import type { QueryFunctionContext } from '@tanstack/react-query';
import { signPaths } from './api';
import { watchMediaErrors } from './recover-media';
import { openFiles, type SignedFiles } from './signed-urls';

/**
 * Signs the wanted paths that have no URL, or all of them when it is time to renew.
 * @throws ReadError
 * @throws the reason of the signal
 */
export async function signFiles(
  slug: string,
  wanted: Set<string>,
  { client, queryKey, signal }: QueryFunctionContext,
): Promise<SignedFiles> {
  openFiles({ client, queryKey });
  watchMediaErrors();
  let files = client.getQueryData<SignedFiles>(queryKey);
  // Again for the rows that were read during a call.
  for (;;) {
    const kept = files && files.renewAt > Date.now() ? files : undefined;
    const paths = [...wanted].filter((path) => !kept?.urls.has(path));
    if (paths.length === 0 && files) return files;
    const signed = await signPaths(slug, paths, signal);
    for (const path of paths) if (!signed.urls.has(path)) wanted.delete(path);
    files = kept ? { ...kept, urls: new Map([...kept.urls, ...signed.urls]) } : signed;
  }
}
