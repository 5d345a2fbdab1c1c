import type { QueryFunctionContext } from '@tanstack/react-query';
import { signUrls } from './api';
import { watchMediaErrors } from './recover-media';
import { createFiles, openFiles, type SignedFiles } from './signed-urls';

/**
 * Signs the wanted URLs that have no signature, or all of them when it is time to renew.
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
    const missing = [...wanted].filter((url) => !kept?.urls.has(url));
    if (missing.length === 0 && files) return files;
    const signed = await signUrls(slug, missing, signal);
    for (const url of missing) if (!signed.urls.has(url)) wanted.delete(url);
    const first = kept && kept.expiresAt < signed.expiresAt ? kept : signed;
    files = createFiles(new Map([...(kept?.urls ?? []), ...signed.urls]), first);
  }
}
