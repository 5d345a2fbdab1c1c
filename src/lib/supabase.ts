import type { PostgrestClient } from '@supabase/postgrest-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/config/env';
import { fetchOrTake } from './begun-reads';
import { fetchWithLimit } from './fetch-with-limit';

/** The one way to the backend; without configuration that is the embedded one at our own address. */

const key = env.VITE_SUPABASE_PUBLISHABLE_KEY ?? 'sb_publishable_embedded';
const address = () => env.VITE_SUPABASE_URL ?? window.location.origin;
const fetchInTime = fetchWithLimit(20_000, fetchOrTake);

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
    global: { fetch: fetchInTime },
    // A link may not sign anyone in: it could carry a stranger's session.
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    // Not at once: a channel that joins while the socket of the last one closes would stay deaf.
    realtime: { disconnectOnEmptyChannelsAfterMs: 1000 },
  });
});

/** The part of the client that reads and writes rows, for pages that need no session and no socket. */
export const supabaseRows = once(async (): Promise<PostgrestClient> => {
  const { PostgrestClient } = await import('@supabase/postgrest-js');
  return new PostgrestClient(`${address().replace(/\/$/, '')}/rest/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    fetch: fetchInTime,
  });
});
