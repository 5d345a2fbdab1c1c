import type { PostgrestClient } from '@supabase/postgrest-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/config/env';
import { fetchPrefetched } from './http/prefetched-reads';
import { fetchWithLimit } from './http/fetch-with-limit';

/** The one way to the backend; without configuration that is the embedded one at our own address. */

const key = env.VITE_SUPABASE_PUBLISHABLE_KEY ?? 'sb_publishable_embedded';
const address = () => env.VITE_SUPABASE_URL ?? window.location.origin;

/** For a read of rows, which usually takes a fraction of this. */
const readLimitMs = 10_000;
/** For a call of a function: the help chat's may have to start, and asks a language model. */
const callLimitMs = 20_000;
const fetchRows = fetchWithLimit(readLimitMs, fetchPrefetched);

/** Makes its value at the first call and keeps it; one that could not be made is tried again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** The whole client. Its 43 kB arrive by `import()`, so that only pages that use it pay for it. */
export const supabase = once(async (): Promise<SupabaseClient> => {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(address(), key, {
    global: { fetch: fetchWithLimit(callLimitMs) },
    // A link may not sign anyone in: it could carry a stranger's session.
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    // Not at once: a channel that joins while the socket of the last one closes would stay deaf.
    realtime: { disconnectOnEmptyChannelsAfterMs: 1000 },
  });
});

const postgrest = once(() => import('@supabase/postgrest-js'));

/**
 * The part of the client that reads and writes rows, for pages that need no session and no socket.
 * Its answers hide the headers: `onResponse` sees them before the answer is there.
 */
export async function supabaseRows(
  onResponse?: (response: Response) => void,
): Promise<PostgrestClient> {
  const { PostgrestClient } = await postgrest();
  return new PostgrestClient(`${address().replace(/\/$/, '')}/rest/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    fetch: async (input, init) => {
      const response = await fetchRows(input, init);
      onResponse?.(response);
      return response;
    },
  });
}
